import 'fake-indexeddb/auto'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/document.ts'
import { createQuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { draftsDatabase, readKept } from './draft-database.ts'
import { keepDraft } from './autosave.ts'

const questions = ['a', 'b', 'c'].map((id) => ({ ...blankQuestion(id, 'full'), question: id }))
let drafts = 0

const begin = (database = draftsDatabase) => {
  const draftId = `draft-${++drafts}`
  const store = createQuizDraft({
    document: { details: blankDetails(new Date(0)), questions },
    base: { quizId: 'quiz', sessionId: null, revision: 7 },
  })
  const onTrouble = vi.fn()
  const keeper = keepDraft({
    store,
    database,
    onTrouble,
    about: { draftId, uid: 'me', quizId: 'quiz', quizName: 'Motion' },
    restMs: 5,
  })
  return { draftId, store, keeper, onTrouble }
}
const rowOf = async (draftId: string) => (await draftsDatabase()).get('drafts', draftId)
const keptOf = async (draftId: string) => readKept(await draftsDatabase(), draftId)

afterEach(() => vi.restoreAllMocks())

test('a change is written by itself, with the revision it began from, and only that question', async () => {
  const { draftId, store } = begin()
  store.trigger.setQuestion({ id: 'b', changes: { question: 'b again' } })
  await vi.waitFor(async () =>
    expect(await rowOf(draftId)).toMatchObject({
      uid: 'me',
      quizId: 'quiz',
      quizName: 'Motion',
      revision: 7,
      questions: 1,
      save: null,
    }),
  )
  const { changes, order } = await keptOf(draftId)
  expect(changes).toEqual([{ id: 'b', base: questions[1], mine: { ...questions[1], question: 'b again' } }])
  expect(order).toBeNull()
})

test('what is undone is no longer kept', async () => {
  const { draftId, store, keeper } = begin()
  store.trigger.setQuestion({ id: 'b', changes: { question: 'b again' } })
  store.trigger.moveQuestion({ from: 0, to: 2 })
  await keeper.flush()
  expect((await keptOf(draftId)).order).toEqual(['b', 'c', 'a'])
  store.trigger.undo()
  await keeper.flush()
  expect(await keptOf(draftId)).toMatchObject({ order: null, changes: [{ id: 'b' }] })
  store.trigger.undo()
  await keeper.flush()
  expect(await rowOf(draftId)).toBeUndefined()
  expect((await keptOf(draftId)).changes).toEqual([])
})

test('once saved, only what was typed during the save stays kept', async () => {
  const { draftId, store, keeper } = begin()
  store.trigger.setQuestion({ id: 'a', changes: { question: 'a again' } })
  const sent = store.getSnapshot().context.document.questions
  await keeper.beginSave({ saveId: 'save', isPublished: true })
  expect(await rowOf(draftId)).toMatchObject({ save: { saveId: 'save', isPublished: true, isEdited: false } })
  store.trigger.setQuestion({ id: 'c', changes: { question: 'c again' } })
  await keeper.flush()
  expect((await rowOf(draftId))?.save?.isEdited).toBe(true)
  store.trigger.saved({ questions: sent, base: { quizId: 'quiz', sessionId: null, revision: 8 } })
  await keeper.endSave()
  expect(await rowOf(draftId)).toMatchObject({ revision: 8, questions: 1, save: null })
  expect((await keptOf(draftId)).changes.map(({ id }) => id)).toEqual(['c'])
})

test('a draft kept before goes on where it was', async () => {
  const { draftId, store, keeper } = begin()
  store.trigger.deleteQuestions({ ids: ['a'] })
  await keeper.flush()
  keeper.stop()
  const kept = await keptOf(draftId)
  expect(kept).toEqual({ changes: [{ id: 'a', base: questions[0], mine: null }], order: ['b', 'c'] })

  const next = keepDraft({
    store,
    database: draftsDatabase,
    onTrouble: vi.fn(),
    about: { draftId, uid: 'me', quizId: 'quiz', quizName: 'Motion' },
    kept: { ...kept, save: null },
  })
  store.trigger.undo()
  await next.flush()
  expect(await rowOf(draftId)).toBeUndefined()
})

test('full storage is said once, and again only after it went well in between', async () => {
  const { store, keeper, onTrouble } = begin()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  for (const text of ['x', 'xy']) {
    store.trigger.setQuestion({ id: 'a', changes: { question: text } })
    await keeper.flush()
  }
  expect(onTrouble.mock.calls).toEqual([['full']])
  expect(keeper.isKept()).toBe(false)
  put.mockRestore()
  await keeper.flush()
  expect(keeper.isKept()).toBe(true)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  store.trigger.setQuestion({ id: 'a', changes: { question: 'xyz' } })
  await keeper.flush()
  expect(onTrouble).toHaveBeenCalledTimes(2)
})

test('a browser without a database says so', async () => {
  const { store, keeper, onTrouble } = begin(() => Promise.reject(new Error('refused')))
  store.trigger.setQuestion({ id: 'a', changes: { question: 'x' } })
  await keeper.flush()
  expect(onTrouble.mock.calls).toEqual([['unavailable']])
})
