import { expect, test } from 'vitest'
import { classIndex, quantileClasses } from './quantile-classes.ts'

const ranges = (values: number[]) => quantileClasses(values).map(({ least, most }) => [least, most])

test('given one place with nearly all attempts, then the others still differ in colour', () =>
  expect(ranges([9_000, 5, 6, 8, 12, 20, 33, 50, 70, 90])).toEqual([
    [5, 6],
    [8, 12],
    [20, 33],
    [50, 70],
    [90, 9_000],
  ]))

test('given few different values, then each has its own colour', () => {
  expect(ranges([7, 5, 7])).toEqual([
    [5, 5],
    [7, 7],
  ])
  expect(new Set(quantileClasses([1, 2, 3]).map(({ color }) => color)).size).toBe(3)
  expect(ranges([])).toEqual([])
})

test('given many equal values, then they are in one class and no class is empty', () => {
  const classes = quantileClasses([5, 5, 5, 5, 5, 5, 5, 6, 7, 8, 9, 10])
  expect(classes.map(({ least, most }) => [least, most])).toEqual([
    [5, 5],
    [6, 8],
    [9, 10],
  ])
  expect([5, 6, 10].map((value) => classIndex(classes, value))).toEqual([0, 1, 2])
})
