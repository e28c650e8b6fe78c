import { createAtom } from '@xstate/store-react'
import type { SavedMarks, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { keyOf } from './marking-session.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** `network`: the same call may succeed later. `refused`: it will never succeed, for this reason. */
export type SendOutcome =
  | { outcome: 'sent'; response: SavedMarks }
  | { outcome: 'network' }
  | { outcome: 'refused'; reason: string }
export type OutboxListener = {
  onConflicts: (questionId: string, conflicts: SavedMarks['conflicts']) => void
  onRefused: (body: SaveMarksBody, reason: string) => void
}
type Options = {
  send: (body: SaveMarksBody) => Promise<SendOutcome>
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
  /** The user who gave the marks. Marks of other users in this browser are left alone. */
  userId: string
  /** Distinguishes this page from others that are open at the same time. */
  pageId: string
  /** Called when marks could not be saved. */
  listener: OutboxListener
  retryMs?: number
}
export type OutboxState = { unsent: number; isOffline: boolean }

const longestWait = 30_000

/**
 * Queues marks and sends them one call after the other. They are kept in the browser until they are saved, so
 * that neither a lost connection nor a closed page loses any. Marks left by other pages are sent first. A
 * page that is still open may send them too; the services treat the same mark sent twice as one.
 */
export const createOutbox = ({ send, storage, userId, pageId, listener, retryMs = 2_000 }: Options) => {
  const storageKey = `unsent-marks ${userId} ${pageId}`
  let queue: SaveMarksBody[] = takeLeftovers(storage, `unsent-marks ${userId} `)
  const state = createAtom<OutboxState>({ unsent: queue.length, isOffline: false })
  let isSending = false
  let wait = retryMs
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The revisions of answers that were saved here. */
  const revisions = new Map<string, number>()

  const update = (isOffline: boolean) => {
    if (queue.length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(queue))
    state.set({ unsent: queue.length, isOffline })
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    while (queue.length > 0) {
      const body = withRevisions(elementAt(queue, 0), revisions)
      const sent = await send(body)
      if (sent.outcome === 'network') {
        update(true)
        timer = setTimeout(() => void flush(), wait)
        wait = Math.min(longestWait, wait * 2)
        break
      }
      wait = retryMs
      queue = queue.slice(1)
      if (sent.outcome === 'sent') settle(body, sent.response)
      else listener.onRefused(body, sent.reason)
      update(false)
    }
    isSending = false
  }

  const settle = ({ question_id }: SaveMarksBody, { saved, conflicts }: SavedMarks) => {
    for (const { result_id, revision } of saved) revisions.set(keyOf({ result_id, question_id }), revision)
    // The next decision replaces the revision that the conflict reported.
    for (const { result_id, revision } of conflicts)
      revisions.set(keyOf({ result_id, question_id }), revision)
    if (conflicts.length > 0) listener.onConflicts(question_id, conflicts)
  }

  if (queue.length > 0) update(false)
  return {
    add: (body: SaveMarksBody): void => {
      queue = [...queue, body]
      update(state.get().isOffline)
      void flush()
    },
    /** Sends remaining marks now. */
    flush: (): void => void flush(),
    stop: (): void => clearTimeout(timer),
    state,
  }
}
export type Outbox = ReturnType<typeof createOutbox>

const withRevisions = (body: SaveMarksBody, known: ReadonlyMap<string, number>): SaveMarksBody => ({
  ...body,
  revisions: body.result_ids.map(
    (result_id, index) =>
      known.get(keyOf({ result_id, question_id: body.question_id })) ?? elementAt(body.revisions, index),
  ),
})

const takeLeftovers = (storage: Options['storage'], prefix: string): SaveMarksBody[] => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const stored = readStored(storage.getItem(key))
      storage.removeItem(key)
      return stored
    })
}

const readStored = (text: string | null): SaveMarksBody[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? (stored as SaveMarksBody[]) : []
  } catch {
    return []
  }
}
