/** Where the pen rests in the window before the reader scrolls: a share of its height. The stylesheet and the script agree on it. */
export const restingPen = 0.62
