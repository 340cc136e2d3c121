/** Drawn share of a piece of the line, from 0 to 1. `drawLine` sets it, and without a script everything is drawn. */
export const drawn = '--onenode-drawn'
