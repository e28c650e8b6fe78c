import { expect, test } from 'vitest'
import { goodQuestions } from '../../editor/testing/fake-quiz.ts'
import { findChangedKeys } from './changed-keys.ts'

const saved = goodQuestions(3)
const withKey = (index: number) =>
  saved.map((question, at) =>
    at === 1
      ? {
          ...question,
          options: question.options.map((option, one) => ({ ...option, is_correct: one === index })),
        }
      : question,
  )

test('a draft in which only keys differ names them', () => {
  expect(findChangedKeys(withKey(1), saved)).toEqual([{ questionId: saved[1]!._id, correct: [1] }])
})

test.each([
  ['nothing differs', saved],
  ['a question was removed, too', withKey(1).slice(0, 2)],
  ['a text was changed, too', withKey(1).with(0, { ...saved[0]!, question: 'Other?' })],
  ['the marks were changed, too', withKey(1).with(1, { ...withKey(1)[1]!, weightage: 5 })],
  ['questions were moved, too', withKey(1).toReversed()],
  ['no option is right', withKey(9)],
])('a draft names none if %s', (_why, drafted) => {
  expect(findChangedKeys(drafted, saved)).toEqual([])
})
