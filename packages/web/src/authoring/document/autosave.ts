import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { ulid } from 'ulid'
import type { DraftsDatabase } from './draft-database.ts'
import { lockDraft } from './draft-locks.ts'
import type { StoredHistory } from './history/stored-history.ts'
import type { Latest } from './kept/keep-draft.ts'
import { removeDraft, removeQuestions } from './read-drafts.ts'
import type { StoredDraft, StoredParts, StoredQuestions } from './stored-draft.ts'
import { writeDraft } from './write-draft.ts'
import { createWriteQueue, type StorageTrouble } from './write-queue.ts'
import { type Written, writtenOf } from './written-draft.ts'

type AutosaveOptions = {
  store: QuizDraft
  uid: string
  database: () => Promise<DraftsDatabase>
  /** Called when writing begins to fail. Called again only after a write has succeeded. */
  onTrouble: (trouble: StorageTrouble) => void
  /** Called after each write with what is stored now. */
  onWritten?: (latest: Latest) => void
  /** What the database already has of this draft. */
  stored?: { row: StoredDraft; parts: StoredParts } | undefined
  /** The shortest time between two writes, in milliseconds. A change after a pause is written at once. */
  delayMs?: number
}

export type Autosave = {
  /** Writes everything that is not written yet. Never rejects: trouble is reported through `onTrouble`. */
  flush: () => Promise<void>
  /** The row that was written last; undefined if nothing is unsaved. */
  row: () => StoredDraft | undefined
  /** The stored changes of the questions. */
  questions: () => StoredQuestions
  /** The undo and redo steps that were stored with them. */
  history: () => StoredHistory | null
  /** Removes unsaved questions of a stored draft that were never read here. */
  discardQuestions: () => Promise<void>
  /** Stores the id of a save before its first batch is sent. */
  beginSave: (save: { saveId: string; isPublished: boolean }) => Promise<void>
  /** Removes the id of a save that is done or cancelled. */
  endSave: () => Promise<void>
  /**
   * Continues the draft as one of another quiz. Unsaved questions belong to the former quiz and stay stored
   * under it.
   */
  branch: () => Promise<void>
  /** Whether the last write succeeded. If not, the changes exist only on this page. */
  isStored: () => boolean
  stop: () => void
}

const writtenBefore = ({ row, parts }: { row: StoredDraft; parts: StoredParts }): Written => ({
  row,
  parts: { ...parts, changes: new Map(parts.changes.map((change) => [change.id, change])) },
})

const questionsOf = (written: Written | undefined): StoredQuestions => ({
  changes: [...(written?.parts.changes.values() ?? [])],
  order: written?.parts.order ?? null,
})

/** Writes every change of a draft into the browser's database within a second, and only what changed. */
export const autosaveDraft = ({
  store,
  uid,
  database,
  onTrouble,
  onWritten,
  stored,
  delayMs = 300,
}: AutosaveOptions): Autosave => {
  let draftId = stored?.row.draftId ?? ulid()
  let unlock = lockDraft(draftId)
  let written = stored && writtenBefore(stored)
  let save = stored?.row.save ?? null
  let timer: ReturnType<typeof setTimeout> | undefined
  const queue = createWriteQueue(onTrouble)
  let lastFlush = -Infinity

  const write = async (): Promise<void> => {
    const next = writtenOf(store.getSnapshot().context, { draftId, uid, save }, written)
    if (next) await writeDraft(await database(), next, written?.parts)
    else if (written) await removeDraft(await database(), draftId)
    written = next
    onWritten?.(next && { row: next.row, questions: questionsOf(next) })
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    lastFlush = performance.now()
    return queue.add(write)
  }

  let seen = store.getSnapshot().context
  const subscription = store.subscribe(({ context }) => {
    const isEdited = context.document !== seen.document
    const isSaved = context.saved !== seen.saved
    const hasNewQuestions =
      seen.revisions.questions !== null && context.document.questions !== seen.document.questions
    seen = context
    if (!isEdited && !isSaved) return
    if (hasNewQuestions && save) save = { ...save, isEdited: true }
    timer ??= setTimeout(flush, Math.max(0, lastFlush + delayMs - performance.now()))
  })

  const discardQuestions = (): Promise<void> =>
    queue.add(async () => {
      if (!written) return
      save = null
      await removeQuestions(await database(), draftId)
      const row = { ...written.row, questions: 0, save: null }
      written = { row, parts: { ...written.parts, changes: new Map(), order: null, history: null } }
      await write()
    })

  const branch = async (): Promise<void> => {
    await flush()
    await queue.add(async () => {
      const before = written
      written = undefined
      save = null
      if (!before) return
      const [connection, row] = [await database(), { ...before.row, details: null, popUp: null }]
      const parts = { ...before.parts, imported: null, generated: null }
      if (row.questions > 0) await writeDraft(connection, { row, parts }, before.parts)
      else await removeDraft(connection, row.draftId)
    })
    unlock()
    draftId = ulid()
    unlock = lockDraft(draftId)
  }

  return {
    flush,
    row: () => written?.row,
    questions: () => questionsOf(written),
    history: () => written?.parts.history ?? null,
    discardQuestions,
    beginSave: (begun) => {
      save = { ...begun, isEdited: false }
      return flush()
    },
    endSave: () => {
      save = null
      return flush()
    },
    branch,
    isStored: () => !queue.hasTrouble(),
    stop: () => {
      clearTimeout(timer)
      subscription.unsubscribe()
      unlock()
    },
  }
}
