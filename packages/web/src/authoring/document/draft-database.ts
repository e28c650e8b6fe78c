import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type {
  GeneratedQuestions,
  ImportReport,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from './changes.ts'
import type { StoredHistory } from './history/stored-history.ts'
import type { StoredDraft, StoredRepairs } from './stored-draft.ts'

/** The key of a part that belongs to a draft, as one row of several. */
type PartKey<Part> = [draftId: string, part: Part]

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { uid: string } }
  changes: { key: PartKey<string>; value: Change & { draftId: string } }
  orders: { key: string; value: readonly string[] }
  imports: { key: string; value: Omit<ImportReport, 'originals'> }
  /** The questions of a file as they came, many to a row: they are written once. */
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

/** Every row of a draft, in a store of several rows a draft. An array sorts above every text and number. */
export const rowsOf = (draftId: string): IDBKeyRange => IDBKeyRange.bound([draftId], [draftId, []])

/** Drafts of version 1 had no details and no imports: they are dropped. Version 3 stores steps of undo. */
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
    // A tab with a newer page waits until this one closes its connection.
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
