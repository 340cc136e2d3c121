/** Where the pen rests in the window before the reader scrolls: a share of its height. The stylesheet and the script agree on it. */
export const restingPosition = 0.62
