import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type {
  GeneratedQuestions,
  ImportReport,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from './changes.ts'
import type { StoredHistory } from './history/stored-history.ts'
import type { StoredDraft, StoredRepairs } from './stored-draft.ts'

/** The key of one of several rows of a draft. */
type PartKey<Part> = [draftId: string, part: Part]

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { uid: string } }
  changes: { key: PartKey<string>; value: Change & { draftId: string } }
  orders: { key: string; value: readonly string[] }
  imports: { key: string; value: Omit<ImportReport, 'originals'> }
  /** The questions of a file as they arrived, several per row. They are written once. */
  importedQuestions: { key: PartKey<number>; value: readonly DraftQuestion[] }
  repairs: { key: string; value: StoredRepairs }
  generations: { key: string; value: GeneratedQuestions }
  histories: { key: string; value: StoredHistory }
}
export type DraftsDatabase = IDBPDatabase<Schema>

export const draftStores = [
  'drafts',
  'changes',
  'orders',
  'imports',
  'importedQuestions',
  'repairs',
  'generations',
  'histories',
] as const

/**
 * Matches all rows of a draft in a store with several rows per draft. In IndexedDB, arrays sort after all
 * strings and numbers.
 */
export const rowsOf = (draftId: string): IDBKeyRange => IDBKeyRange.bound([draftId], [draftId, []])

/** Drafts of version 1 had no details and imports, and are deleted. Version 3 added undo steps. */
const version = 3

const open = (onClosed: () => void): Promise<DraftsDatabase> =>
  openDB<Schema>('quizwright-drafts', version, {
    upgrade: (database, before) => {
      database.createObjectStore('histories')
      if (before === 2) return
      for (const name of database.objectStoreNames) if (name !== 'histories') database.deleteObjectStore(name)
      database.createObjectStore('drafts', { keyPath: 'draftId' }).createIndex('uid', 'uid')
      database.createObjectStore('changes', { keyPath: ['draftId', 'id'] })
      for (const name of ['orders', 'imports', 'importedQuestions', 'repairs', 'generations'] as const)
        database.createObjectStore(name)
    },
    // A tab with a newer page waits until this tab closes its connection.
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
 * The browser's database of drafts, opened once. Rejects if the browser has none or refuses access, as in
 * some private windows.
 */
export const draftsDatabase = (): Promise<DraftsDatabase> => {
  opened ??= open(forget)
  opened.catch(forget)
  return opened
}
