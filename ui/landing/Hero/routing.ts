/** Columns and rows of a network's grid of nodes. */
export const grid = { columns: 8, rows: 4 } as const

/** Busy nodes of each network, one row of bits a line, and the free one that a route may choose. */
const busy = [
  ['10100100', '10010010', '01010010', '01001001'],
  ['01001010', '01001001', '00100101', '10100100'],
  ['00100100', '10010100', '10010010', '01001001'],
  ['01010010', '01001001', '00101001', '00100100'],
] as const

/** Routes of the figure in turn: index of the network, and of its free node. */
const choices = [
  { network: 0, node: 12 },
  { network: 2, node: 12 },
  { network: 1, node: 10 },
  { network: 3, node: 16 },
  { network: 0, node: 29 },
  { network: 2, node: 24 },
] as const

/** State of a node: free, busy, or chosen and verified. */
export type NodeState = 'free' | 'busy' | 'chosen'

export const routeAt = (tick: number) => choices[tick % choices.length]!

/** States of a network's nodes at a tick, row by row. */
export function nodesAt(network: number, tick: number): NodeState[] {
  const route = routeAt(tick)
  return busy[network % busy.length]!.flatMap((row, y) =>
    Array.from(row, (bit, x): NodeState => {
      if (route.network === network && route.node === y * grid.columns + x) return 'chosen'
      return bit === '1' ? 'busy' : 'free'
    }),
  )
}
