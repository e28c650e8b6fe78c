import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { expect, test } from 'vitest'
import {
  decide,
  decidedCount,
  emptySession,
  keepTheirs,
  keyOf,
  moveTo,
  nextOpen,
  undo,
  withAnswers,
  withConflicts,
} from './marking-session.ts'

const answer = (result: string): AnswerToMark => ({
  result_id: result,
  question_id: 'Q',
  revision: 0,
  quiz_id: 'Z',
  quiz_name: 'Essays',
  question_no: 1,
  content_id: 'C',
  total_marks: 5,
  answer: result,
  uploaded_images: [],
  student: { id: result, full_name: result },
  submitted_at: '2030-01-01 10:00:00',
  suggestion: null,
})
const [a, b, c, d] = ['A', 'B', 'C', 'D'].map(answer) as [
  AnswerToMark,
  AnswerToMark,
  AnswerToMark,
  AnswerToMark,
]
const begun = withAnswers(emptySession, [a, b, c])
const mark = (marks: number) => ({ decision: 'mark' as const, marks })

test('after a decision the next waiting answer is shown, and after the last the first skipped one', () => {
  const one = decide(begun, [a], mark(3))
  expect([one.at, decidedCount(one)]).toEqual([1, 1])
  const passed = decide(moveTo(one, 2), [c], mark(2))
  expect([passed.at, nextOpen(passed)]).toEqual([1, 1])
  const all = decide(passed, [b], mark(1))
  expect([decidedCount(all), nextOpen(all)]).toEqual([3, 1])
})

test('a group is decided and undone together, including answers that were not loaded', () => {
  const group = decide(begun, [a, c, d], mark(4))
  expect([group.answers.length, decidedCount(group), group.at]).toEqual([4, 3, 1])
  const { session, undone } = undo(group)
  expect([decidedCount(session), session.at]).toEqual([0, 0])
  expect(undone).toEqual([a, c, d].map((one) => ({ key: keyOf(one), before: undefined })))
  expect(undo(session).undone).toEqual([])
})

test('undoing a mark that replaced another restores the other', () => {
  const twice = decide(moveTo(decide(begun, [a], mark(3)), 0), [a], mark(5))
  const { session, undone } = undo(twice)
  expect(session.given.get(keyOf(a))).toEqual(mark(3))
  expect(undone).toEqual([{ key: keyOf(a), before: mark(3) }])
})

test('a page with repeated answers adds only new ones, and moving stays within the loaded answers', () => {
  expect(withAnswers(begun, [c, d]).answers).toEqual([a, b, c, d])
  expect(withAnswers(begun, [a])).toBe(begun)
  expect([moveTo(begun, -1).at, moveTo(begun, 9).at]).toEqual([0, 2])
})

test('a conflict waits for a decision; keeping theirs restores their mark, or none', () => {
  const conflict = { result_id: 'A', reason: 'changed' as const, revision: 2, confirmation: null }
  const marked = decide(begun, [a], mark(3))
  const theirs = withConflicts(marked, 'Q', [{ ...conflict, marks: 1 }])
  expect(nextOpen(moveTo(theirs, 2))).toBe(0)
  expect(keepTheirs(theirs, keyOf(a)).given.get(keyOf(a))).toEqual(mark(1))
  const waiting = keepTheirs(withConflicts(marked, 'Q', [{ ...conflict, marks: null }]), keyOf(a))
  expect([waiting.given.size, waiting.conflicts.size]).toEqual([0, 0])
})
