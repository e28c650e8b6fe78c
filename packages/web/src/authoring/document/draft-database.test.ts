import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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
