import { expect, test } from 'vitest'
import { unwrapRing } from './unwrap-ring.ts'

test('a ring across the date line continues beyond it and returns', () =>
  expect(
    unwrapRing([
      [179, 1],
      [-179, 2],
      [-178, 1],
      [179, 1],
    ]),
  ).toEqual([
    [179, 1],
    [181, 2],
    [182, 1],
    [179, 1],
  ]))
test('any other ring is unchanged', () =>
  expect(
    unwrapRing([
      [10, 1],
      [20, 2],
      [10, 1],
    ]),
  ).toEqual([
    [10, 1],
    [20, 2],
    [10, 1],
  ]))
