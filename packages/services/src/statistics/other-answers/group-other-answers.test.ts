import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { expect, test } from 'vitest'
import { groupOtherAnswers } from './group-other-answers.ts'

const asked = { options: [], interaction: blankShortAnswer(['Paris']) }
const given = (answer: string, times: number) => ({ answer, given: times, total: 50 * times })

test('blank answers and those of characters that nobody sees are none of the other answers', () => {
  const written = [given('Paris', 4), given('\u200b \u2060', 3), given('', 2), given('Lyon', 1)]
  const { answers, different } = groupOtherAnswers(asked, written, 10)
  expect(answers).toMatchObject([{ answer: 'Lyon', given: 1, share: 10, mean_total: 50 }])
  expect(different).toBe(1)
})
