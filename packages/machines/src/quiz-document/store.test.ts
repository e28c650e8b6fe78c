import { runs } from '@quizwright/domain/test-support/long-form.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankDetails } from './details.ts'
import { blankQuestion } from './blank-question.ts'
import { canRedo, canUndo, hasUnsavedQuestions } from './selectors.ts'
import { storedQuiz } from './testing/stored-quiz.ts'
import { createQuizDraft, type DraftEvent } from './store.ts'

const details = blankDetails(new Date('2026-11-21T10:00:00Z'))
const written = (id: string, question = `What is ${id}?`): DraftQuestion => ({
  ...blankQuestion(id, 'full'),
  question,
})
const documentOf = (...ids: string[]) => ({ details, questions: ids.map((id) => written(id)) })
const draftOf = (...ids: string[]) =>
  createQuizDraft({
    document: documentOf(...ids),
    quiz: { ...storedQuiz, revision: 1 },
  })
const idsIn = (draft: ReturnType<typeof draftOf>) =>
  draft.getSnapshot().context.document.questions.map(({ _id }) => _id)
const textOf = (draft: ReturnType<typeof draftOf>, index: number) =>
  draft.getSnapshot().context.document.questions[index]?.question

describe('undo and redo', () => {
  test('typing in one field is one undo step, and in another field the next', () => {
    const draft = draftOf('a', 'b')
    for (const question of ['W', 'Wh', 'Why']) draft.trigger.setQuestion({ id: 'a', changes: { question } })
    for (const question of ['H', 'How']) draft.trigger.setQuestion({ id: 'b', changes: { question } })
    draft.trigger.undo()
    expect([textOf(draft, 0), textOf(draft, 1)]).toEqual(['Why', 'What is b?'])
    draft.trigger.undo()
    expect(textOf(draft, 0)).toBe('What is a?')
    draft.trigger.redo()
    expect([textOf(draft, 0), textOf(draft, 1)]).toEqual(['Why', 'What is b?'])
  })

  test('leaving the field ends the undo step', () => {
    const draft = draftOf('a')
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why' } })
    draft.trigger.endTyping()
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why not' } })
    draft.trigger.undo()
    expect(textOf(draft, 0)).toBe('Why')
  })

  test('typing after an undo begins a new step and leaves nothing to redo', () => {
    const draft = draftOf('a', 'b')
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why' } })
    draft.trigger.deleteQuestions({ ids: ['b'] })
    draft.trigger.undo()
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why not' } })
    expect(canRedo(draft.getSnapshot().context)).toBe(false)
    draft.trigger.undo()
    expect(textOf(draft, 0)).toBe('Why')
  })

  test('each chosen value is an undo step of its own', () => {
    const draft = draftOf('a')
    draft.trigger.setQuestion({ id: 'a', changes: { difficulty_level: 'Medium' } })
    draft.trigger.setQuestion({ id: 'a', changes: { difficulty_level: 'Hard' } })
    draft.trigger.undo()
    expect(draft.getSnapshot().context.document.questions[0]?.difficulty_level).toBe('Medium')
  })

  test('an import that arrives in parts is one undo step', () => {
    const draft = draftOf('a')
    draft.trigger.addQuestions({ added: [written('b')], run: 'import' })
    draft.trigger.addQuestions({ added: [written('c')], run: 'import' })
    expect(idsIn(draft)).toEqual(['a', 'b', 'c'])
    draft.trigger.undo()
    expect(idsIn(draft)).toEqual(['a'])
  })

  test('several questions are moved together, in their order, in one undo step', () => {
    const draft = draftOf('a', 'b', 'c', 'd', 'e')
    draft.trigger.moveQuestions({ ids: ['e', 'b'], to: 0 })
    expect(idsIn(draft)).toEqual(['b', 'e', 'a', 'c', 'd'])
    draft.trigger.moveQuestions({ ids: ['b', 'e'], to: 4 })
    expect(idsIn(draft)).toEqual(['a', 'c', 'd', 'b', 'e'])
    draft.trigger.undo()
    draft.trigger.undo()
    expect(idsIn(draft)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('several questions are changed in one undo step, and the others stay the same objects', () => {
    const draft = draftOf('a', 'b', 'c')
    const before = draft.getSnapshot().context.document.questions
    draft.trigger.changeQuestions({
      changed: [written('a', 'Why'), written('c', 'How'), written('z', 'Who')],
    })
    expect([0, 1, 2].map((index) => textOf(draft, index))).toEqual(['Why', 'What is b?', 'How'])
    expect(draft.getSnapshot().context.document.questions[1]).toBe(before[1])
    draft.trigger.undo()
    expect(draft.getSnapshot().context.document.questions).toBe(before)
  })

  test('an edit without a change adds no undo step and keeps redo', () => {
    const draft = draftOf('a')
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why' } })
    draft.trigger.undo()
    const before = draft.getSnapshot()
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'What is a?' } })
    draft.trigger.moveQuestion({ from: 0, to: 5 })
    draft.trigger.orderQuestions({ order: ['a', 'a'] })
    expect(draft.getSnapshot()).toBe(before)
    expect([canUndo(draft.getSnapshot().context), canRedo(draft.getSnapshot().context)]).toEqual([
      false,
      true,
    ])
  })
})

describe('saving', () => {
  test('edits during a save stay unsaved', () => {
    const draft = draftOf('a')
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why' } })
    const { questions } = draft.getSnapshot().context.document
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why not' } })
    draft.trigger.questionsSaved({ questions, revision: 2, over: 1 })
    expect(hasUnsavedQuestions(draft.getSnapshot().context)).toBe(true)
  })

  test('undoing to the saved state leaves nothing unsaved and keeps the new revision', () => {
    const draft = draftOf('a')
    draft.trigger.setQuestion({ id: 'a', changes: { question: 'Why' } })
    const { questions } = draft.getSnapshot().context.document
    draft.trigger.questionsSaved({ questions, revision: 2, over: 1 })
    draft.trigger.deleteQuestions({ ids: ['a'] })
    expect(hasUnsavedQuestions(draft.getSnapshot().context)).toBe(true)
    draft.trigger.undo()
    expect(hasUnsavedQuestions(draft.getSnapshot().context)).toBe(false)
    draft.trigger.undo()
    expect(draft.getSnapshot().context.revisions.questions).toBe(2)
    expect(hasUnsavedQuestions(draft.getSnapshot().context)).toBe(true)
  })
})

test('an edit keeps all other questions as the same objects', () => {
  const draft = createQuizDraft({
    document: documentOf(...Array.from({ length: 10_000 }, (_, no) => `q${no}`)),
  })
  const before = draft.getSnapshot().context.document.questions
  draft.trigger.setOption({ id: 'q5000', option: 1, changes: { option: 'forty-two' } })
  const after = draft.getSnapshot().context.document.questions
  expect(
    after.filter((question, index) => question !== before[index]).map((question) => question._id),
  ).toEqual(['q5000'])
})

const place = fc.nat(12)
const id = place.map((no) => `q${no}`)
const word = fc.string({ maxLength: 6 })
const anyEdit: fc.Arbitrary<DraftEvent> = fc.oneof(
  fc.record({ type: fc.constant('setDetails' as const), changes: fc.record({ name: word }) }),
  fc.record({
    type: fc.constant('setQuestion' as const),
    id,
    changes: fc.record({ question: word, section: word, weightage: fc.nat(9_999) }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('setOption' as const),
    id,
    option: fc.nat(8),
    changes: fc.record({ option: word, equation: word }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('addOption' as const), id, at: fc.nat(8) }),
  fc.record({ type: fc.constant('removeOption' as const), id, option: fc.nat(8) }),
  fc.record({ type: fc.constant('markCorrect' as const), id, option: fc.nat(8) }),
  fc.record({
    type: fc.constant('addQuestions' as const),
    added: fc.array(
      id.map((one) => written(one)),
      { maxLength: 3 },
    ),
    at: place,
  }),
  fc.record({ type: fc.constant('duplicateQuestion' as const), id, newId: id }),
  fc.record({ type: fc.constant('deleteQuestions' as const), ids: fc.array(id, { maxLength: 2 }) }),
  fc.record({ type: fc.constant('moveQuestion' as const), from: place, to: place }),
  fc.record({
    type: fc.constant('moveQuestions' as const),
    ids: fc.array(id, { maxLength: 3 }),
    to: place,
  }),
  fc.record({
    type: fc.constant('changeQuestions' as const),
    changed: fc.array(
      fc.tuple(id, word).map(([one, text]) => written(one, text)),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    type: fc.constant('orderQuestions' as const),
    order: fc.shuffledSubarray(['q0', 'q1', 'q2', 'q3'], { minLength: 4 }),
  }),
  fc.record({
    type: fc.constant('replaceQuestions' as const),
    questions: fc.uniqueArray(id, { maxLength: 5 }).map((ids) => ids.map((one) => written(one))),
  }),
  fc.constant({ type: 'endTyping' as const }),
)

test('after any 200 edits, undo restores exactly the start and redo exactly the end', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 200, maxLength: 200 }), (edits) => {
      const draft = draftOf('q0', 'q1', 'q2', 'q3')
      const start = draft.getSnapshot().context.document
      const startText = JSON.stringify(start)
      for (const event of edits) draft.send(event)
      const end = draft.getSnapshot().context.document
      while (canUndo(draft.getSnapshot().context)) draft.trigger.undo()
      expect(draft.getSnapshot().context.document).toBe(start)
      expect(JSON.stringify(start)).toBe(startText)
      while (canRedo(draft.getSnapshot().context)) draft.trigger.redo()
      expect(draft.getSnapshot().context.document).toBe(end)
    }),
    { numRuns: runs(60) },
  )
})
