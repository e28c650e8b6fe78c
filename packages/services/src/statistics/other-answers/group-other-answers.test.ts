import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { readAccepted } from '@quizwright/domain/kinds/numeric/written.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { describe, expect, test } from 'vitest'
import { groupOtherAnswers } from './group-other-answers.ts'

const asked = { options: [], interaction: blankShortAnswer(['Paris']) }
const given = (answer: string, times: number) => ({ answer, given: times, total: 50 * times })

test('blank answers and those of characters that nobody sees are none of the other answers', () => {
  const written = [given('Paris', 4), given('\u200b \u2060', 3), given('', 2), given('Lyon', 1)]
  const { answers, different } = groupOtherAnswers(asked, written, 10)
  expect(answers).toMatchObject([{ answer: 'Lyon', given: 1, share: 10, mean_total: 50 }])
  expect(different).toBe(1)
})

describe('wrong answers to drawn numbers', () => {
  const numeric = blankNumeric()
  const area = {
    options: [],
    interaction: {
      ...numeric,
      variables: [
        { by: 'range' as const, name: 'a', from: '10', to: '19', step: '1' },
        { by: 'range' as const, name: 'b', from: '3', to: '9', step: '1' },
      ],
      key: { ...numeric.key, accepted: [readAccepted('a*b')] },
    },
  }
  const valuesOf = (variant: number) => [10 + (variant % 10), 3 + Math.floor(variant / 10)] as const
  const sumOf = (variant: number, times: number) => {
    const [a, b] = valuesOf(variant)
    return { ...given(String(a + b), times), variant }
  }

  test('that one formula gives are listed as the formula, which can be accepted for all', () => {
    const written = [
      sumOf(0, 3),
      sumOf(14, 2),
      sumOf(27, 1),
      { ...given(' 13 ', 1), variant: 0 },
      { ...given('999', 2), variant: 5 },
      { ...given('30', 4), variant: 0 },
    ]
    const { answers, different } = groupOtherAnswers(area, written, 14)
    expect(different).toBe(2)
    expect(answers).toMatchObject([
      {
        answer: 'a+b',
        ways: 1,
        given: 7,
        share: 50,
        mean_total: 50,
        credit: 0,
        can_accept: true,
        formula: { sets: 3, example: '13', values: 'a = 10, b = 3' },
      },
      { answer: '999', given: 2, values: 'a = 15, b = 3', can_accept: false },
    ])
    expect(answers[1]).not.toHaveProperty('formula')
  })

  test('to fewer than three sets of numbers are listed for each set', () => {
    const { answers } = groupOtherAnswers(area, [sumOf(0, 9), sumOf(14, 9)], 18)
    expect(answers.map(({ answer, values }) => [answer, values])).toEqual([
      ['13', 'a = 10, b = 3'],
      ['18', 'a = 14, b = 4'],
    ])
  })
})
