import { expect, test } from 'vitest'
import { grid, nodesAt, routeAt } from './routing.ts'

test('at every tick exactly one node is chosen, and it was free before', () => {
  for (let tick = 0; tick < 24; tick++) {
    const chosen = [0, 1, 2, 3]
      .flatMap((network) => nodesAt(network, tick).map((state, node) => ({ network, node, state })))
      .filter((n) => n.state === 'chosen')
    expect(chosen).toHaveLength(1)
    const other = [...Array(24).keys()].find((t) => routeAt(t).network !== chosen[0]!.network)!
    expect(nodesAt(chosen[0]!.network, other)[chosen[0]!.node]).toBe('free')
  }
})

test('a network has the nodes of its grid', () => {
  expect(nodesAt(3, 0)).toHaveLength(grid.columns * grid.rows)
})
