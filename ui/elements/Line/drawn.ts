/** How far a piece of the line is drawn, 0 to 1. `draw.ts` sets it; without a script everything is drawn. */
export const drawn = '--onenode-drawn'
