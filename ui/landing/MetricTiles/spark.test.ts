import { expect, test } from 'vitest'
import { heights, spark, windowAt } from './spark.ts'

test('the series goes round, with one point from before at its start', () => {
  expect(windowAt([1, 2, 3], 0)).toEqual([3, 1, 2, 3])
  expect(windowAt([1, 2, 3], 1)).toEqual([1, 2, 3, 1])
  expect(windowAt([1, 2, 3], 3)).toEqual(windowAt([1, 2, 3], 0))
})

test('the largest value stands at the top, and a level line inside the drawing', () => {
  const height = heights([4, 8, 6])
  expect([height(8), height(4)]).toEqual([spark.inset, spark.height - spark.inset])
  expect(heights([5, 5])(5)).toBe(spark.height - spark.inset)
})
