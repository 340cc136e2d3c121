import { expect, test } from 'vitest'
import { heights, spark, windowAt } from './spark.ts'

test('the series goes round, with one point from before at its start', () => {
  expect(windowAt([1, 2, 3], 0)).toEqual([3, 1, 2, 3])
  expect(windowAt([1, 2, 3], 1)).toEqual([1, 2, 3, 1])
  expect(windowAt([1, 2, 3], 3)).toEqual(windowAt([1, 2, 3], 0))
})

test('the scale begins at zero: a steady line is level, and a half is half as high', () => {
  const height = heights([4, 8, 6])
  expect([height(8), height(4), height(0)]).toEqual([spark.inset, spark.height / 2, spark.height - spark.inset])
  expect(heights([5, 5])(5)).toBe(spark.inset)
  expect(heights([0, 0])(0)).toBe(spark.height - spark.inset)
})
