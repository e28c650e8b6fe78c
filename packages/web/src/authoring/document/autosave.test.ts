import 'fake-indexeddb/auto'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { storedQuiz } from '@quizwright/machines/quiz-document/testing/stored-quiz.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { autosaveDraft } from './autosave.ts'
import { draftsDatabase } from './draft-database.ts'
import { readDrafts, removeDraft } from './read-drafts.ts'
import { readParts } from './read-parts.ts'

const details = blankDetails(new Date(0))
const question = (id: string) => ({ ...blankQuestion(id, 'full'), question: id })
const questions = ['a', 'b', 'c'].map(question)
const imported: ImportedQuestions = {
  questions: [question('x'), question('y')],
  added: null,
  report: {
    fileName: 'letters.csv',
    fileLink: 'f1',
    quizId: 'q1',
    originals: [],
    warnings: [{ kind: 'error', text: 'Correct option is required', questionNo: 2 }],
    hints: [],
    rejected: [],
    counts: { errors: 1, omissions: 0, rejected: 0 },
    header: null,
    dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
  },
}

const open = (document: Parameters<typeof createQuizDraft>[0]['document'], database = draftsDatabase) => {
  const store = createQuizDraft({ quiz: { ...storedQuiz, revision: 7 }, document })
  const onTrouble = vi.fn()
  const autosave = autosaveDraft({ store, uid: 'me', database, onTrouble, delayMs: 5 })
  return { store, autosave, onTrouble }
}
const begin = (database = draftsDatabase) => open({ details, questions }, database)
const rows = async () => readDrafts(await draftsDatabase(), 'me')
const onlyRow = async () => {
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  return row
}
const parts = async () => readParts(await draftsDatabase(), (await onlyRow())?.draftId ?? '')
/** What a page that is opened later reads of the stored draft. */
const reopen = async () => {
  const row = (await onlyRow())!
  const stored = { row, parts: await parts() }
  const { imported: restored, generated } = stored.parts
  const store = createQuizDraft({
    quiz: storedQuiz,
    document: { imported: restored, generated, popUp: row.popUp },
  })
  const autosave = autosaveDraft({ store, uid: 'me', database: draftsDatabase, onTrouble: vi.fn(), stored })
  return { row, parts: stored.parts, store, autosave }
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { draftId } of await rows()) await removeDraft(await draftsDatabase(), draftId)
})

test('writes a change by itself, with the revision it began from, and writes only the changed question', async () => {
  const { store } = begin()
  store.trigger.setQuestion({ id: 'b', changes: { question: 'b again' } })
  const expected = {
    uid: 'me',
    quizId: 'q1',
    quizName: 'Motion',
    revision: 7,
    questions: 1,
    save: null,
    details: null,
    popUp: null,
  }
  await vi.waitFor(async () => expect(await onlyRow()).toMatchObject(expected))
  expect(await parts()).toMatchObject({
    changes: [{ id: 'b', base: questions[1], mine: { ...questions[1], question: 'b again' } }],
    order: null,
  })
})

test('removes the stored change when it is undone', async () => {
  const { store, autosave } = begin()
  store.trigger.setQuestion({ id: 'b', changes: { question: 'b again' } })
  store.trigger.moveQuestion({ from: 0, to: 2 })
  await autosave.flush()
  expect((await parts()).order).toEqual(['b', 'c', 'a'])
  store.trigger.undo()
  await autosave.flush()
  expect(await parts()).toMatchObject({ order: null, changes: [{ id: 'b' }] })
  const { draftId } = (await onlyRow())!
  store.trigger.undo()
  await autosave.flush()
  expect(await onlyRow()).toBeUndefined()
  expect((await readParts(await draftsDatabase(), draftId)).changes).toEqual([])
})

test('after a save, only edits made during the save stay stored', async () => {
  const { store, autosave } = begin()
  store.trigger.setQuestion({ id: 'a', changes: { question: 'a again' } })
  const sent = store.getSnapshot().context.document.questions
  await autosave.beginSave({ saveId: 'save', isPublished: true })
  expect(await onlyRow()).toMatchObject({ save: { saveId: 'save', isPublished: true, isEdited: false } })
  store.trigger.setQuestion({ id: 'c', changes: { question: 'c again' } })
  await autosave.flush()
  expect((await onlyRow())?.save?.isEdited).toBe(true)
  store.trigger.questionsSaved({ questions: sent, revision: 8, over: 7 })
  await autosave.endSave()
  expect(await onlyRow()).toMatchObject({ revision: 8, questions: 1, save: null })
  expect((await parts()).changes.map(({ id }) => id)).toEqual(['c'])
})

test('stores typed details together with those they began from', async () => {
  const { store, autosave } = begin()
  store.trigger.setDetails({ changes: { name: 'Half a title' } })
  await autosave.flush()
  expect(await onlyRow()).toMatchObject({
    questions: 0,
    details: { saved: details, mine: { ...details, name: 'Half a title' } },
  })
  store.trigger.undo()
  await autosave.flush()
  expect(await rows()).toEqual([])
})

test('an import and its repairs survive a reload, until they are added and saved', async () => {
  const report = { ...imported.report, originals: imported.questions }
  const { store, autosave } = open({ details, questions: [] })
  store.trigger.importReceived({ imported: { ...imported, report } })
  store.trigger.repairImported({ questions: [imported.questions[0]!, { ...question('y'), question: 'why' }] })
  await autosave.flush()
  autosave.stop()

  const next = await reopen()
  const { document } = next.store.getSnapshot().context
  expect(document.imported).toMatchObject({ report: { fileName: 'letters.csv', warnings: report.warnings } })
  expect(document.imported?.questions.map((one) => one.question)).toEqual(['x', 'why'])
  expect(document.imported?.questions[0], 'not repaired').toBe(document.imported?.report.originals[0])

  next.store.trigger.questionsRead({ questions: [], saved: [], revision: 1 })
  next.store.trigger.addIncoming({ part: 'imported', mode: 'append' })
  await next.autosave.flush()
  expect(await parts()).toMatchObject({ imported: null, changes: [{ id: 'x' }, { id: 'y' }] })
  const added = next.store.getSnapshot().context.document.questions
  next.store.trigger.questionsSaved({ questions: added, revision: 2, over: 1 })
  await next.autosave.flush()
  expect(await rows()).toEqual([])
})

test('generated questions and the time of a pop-up survive a reload', async () => {
  const generated = {
    request: { tagNames: [], facultyIds: [] },
    questions,
    summary: [],
    usedBefore: {},
    added: null,
  }
  const { store, autosave } = begin()
  store.trigger.generationReceived({ generated })
  store.trigger.setPopUp({ popUp: { videoId: 'v1', time: 7.5 } })
  await autosave.flush()
  autosave.stop()
  const next = await reopen()
  expect(next.store.getSnapshot().context.document).toMatchObject({
    generated: { questions },
    popUp: { videoId: 'v1', time: 7.5 },
  })
})

test('unsaved questions stay stored when another part is written before they are read', async () => {
  const { store, autosave } = begin()
  store.trigger.deleteQuestions({ ids: ['a'] })
  await autosave.flush()
  autosave.stop()
  const next = await reopen()
  expect(next.autosave.questions()).toEqual({
    changes: [{ id: 'a', base: questions[0], mine: null }],
    order: ['b', 'c'],
  })
  next.store.trigger.setPopUp({ popUp: { videoId: 'v1', time: 1 } })
  await next.autosave.flush()
  expect(await onlyRow()).toMatchObject({ revision: 7, questions: 1, popUp: { time: 1 } })
  expect((await parts()).changes).toHaveLength(1)
  await next.autosave.discardQuestions()
  expect(await onlyRow()).toMatchObject({ questions: 0, popUp: { time: 1 } })
  expect((await parts()).changes).toEqual([])
})

test('when the draft continues as a new version, unsaved questions stay with the version before', async () => {
  const { store, autosave } = begin()
  store.trigger.setDetails({ changes: { name: 'Mine' } })
  store.trigger.deleteQuestions({ ids: ['a'] })
  await autosave.branch()
  store.trigger.versionCreated({ quiz: { ...storedQuiz, _id: 'q2' } })
  await autosave.flush()
  const stored = (await rows()).sort((one, other) => one.quizId.localeCompare(other.quizId))
  expect(stored).toMatchObject([
    { quizId: 'q1', questions: 1, details: null },
    { quizId: 'q2', questions: 0, details: { mine: { name: 'Mine' } } },
  ])
})

test('reports full storage once, and again only after a write has succeeded', async () => {
  const { store, autosave, onTrouble } = begin()
  const fill = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
  const put = fill()
  for (const text of ['x', 'xy']) {
    store.trigger.setQuestion({ id: 'a', changes: { question: text } })
    await autosave.flush()
  }
  expect(onTrouble.mock.calls).toEqual([['full']])
  expect(autosave.isStored()).toBe(false)
  put.mockRestore()
  await autosave.flush()
  expect(autosave.isStored()).toBe(true)
  fill()
  store.trigger.setQuestion({ id: 'a', changes: { question: 'xyz' } })
  await autosave.flush()
  expect(onTrouble).toHaveBeenCalledTimes(2)
})

test('reports a browser without a database', async () => {
  const { store, autosave, onTrouble } = begin(() => Promise.reject(new Error('refused')))
  store.trigger.setQuestion({ id: 'a', changes: { question: 'x' } })
  await autosave.flush()
  expect(onTrouble.mock.calls).toEqual([['unavailable']])
})
