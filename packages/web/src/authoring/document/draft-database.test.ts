import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { draftQuestion } from '@quizwright/domain/schemas/question.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyChanges } from './changes.ts'

// Tests share the browser storage and its modules, but these tests need a database that nobody has opened.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const openVersion1 = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('quizwright-drafts', 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('uid', 'uid')
      opening.result.createObjectStore('notes')
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error!)
  })

test('deletes drafts of an older version and continues without them', async () => {
  const { draftsDatabase } = await import('./draft-database.ts')
  const { readDrafts } = await import('./read-drafts.ts')
  const old = await openVersion1()
  const tx = old.transaction('drafts', 'readwrite')
  tx.objectStore('drafts').put({ draftId: 'old', uid: 'me', quizId: 'quiz1', questions: 3 })
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  old.close()
  const database = await draftsDatabase()
  expect(await readDrafts(database, 'me')).toEqual([])
  expect([...database.objectStoreNames]).not.toContain('notes')
})

const openVersion2 = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('quizwright-drafts', 2)
    opening.onupgradeneeded = () => {
      const { result } = opening
      result.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('uid', 'uid')
      result.createObjectStore('changes', { keyPath: ['draftId', 'id'] })
      for (const name of ['orders', 'imports', 'importedQuestions', 'repairs', 'generations'])
        result.createObjectStore(name)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error!)
  })

test('keeps drafts of the previous version, which have no undo steps', async () => {
  const { draftsDatabase } = await import('./draft-database.ts')
  const { readDrafts } = await import('./read-drafts.ts')
  const { readParts } = await import('./read-parts.ts')
  const old = await openVersion2()
  const tx = old.transaction(['drafts', 'orders'], 'readwrite')
  tx.objectStore('drafts').put({ draftId: 'kept', uid: 'me', quizId: 'quiz1', questions: 3, details: null })
  tx.objectStore('orders').put(['b', 'a'], 'kept')
  await new Promise((resolve) => {
    tx.oncomplete = resolve
  })
  old.close()
  const database = await draftsDatabase()
  expect((await readDrafts(database, 'me')).map(({ draftId }) => draftId)).toEqual(['kept'])
  expect(await readParts(database, 'kept')).toMatchObject({ order: ['b', 'a'], history: null })
  // A damaged history, or one of another build, does not affect the rest of the draft.
  await database.put('histories', { form: 7, past: 'damaged' } as never, 'kept')
  expect(await readParts(database, 'kept')).toMatchObject({ order: ['b', 'a'], history: null })
})

/** What a release without kinds, arrangements and languages stored: nothing here may follow the present types. */
const option = { equation: '', image_url: '', is_selected: false }
const question = (id: string, text: string) => ({
  _id: id,
  ind_number: null,
  question: text,
  equation: '',
  image_url: '',
  topic: '',
  tags: [{ _id: 't1', tag_name: 'Optics' }],
  section: '',
  paragraph: '',
  related_video_id: null,
  options: [
    { ...option, option: 'Glass', is_correct: true },
    { ...option, option: 'Air', is_correct: false },
  ],
  weightage: 2,
  self_assigned_weightage: false,
  difficulty_level: 'Easy' as const,
  solution: '',
  solution_equation: '',
  solution_image_url: '',
})
const details = {
  quiz_type: 'full',
  name: 'Optics',
  description: '',
  course: { _id: 'c1', name: 'Physics' },
  module: null,
  chapter: null,
  video: null,
  tags: [{ _id: 't1', name: 'Optics' }],
  faculties: [],
  hours: '1',
  mins: '',
  passing_percentage: '50',
  reveal: 'at once',
  result_delay_in_hours: '0',
  is_skippable: false,
  ai_model: 'openai',
  skip_ocr: false,
  session_name: 'Monday',
  session_description: '',
  start_time: '2026-11-01 08:00:00',
  end_time: '2027-05-01 08:00:00',
}

test('a draft of a release without kinds is taken over whole', async () => {
  const { draftsDatabase } = await import('./draft-database.ts')
  const { readDrafts } = await import('./read-drafts.ts')
  const { readParts } = await import('./read-parts.ts')
  const database = await draftsDatabase()
  const stored = [question('a', 'Which bends light?'), question('b', 'Which is dense?')]
  const mine = question('a', 'Which bends light more?')
  const added = question('c', 'Which is clear?')
  const row = { draftId: 'old', uid: 'me', quizId: 'quiz1', quizName: 'Optics', revision: 3, questions: 3 }
  await database.put('drafts', {
    ...row,
    changedAt: 1,
    save: null,
    details: { saved: details, mine: { ...details, name: 'Optics 2' } },
    popUp: null,
  } as never)
  for (const change of [
    { id: 'a', base: stored[0], mine },
    { id: 'b', base: stored[1], mine: null },
    { id: 'c', base: null, mine: added },
  ])
    await database.put('changes', { draftId: 'old', ...change } as never)
  await database.put('orders', ['c', 'a'], 'old')
  expect(await readDrafts(database, 'me')).toMatchObject([
    { ...row, details: { mine: { name: 'Optics 2' } } },
  ])
  const { changes, order } = await readParts(database, 'old')
  const questions = applyChanges(stored, changes, order)
  expect(questions).toEqual([added, mine])
  for (const one of questions) {
    expect(draftQuestion.parse(one)).toEqual(one)
    expect(questionFindings(one, 1, 'full')).toEqual([])
  }
})
