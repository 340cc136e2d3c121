/** Origins of a figure: stated by the company, a target, an outside projection, or sample data. */
export const stampKinds = ['stated', 'target', 'market', 'sample'] as const
