import { expect, test } from 'vitest'
import { blankQuestion } from './blank-question.ts'
import { blankDetails } from './details.ts'
import {
  canRedo,
  canUndo,
  lastStepChanged,
  nextStepChanges,
  pageOfQuestion,
  questionsOnPage,
  quizRef,
  sameItems,
} from './selectors.ts'
import { createQuizDraft } from './store.ts'
import { storedQuiz } from './testing/stored-quiz.ts'

const details = { ...blankDetails(new Date('2026-11-21T10:00:00Z')), name: 'Motion' }
const open = (count = 0) => {
  const questions = Array.from({ length: count }, (_, index) => blankQuestion(`q${index + 1}`, 'full'))
  const store = createQuizDraft({ quiz: storedQuiz, document: { details, questions } })
  return { store, context: () => store.getSnapshot().context }
}

test("given questions on three pages, each page holds ten of them and a question's number leads to its page", () => {
  const { context } = open(21)
  const ids = [1, 2, 3, 4].map((page) => questionsOnPage(context(), page).map(({ _id }) => _id))
  expect(ids.map((page) => [page.length, page[0], page.at(-1)])).toEqual([
    [10, 'q1', 'q10'],
    [10, 'q11', 'q20'],
    [1, 'q21', 'q21'],
    [0, undefined, undefined],
  ])
  expect([1, 10, 11, 20, 21].map(pageOfQuestion)).toEqual([1, 1, 2, 2, 3])
})

test('two lists are equal only if they hold the same items in the same order', () => {
  const [a, b] = [{}, {}]
  expect(sameItems([a, b], [a, b])).toBe(true)
  expect([
    sameItems([a, b], [b, a]),
    sameItems([a], [a, b]),
    sameItems([a, b], [a]),
    sameItems([], [a]),
  ]).toEqual([false, false, false, false])
})

test('without a quiz there is no reference for calls; with one, it has the revision of the details', () => {
  expect(quizRef(createQuizDraft({ document: { details } }).getSnapshot().context)).toBeNull()
  const { store, context } = open()
  const ref = { quizId: storedQuiz._id, sessionId: storedQuiz.session_id }
  expect(quizRef(context())).toEqual({ ...ref, revision: storedQuiz.revision })
  store.trigger.detailsRead({ details, revision: 7 })
  expect(quizRef(context())).toEqual({ ...ref, revision: 7 })
})

test('after an edit of the details, undo and redo refer to the details only', () => {
  const { store, context } = open()
  expect([canUndo(context()), lastStepChanged(context(), 'details')]).toEqual([false, false])
  store.trigger.setDetails({ changes: { name: 'Mine' } })
  expect([lastStepChanged(context(), 'details'), lastStepChanged(context(), 'questions')]).toEqual([
    true,
    false,
  ])
  expect([canRedo(context()), nextStepChanges(context(), 'details')]).toEqual([false, false])
  store.trigger.undo()
  expect([nextStepChanges(context(), 'details'), nextStepChanges(context(), 'questions')]).toEqual([
    true,
    false,
  ])
})
