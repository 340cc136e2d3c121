/** Drawn share of a piece, from 0 to 1. Without a script everything is drawn. */
export const drawn = '--onenode-drawn'
