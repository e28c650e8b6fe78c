import { expect, test } from 'vitest'
import type { Change } from './planning/find-changes.ts'
import { listChanges } from './planning/summarize.ts'

const change = (fullName: string, before: number, after: number): Change =>
  ({
    met: { attemptId: fullName, fullName, result: resultOf(before) },
    result: resultOf(after),
  }) as unknown as Change
const resultOf = (correctPercentage: number) => ({ correctPercentage, isPassed: correctPercentage >= 50 })

test('those who change between pass and fail come first, and losers before gainers', () => {
  const changes = [
    change('gains a lot', 50, 90),
    change('passes now', 40, 60),
    change('loses some', 90, 80),
    change('fails now', 55, 45),
    change('gains some', 60, 70),
  ]
  expect(listChanges(changes, 0, 10).map((listed) => listed.full_name)).toEqual([
    'fails now',
    'passes now',
    'loses some',
    'gains a lot',
    'gains some',
  ])
})
