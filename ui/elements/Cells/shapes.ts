/** Networks, drawn as a square, a bar, a dot and a plus in this order. */
export const cellShapes = ['gpu', 'storage', 'compute', 'network'] as const

export type CellShape = (typeof cellShapes)[number]

export const cellPaths: Readonly<Record<CellShape, string>> = {
  gpu: 'M-4.5-4.5h9v9h-9z',
  storage: 'M-5.2-3h10.4v6h-10.4z',
  compute: 'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  network: 'M-1.4-4.5h2.8v3.1h3.1v2.8h-3.1v3.1h-2.8v-3.1h-3.1v-2.8h3.1z',
}
