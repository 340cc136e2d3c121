/** Position of the pen before the reader scrolls, as a share of the window's height; stylesheet and script share it. */
export const restingPosition = 0.62
