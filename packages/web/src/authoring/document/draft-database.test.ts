import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Test files share one browser storage and their modules: this one needs a storage that nobody has opened.
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

test('drops the drafts of an older form and goes on without them', async () => {
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
