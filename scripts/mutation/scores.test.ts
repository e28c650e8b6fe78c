import { expect, test } from 'vitest'
import type { MutationGroup } from './groups.ts'
import { requiredFigure } from './scores.ts'

const group = (name: string, isRequired: boolean): MutationGroup => ({
  name,
  tests: [],
  files: [],
  sample: 1,
  isRequired,
})
const groups = [group('relay', true), group('auth', true), group('figures', false)]
const date = '2026-11-23'
const relay = { detected: 8, undetected: 2, date }

test('given a score of each group of the bar, adds up their mutants', () => {
  const scores = { relay, auth: { detected: 82, undetected: 8, date }, figures: { ...relay, detected: 0 } }
  expect(requiredFigure(groups, scores)).toMatchObject({
    found: '90.0 % of 100: relay 80.0 %, auth 91.1 %',
    met: true,
  })
})

test('given fewer than 85 % detected, the bar is not met, with a reason', () => {
  const scores = { relay, auth: { detected: 76, undetected: 14, date } }
  expect(requiredFigure(groups, scores)).toMatchObject({ met: false, reason: expect.any(String) })
})

test('given a group of the bar without a score, there is no figure', () => {
  expect(requiredFigure(groups, { relay })).toBeUndefined()
})
