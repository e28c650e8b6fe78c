import { expect, test } from 'vitest'
import { groupByKind } from './kinds.ts'

const at = (questionNo: number, rule: string) => ({
  questionNo,
  finding: { rule, severity: 'error' as const, field: 'options', message: `The message of ${rule}` },
})

test('counts findings by kind, each question once, and leaves out those of the whole quiz', () => {
  const kinds = groupByKind([
    at(0, 'questionsMissing'),
    at(2, 'optionEmpty'),
    at(2, 'optionEmpty'),
    at(3, 'correctMissing'),
    at(5, 'optionEmpty'),
    at(6, 'ofAnotherBuild'),
  ])
  expect(kinds.map(({ name, questionNos }) => [name, questionNos])).toEqual([
    ['2 with an empty option', [2, 5]],
    ['1 without a correct answer', [3]],
    ['1 The message of ofAnotherBuild', [6]],
  ])
})
