import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { type Change, changesBetween, countMoved, isReordered } from './changes.ts'
import { type DraftsDatabase, type KeptDraft, type KeptSave, removeKept } from './draft-database.ts'

/** Why a draft could not be kept: the browser's storage is full, or there is none. */
export type KeepTrouble = 'full' | 'unavailable'

type Keeping = {
  store: QuizDraft
  about: Pick<KeptDraft, 'draftId' | 'uid' | 'quizId' | 'quizName'>
  database: () => Promise<DraftsDatabase>
  /** Called when keeping begins to fail, not again before it succeeded. */
  onTrouble: (trouble: KeepTrouble) => void
  /** What the database has of this draft already. */
  kept?: { changes: readonly Change[]; order: readonly string[] | null; save: KeptSave | null }
  /** Milliseconds from a change to its being written. */
  restMs?: number
}

export type Keeper = {
  /** Writes what is not written yet. Never rejects: trouble is told through `onTrouble`. */
  flush: () => Promise<void>
  /** Remembers the save before its first batch goes. */
  beginSave: (save: { saveId: string; isPublished: boolean }) => Promise<void>
  /** Forgets the save: it is done, or given up. */
  endSave: () => Promise<void>
  /** Whether the browser took what was written last: if not, it is nowhere but on this page. */
  isKept: () => boolean
  stop: () => void
}

const isSame = (a: Change | undefined, b: Change): boolean => a?.mine === b.mine && a?.base === b.base

/**
 * Writes every change of a draft into the browser's database, well within a second, and only what changed.
 */
export const keepDraft = ({ store, about, database, onTrouble, kept, restMs = 300 }: Keeping): Keeper => {
  const { draftId } = about
  let written = new Map((kept?.changes ?? []).map((change) => [change.id, change]))
  let writtenOrder = kept?.order ?? null
  let save: KeptSave | null = kept?.save ?? null
  let hasRow = kept !== undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let isTroubled = false

  const write = async (): Promise<void> => {
    const { document, saved, base } = store.getSnapshot().context
    const changes = changesBetween(saved.questions, document.questions)
    const reordered = isReordered(saved.questions, document.questions)
    if (changes.size === 0 && !reordered) {
      if (hasRow) await removeKept(await database(), draftId)
      hasRow = false
      written = changes
      writtenOrder = null
      return
    }
    const order = reordered ? document.questions.map((question) => question._id) : null
    const tx = (await database()).transaction(['drafts', 'changes', 'orders'], 'readwrite')
    const rows = tx.objectStore('changes')
    for (const change of changes.values())
      if (!isSame(written.get(change.id), change)) void rows.put({ draftId, ...change }).catch(ignore)
    for (const id of written.keys()) if (!changes.has(id)) void rows.delete([draftId, id]).catch(ignore)
    if (order && order.join() !== writtenOrder?.join())
      void tx.objectStore('orders').put(order, draftId).catch(ignore)
    if (!order && writtenOrder) void tx.objectStore('orders').delete(draftId).catch(ignore)
    const questions = changes.size || countMoved(saved.questions, document.questions)
    const row = { ...about, revision: base?.revision ?? 0, questions, changedAt: Date.now(), save }
    void tx.objectStore('drafts').put(row).catch(ignore)
    await tx.done
    hasRow = true
    written = changes
    writtenOrder = order
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).then(
      () => {
        isTroubled = false
      },
      (error: unknown) => {
        if (!isTroubled)
          onTrouble(
            error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable',
          )
        isTroubled = true
      },
    )
    return writing
  }

  let seen = store.getSnapshot().context
  const subscription = store.subscribe(({ context }) => {
    const isEdited = context.document !== seen.document
    if (!isEdited && context.saved === seen.saved) return
    seen = context
    if (isEdited && save) save = { ...save, isEdited: true }
    timer ??= setTimeout(flush, restMs)
  })

  return {
    flush,
    beginSave: (begun) => {
      save = { ...begun, isEdited: false }
      return flush()
    },
    endSave: () => {
      save = null
      return flush()
    },
    isKept: () => !isTroubled,
    stop: () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    },
  }
}

/** A transaction says itself, once, why it failed; its requests need not. */
const ignore = (): void => undefined
