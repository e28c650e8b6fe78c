import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from './changes.ts'

/**
 * The save that was under way: with its id the rest of it can be sent after a break. `isEdited`: more was
 * typed since it began.
 */
export type KeptSave = { saveId: string; isPublished: boolean; isEdited: boolean }

/**
 * What is kept of one draft beside its questions. `questions` counts those that are not saved, `changedAt` is
 * in ms since 1970.
 */
export type KeptDraft = {
  draftId: string
  uid: string
  quizId: string
  quizName: string
  revision: number
  questions: number
  changedAt: number
  save: KeptSave | null
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft; indexes: { uid: string } }
  changes: { key: [draftId: string, questionId: string]; value: Change & { draftId: string } }
  orders: { key: string; value: readonly string[] }
}
export type DraftsDatabase = IDBPDatabase<Schema>

/** Every row of `changes` that belongs to a draft. An array sorts above every text. */
export const changesOf = (draftId: string): IDBKeyRange => IDBKeyRange.bound([draftId], [draftId, []])

const open = (onClosed: () => void): Promise<DraftsDatabase> =>
  openDB<Schema>('quizwright-drafts', 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('uid', 'uid')
      database.createObjectStore('changes', { keyPath: ['draftId', 'id'] })
      database.createObjectStore('orders')
    },
    // A tab with a newer page waits for this one to let go.
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      onClosed()
    },
    terminated: onClosed,
  })

let opened: Promise<DraftsDatabase> | undefined
const forget = (): void => {
  opened = undefined
}

/**
 * The browser's database of drafts, opened once. Rejects where the browser has none or refuses it (some
 * private windows).
 */
export const draftsDatabase = (): Promise<DraftsDatabase> => {
  opened ??= open(forget)
  opened.catch(forget)
  return opened
}

/** Removes all that is kept of a draft. */
export const removeKept = async (database: DraftsDatabase, draftId: string): Promise<void> => {
  const tx = database.transaction(['drafts', 'changes', 'orders'], 'readwrite')
  await Promise.all([
    tx.objectStore('drafts').delete(draftId),
    tx.objectStore('changes').delete(changesOf(draftId)),
    tx.objectStore('orders').delete(draftId),
    tx.done,
  ])
}

/** A kept draft's questions: what was changed, and the order if it was. */
export const readKept = async (
  database: DraftsDatabase,
  draftId: string,
): Promise<{ changes: Change[]; order: readonly string[] | null }> => {
  const tx = database.transaction(['changes', 'orders'])
  const [changes, order] = await Promise.all([
    tx.objectStore('changes').getAll(changesOf(draftId)),
    tx.objectStore('orders').get(draftId),
  ])
  return { changes: changes.map(({ id, base, mine }) => ({ id, base, mine })), order: order ?? null }
}
