import { expect, test } from 'vitest'
import { blankQuestion } from './blank-question.ts'
import { blankDetails } from './details.ts'
import { canRedo, canUndo, hasUnsavedDetails, hasUnsavedQuestions } from './selectors.ts'
import { createQuizDraft } from './store.ts'
import { storedQuiz } from './testing/stored-quiz.ts'

const details = { ...blankDetails(new Date('2026-11-21T10:00:00Z')), name: 'Motion', description: 'Speed.' }
const questions = ['a', 'b'].map((id) => blankQuestion(id, 'full'))
const open = () => {
  const store = createQuizDraft({ quiz: storedQuiz, document: { details } })
  return { store, context: () => store.getSnapshot().context }
}

test('details can be undone like questions', () => {
  const { store, context } = open()
  for (const name of ['M', 'Mo']) store.trigger.setDetails({ changes: { name } })
  store.trigger.setDetails({ changes: { reveal: 'later' } })
  store.trigger.undo()
  expect(context().document.details).toMatchObject({ name: 'Mo', reveal: 'at once' })
  store.trigger.undo()
  expect(context().document.details.name).toBe('Motion')
  expect(hasUnsavedDetails(context())).toBe(false)
})

test('details changed elsewhere are merged field by field', () => {
  const { store, context } = open()
  store.trigger.setDetails({ changes: { name: 'Mine' } })
  store.trigger.detailsRead({
    details: { ...details, name: 'Theirs', description: 'Theirs.' },
    revision: 5,
    quiz: { ...storedQuiz, revision: 5 },
  })
  expect(context().document.details).toMatchObject({ name: 'Mine', description: 'Theirs.' })
  expect([hasUnsavedDetails(context()), canUndo(context())]).toEqual([true, false])
})

test('questions read later are added to all earlier undo steps and make no step of their own', () => {
  const { store, context } = open()
  store.trigger.setDetails({ changes: { name: 'Mine' } })
  store.trigger.questionsRead({ questions, saved: questions, revision: 1 })
  expect([context().past.length, hasUnsavedQuestions(context())]).toEqual([1, false])
  store.trigger.undo()
  expect(context().document.questions).toBe(questions)
  expect(context().document.details.name).toBe('Motion')
})

test('saving one part updates the revision of the other only if both began from the same revision', () => {
  const { store, context } = open()
  store.trigger.questionsRead({ questions, saved: questions, revision: 1 })
  store.trigger.detailsSaved({ details, quiz: { ...storedQuiz, revision: 2 }, over: 1 })
  expect(context().revisions).toEqual({ details: 2, questions: 2 })
  // Somebody else saved revision 3, and this author has read only its details.
  store.trigger.detailsSaved({ details, quiz: { ...storedQuiz, revision: 4 }, over: 3 })
  expect(context().revisions).toEqual({ details: 4, questions: 2 })
})

test('the questions of a newly created quiz count as not read yet', () => {
  const store = createQuizDraft({ document: { details } })
  store.trigger.detailsSaved({ details, quiz: storedQuiz, over: null })
  expect(store.getSnapshot().context.revisions).toEqual({ details: 1, questions: null })
})

test('a new version keeps the details and reads its own questions', () => {
  const { store, context } = open()
  store.trigger.questionsRead({ questions, saved: questions, revision: 1 })
  store.trigger.setDetails({ changes: { name: 'Mine' } })
  store.trigger.versionCreated({ quiz: { ...storedQuiz, _id: 'q2', revision: 1 } })
  expect(context().revisions).toEqual({ details: 1, questions: null })
  expect(context().document).toMatchObject({ details: { name: 'Mine' }, questions: [] })
})

test('moving the time of a pop-up is one undo step, however long it takes', () => {
  const { store, context } = open()
  for (const time of [1, 2, 3]) store.trigger.setPopUp({ popUp: { videoId: 'v1', time } })
  store.trigger.setQuestion({ id: 'none', changes: { question: 'x' } })
  expect(context().document.popUp).toMatchObject({ time: 3 })
  store.trigger.undo()
  expect(context().document.popUp).toBeNull()
})

test('a quiz renamed outside the form keeps what is typed in the form, and the next save meets no conflict', () => {
  const { store, context } = open()
  store.trigger.questionsRead({ questions, saved: questions, revision: 1 })
  store.trigger.setDetails({ changes: { description: 'Typed.' } })
  store.trigger.quizRenamed({ quiz: { ...storedQuiz, name: 'Velocity', revision: 2 }, over: 1 })
  expect(context().document.details).toMatchObject({ name: 'Velocity', description: 'Typed.' })
  expect(context().saved.details).toMatchObject({ name: 'Velocity', description: 'Speed.' })
  expect(context().revisions).toEqual({ details: 2, questions: 2 })
  expect(context().quiz?.name).toBe('Velocity')
})

test('a title that is being typed stays when the quiz is renamed elsewhere', () => {
  const { store, context } = open()
  store.trigger.setDetails({ changes: { name: 'Mine' } })
  store.trigger.quizRenamed({ quiz: { ...storedQuiz, name: 'Velocity', revision: 2 }, over: 1 })
  expect(context().document.details.name).toBe('Mine')
  expect(hasUnsavedDetails(context())).toBe(true)
})

test('stored undo steps can be undone and redone; a draft with steps of its own ignores them', () => {
  const { store, context } = open()
  const [none, one] = [[], questions.slice(0, 1)]
  store.trigger.questionsRead({ questions: one, saved: one, revision: 1 })
  store.trigger.historyRead({ past: [none], future: [questions] })
  store.trigger.redo()
  expect(context().document).toMatchObject({ questions, details: { name: 'Motion' } })
  for (const expected of [one, none]) {
    store.trigger.undo()
    expect(context().document.questions).toEqual(expected)
  }
  expect([canUndo(context()), canRedo(context())]).toEqual([false, true])
  store.trigger.historyRead({ past: [questions, questions], future: [] })
  expect([canUndo(context()), canRedo(context())]).toEqual([false, true])
})

test('questions merged with another revision count as saved, and later saves begin from that revision', () => {
  const { store, context } = open()
  store.trigger.questionsRead({ questions, saved: questions, revision: 1 })
  const theirs = questions.slice(1)
  store.trigger.questionsMerged({ merge: (mine) => mine, saved: theirs, revision: 4 })
  expect(context().saved).toEqual({ details, questions: theirs, popUp: null })
  expect(context().revisions).toEqual({ details: 1, questions: 4 })
  expect(hasUnsavedQuestions(context())).toBe(true)
})

test('saving the session or the time in the video marks only that part as saved', () => {
  const { store, context } = open()
  store.trigger.questionsRead({ questions, saved: questions, revision: 1 })
  const popUp = { videoId: 'v1', time: 3 }
  store.trigger.popUpSaved({ popUp })
  store.trigger.sessionSaved({ details: { ...details, session_name: 'Autumn' } })
  expect(context().saved).toEqual({ details: { ...details, session_name: 'Autumn' }, questions, popUp })
  expect(hasUnsavedDetails(context())).toBe(true)
})

test('when the services describe the quiz again, only the properties they name change', () => {
  const { store, context } = open()
  store.trigger.quizDescribed({ changes: { is_published: true } })
  expect(context().quiz).toEqual({ ...storedQuiz, is_published: true })
  const unnamed = createQuizDraft({ document: { details } })
  unnamed.trigger.quizDescribed({ changes: { is_published: true } })
  expect(unnamed.getSnapshot().context.quiz).toBeNull()
})

test('what a colleague saved is merged into every undo step, and undoing takes back one’s own edits alone', () => {
  const { store, context } = open()
  const [a, b] = questions
  store.trigger.questionsRead({ questions, saved: questions, revision: 3 })
  store.trigger.replaceQuestions({ questions: [{ ...a!, question: 'Mine' }, b!] })
  const theirs = [a!, { ...b!, question: 'Theirs' }]
  const merge = (mine: readonly (typeof a & object)[]) => [mine[0]!, theirs[1]!]
  store.trigger.questionsMerged({ merge, saved: theirs, revision: 4 })
  const texts = () => context().document.questions.map(({ question }) => question)
  expect(texts()).toEqual(['Mine', 'Theirs'])
  expect(context().revisions.questions).toBe(4)
  expect(hasUnsavedQuestions(context())).toBe(true)
  store.trigger.undo()
  expect(texts()).toEqual(['', 'Theirs'])
  expect(hasUnsavedQuestions(context())).toBe(false)
  store.trigger.redo()
  expect(texts()).toEqual(['Mine', 'Theirs'])
})
