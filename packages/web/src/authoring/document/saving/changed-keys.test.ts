import { keyOfInteraction } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { AcceptedText } from '@quizwright/domain/kinds/short-answer/schema.ts'
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
  expect(findChangedKeys(withKey(1), saved)).toEqual([
    { questionId: saved[1]!._id, choice: { kind: 'other_key', correct: [1] } },
  ])
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

const typed = (...accepted: AcceptedText[]) =>
  saved.with(0, {
    ...saved[0]!,
    options: [],
    interaction: { ...blankShortAnswer(), key: { ...blankShortAnswer().key, accepted } },
  })
const text = (value: string, changes: Partial<AcceptedText> = {}): AcceptedText => ({
  value,
  is_pattern: false,
  share: 100,
  ...changes,
})

test('an accepted answer that was added is a correction that accepts it', () => {
  expect(findChangedKeys(typed(text('Paris'), text('Lutetia', { share: 50 })), typed(text('Paris')))).toEqual(
    [
      {
        questionId: saved[0]!._id,
        choice: { kind: 'accept', correct: [], accepted: [{ answer: 'Lutetia', share: 50 }] },
      },
    ],
  )
})

test.each([
  ['one was taken away', typed(text('Lutetia'))],
  ['it is a pattern', typed(text('Paris'), text('L*', { is_pattern: true }))],
  [
    'its text was changed, too',
    typed(text('Paris'), text('Lutetia')).with(1, { ...saved[1]!, question: 'Other?' }),
  ],
  ['it is empty', typed(text('Paris'), text(' '))],
])('no correction accepts an answer if %s', (_why, drafted) => {
  expect(findChangedKeys(drafted, typed(text('Paris')))).toEqual([])
})

test.each(['matching', 'ordering', 'cloze'] as const)(
  '%s: another key of the parts is a correction',
  (kind) => {
    const { asked, otherKey } = kindSamples[kind]
    const asks = (one: typeof asked) => saved.with(0, { ...saved[0]!, question: 'Which?', ...one })
    const key = keyOfInteraction(otherKey.interaction)
    expect(findChangedKeys(asks(otherKey), asks(asked))).toEqual([
      { questionId: saved[0]!._id, choice: { kind: 'other_key', correct: [], key } },
    ])
    expect(findChangedKeys(asks({ ...otherKey, question: 'Other?' }), asks(asked))).toEqual([])
  },
)
