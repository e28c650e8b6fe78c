import { runs } from '@quizwright/domain/test-support/long-form.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStoredHistory, readHistory, storedSteps, toStoredHistory } from './stored-history.ts'

const written = (id: string, question = `What is ${id}?`) => ({ ...blankQuestion(id, 'full'), question })
const quiz = ['a', 'b', 'c', 'd'].map((id) => written(id))
const draftOf = () => createQuizDraft({ document: { questions: quiz } })
type Draft = ReturnType<typeof draftOf>

const historyOf = (draft: Draft, before: Parameters<typeof toStoredHistory>[1] = null) => {
  const { past, document, future } = draft.getSnapshot().context
  const questionsOf = (steps: typeof past) => steps.map(({ questions }) => questions)
  return toStoredHistory(
    { past: questionsOf(past), present: document.questions, future: questionsOf(future) },
    before,
  )
}
/** Simulates a reload: no object is the same as before. */
const reloaded = <T>(value: T): T => structuredClone(value)

const anyEdit = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), index: fc.nat(5), text: fc.string({ maxLength: 4 }) }),
  fc.record({ kind: fc.constant('move' as const), from: fc.nat(5), to: fc.nat(5) }),
  fc.record({ kind: fc.constant('delete' as const), index: fc.nat(5) }),
  fc.record({ kind: fc.constant('add' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('undo' as const) }),
)
const act = (
  draft: Draft,
  edit: typeof anyEdit extends fc.Arbitrary<infer T> ? T : never,
  no: number,
): void => {
  const { questions } = draft.getSnapshot().context.document
  if (edit.kind === 'undo') return draft.trigger.undo()
  if (edit.kind === 'move') return draft.trigger.moveQuestion(edit)
  if (edit.kind === 'add') return draft.trigger.addQuestions({ added: [written(`n${no}`)], at: edit.at })
  const id = questions[edit.index]?._id
  if (id === undefined) return
  if (edit.kind === 'delete') draft.trigger.deleteQuestions({ ids: [id] })
  else draft.trigger.setQuestion({ id, changes: { question: edit.text, topic: 'typed' } })
}

test('given any edits and undos, stored and read, then undo and redo restore the same states', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
      const draft = draftOf()
      for (const [no, edit] of edits.entries()) act(draft, edit, no)
      const { past, document, future } = draft.getSnapshot().context
      const stored = historyOf(draft)
      const present = reloaded(document.questions)
      const read = stored
        ? fromStoredHistory(readHistory(reloaded(stored))!, present, reloaded(quiz))
        : { past: [], future: [] }
      expect(read?.past).toEqual(past.map(({ questions }) => questions))
      expect(read?.future).toEqual(future.map(({ questions }) => questions))
    }),
    { numRuns: runs(200) },
  )
})

test('given a state equal to the saved one, then it is the saved list itself, so nothing is unsaved', () => {
  const draft = draftOf()
  draft.trigger.setQuestion({ id: 'b', changes: { question: 'Another' } })
  draft.trigger.moveQuestion({ from: 0, to: 2 })
  const saved = reloaded(quiz)
  const changed = { ...written('b'), question: 'Another' }
  const present = [saved[1]!, saved[2]!, saved[0]!, saved[3]!].with(0, changed)
  const read = fromStoredHistory(reloaded(historyOf(draft)!), present, saved)
  expect(read?.past[0]).toBe(saved)
  expect(read?.past[1]?.[0]).toBe(saved[0])
})

test('given further typing, then unchanged steps stay the same objects', () => {
  const draft = draftOf()
  draft.trigger.setQuestion({ id: 'a', changes: { question: 'W' } })
  const before = historyOf(draft)
  draft.trigger.setQuestion({ id: 'a', changes: { question: 'Wh' } })
  expect(historyOf(draft, before)).toBe(before)
  draft.trigger.setQuestion({ id: 'b', changes: { question: 'H' } })
  expect(historyOf(draft, before)).not.toBe(before)
})

test('given more steps than are stored, then the nearest are stored', () => {
  const draft = draftOf()
  for (let no = 0; no < storedSteps + 20; no += 1)
    draft.trigger.setQuestion({ id: 'a', changes: { weightage: no, topic: 'x' } })
  const stored = historyOf(draft)!
  expect(stored.past).toHaveLength(storedSteps)
  const read = fromStoredHistory(stored, draft.getSnapshot().context.document.questions, quiz)
  expect(read?.past.at(-1)?.[0]?.weightage).toBe(storedSteps + 18)
})

test('given a history of another version, a damaged one, or one that does not fit, then there is none', () => {
  const draft = draftOf()
  draft.trigger.moveQuestion({ from: 0, to: 2 })
  const stored = historyOf(draft)!
  for (const broken of [
    undefined,
    'text',
    { ...stored, form: 2 },
    { ...stored, past: [{ put: [{ _id: 'a' }] }] },
  ])
    expect(readHistory(broken)).toBeNull()
  expect(fromStoredHistory(stored, quiz.slice(1), quiz)).toBeUndefined()
})
