import { expect, test } from 'vitest'
import { arrangementIn } from './in-session.ts'

const ofQuiz = { shuffle_questions: 'all', one_way: true, wrong_costs: 0.25 } as const

test.each([
  ['no rules', ofQuiz, null, ofQuiz],
  ['no rules', null, undefined, null],
  ['other rules', ofQuiz, { shuffle_options: true }, { shuffle_options: true, wrong_costs: 0.25 }],
  ['the same paper for all', { one_way: true }, {}, null],
  ['rules', null, { one_way: true }, { one_way: true }],
] as const)('a session with %s of its own: %j and %j', (_, quiz, session, expected) =>
  expect(arrangementIn(quiz, session)).toEqual(expected),
)
