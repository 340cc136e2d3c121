/** Origins of a figure: our own, planned, of the market, and data of an example. */
export const stampKinds = ['stated', 'target', 'market', 'sample'] as const
