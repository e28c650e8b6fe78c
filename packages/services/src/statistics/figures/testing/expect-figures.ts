import { defined } from '@quizwright/domain/defined.ts'
import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { expect } from 'vitest'

export const valuesOf = (figures: readonly Figure[]) => figures.map(({ value }) => value)

export const closeTo = (...expected: number[]) => expected.map((value) => expect.closeTo(value, 9))

/** Expects an interval that contains its value and stays within these limits. */
export const expectSoundInterval = (
  figure: Figure,
  limits: [number, number] = [-Infinity, Infinity],
): void => {
  const [low, high] = defined(figure.interval, 'figure.interval')
  expect(low).toBeLessThanOrEqual(defined(figure.value, 'figure.value') + 1e-9)
  expect(high).toBeGreaterThanOrEqual(defined(figure.value, 'figure.value') - 1e-9)
  expect(low).toBeGreaterThanOrEqual(limits[0])
  expect(high).toBeLessThanOrEqual(limits[1])
}
