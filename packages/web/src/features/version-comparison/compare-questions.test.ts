import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareQuestions, kindsOf } from './compare-questions.ts'

/** Each version gives its questions new ids, but keeps the origin ids. */
const version = (name: string, ...written: string[]): DraftQuestion[] =>
  written.map((text) => ({
    ...blankQuestion(`${name}-${text[0]}`, 'full'),
    question: text,
    origin_id: text[0],
  }))
const compared = (before: DraftQuestion[], after: DraftQuestion[]) =>
  compareQuestions(before, after).map((one) => [
    one.origin,
    one.before?.no ?? null,
    one.after?.no ?? null,
    kindsOf(one).join(' '),
  ])

test('questions of two versions are matched by origin', () => {
  expect(compared(version('1', 'a', 'b', 'c', 'd'), version('2', 'a', 'c changed', 'n', 'd'))).toEqual([
    ['a', 1, 1, 'unchanged'],
    ['b', 2, null, 'removed'],
    ['c', 3, 2, 'changed'],
    ['n', null, 3, 'added'],
    ['d', 4, 4, 'unchanged'],
  ])
})

test('a question of the first version is its own origin', () => {
  const first = version('1', 'a').map((question) => ({ ...question, _id: 'a', origin_id: undefined }))
  expect(compared(first, version('2', 'a'))).toEqual([['a', 1, 1, 'unchanged']])
})

test('the smallest set of questions counts as moved, and a moved question may also be changed', () => {
  expect(
    compared(version('1', 'a', 'b', 'c', 'd'), version('2', 'd new', 'a', 'b', 'c')).map((row) => row[3]),
  ).toEqual(['changed moved', 'unchanged', 'unchanged', 'unchanged'])
})

test('a deleted question is listed at its former position, even at the top', () => {
  expect(compared(version('1', 'a', 'b', 'c'), version('2', 'c')).map((row) => row[0])).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(compared(version('1', 'a', 'b'), [])).toEqual([
    ['a', 1, null, 'removed'],
    ['b', 2, null, 'removed'],
  ])
})

test('after any edits, every question of both versions is listed once', () => {
  const side = fc.shuffledSubarray([...'abcdefgh'])
  fc.assert(
    fc.property(side, side, (one, other) => {
      const rows = compareQuestions(version('1', ...one), version('2', ...other))
      expect(rows.flatMap((row) => row.before?.no ?? []).toSorted((a, b) => a - b)).toEqual(
        one.map((_, index) => index + 1),
      )
      expect(rows.flatMap((row) => row.after?.no ?? [])).toEqual(other.map((_, index) => index + 1))
      // Without the moved questions, the rest are in their old order.
      const stayed = rows
        .filter((row) => row.before && row.after && !row.isMoved)
        .map((row) => row.before!.no)
      expect(stayed).toEqual(stayed.toSorted((a, b) => a - b))
    }),
  )
})
