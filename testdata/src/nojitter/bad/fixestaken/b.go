package fixestaken

var rand = 1
