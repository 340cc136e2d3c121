import { expect, test } from 'vitest'
import { drawClimb, drawParts, getPosition } from './drawing.ts'

const frame = { x: 10, y: 0, leaf: 20, level: 30 }

test('centers a parent above its children', () => {
  for (const [level, index] of [
    [1, 2],
    [2, 1],
    [3, 0],
  ] as const) {
    const [left, right] = [getPosition(frame, 3, level - 1, index * 2), getPosition(frame, 3, level - 1, index * 2 + 1)]
    expect(getPosition(frame, 3, level, index)).toEqual({ x: (left.x + right.x) / 2, y: left.y - 30 })
  }
})

test('draws a path from a leaf to the root', () => {
  expect(drawClimb(frame, 2, 3)).toBe('M70 60V45H60V30V15H40V0')
})

test('proves a leaf with one node and one sibling per level', () => {
  const levels = [Array(8).fill(''), Array(4).fill(''), Array(2).fill(''), ['']]
  for (let leaf = 0; leaf < 8; leaf++) {
    for (const [level, parts] of drawParts(levels, leaf).entries()) {
      expect(parts.filter((part) => part === 'proven')).toHaveLength(1)
      expect(parts.filter((part) => part === 'sibling')).toHaveLength(level === 3 ? 0 : 1)
    }
  }
})
