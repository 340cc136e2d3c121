import { expect, test } from 'vitest'
import { gpusPerCell, createLattice, outer } from './lattice.ts'

test('uses one cell per GPU, or one cell for several GPUs when they do not fit', () => {
  expect([0, 1, 64, 700].map(gpusPerCell)).toEqual([1, 1, 1, 1])
  expect(gpusPerCell(10_000)).toBe(14)
})

test('fits 0 to 799, 10,000 and a million GPUs into a lattice', () => {
  for (const gpus of [...Array.from({ length: 800 }, (_, at) => at), 10_000, 1_000_000]) {
    const { taken, gpusPerCell, spots } = createLattice(gpus)
    expect(taken).toBeLessThanOrEqual(spots.length)
    expect(taken).toBe(Math.ceil(gpus / gpusPerCell))
  }
})

test('chooses the smallest lattice with some room left', () => {
  for (const gpus of [1, 64, 256, 600]) expect(createLattice(gpus).spots.length).toBeGreaterThanOrEqual(gpus * 1.12)
  expect([1, 64, 256, 600].map((gpus) => createLattice(gpus).side)).toEqual([5, 12, 24, 34])
})

test('orders the cells of the ring from the middle outward', () => {
  const { spots, pitch } = createLattice(64)
  for (const { x, y, r } of spots) {
    expect(r).toBeCloseTo(Math.hypot(x, y))
    expect(r).toBeGreaterThan(outer * 0.45)
    expect(r).toBeLessThan(outer)
    expect(Math.min(x, y)).toBeGreaterThan(pitch / 2)
  }
  expect(spots).toEqual(spots.toSorted((one, other) => one.r - other.r || one.x - other.x))
})
