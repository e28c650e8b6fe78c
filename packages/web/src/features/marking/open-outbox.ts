import { isRetryable } from '@quizwright/contracts/problems.ts'
import type { SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { problemText } from '../../api/problem-text.ts'
import { isProblem, rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { createOutbox, type Outbox, type OutboxListener, type SendOutcome } from './mark-outbox.ts'

/** A lost sign-in is treated like a lost connection: the marks stay until somebody signs in again. */
const canBeSentLater = (error: unknown): boolean =>
  !isProblem(error) || isRetryable(error.code) || error.status === 401 || error.status >= 500

const send = async (body: SaveMarksBody): Promise<SendOutcome> => {
  try {
    return { outcome: 'sent', response: (await rest.saveMarks({ body })).data }
  } catch (error) {
    return canBeSentLater(error) ? { outcome: 'network' } : { outcome: 'refused', reason: problemText(error) }
  }
}

/** Shows what could not be saved while no marking screen is open. */
const toasts: OutboxListener = {
  onConflicts: () => toast.warning('An answer was marked elsewhere meanwhile: your mark was not saved'),
  onRefused: (_, reason) => toast.error('A mark was not saved', reason),
}

let screen: OutboxListener | undefined
const outboxes = new Map<string, Outbox>()

/** The outbox of a user. There is one per page, and it continues to send after the marking screen is left. */
export const openOutbox = (userId: string): Outbox => {
  const open = outboxes.get(userId)
  if (open) return open
  const outbox = createOutbox({
    send,
    storage: localStorage,
    userId,
    pageId: crypto.getRandomValues(new Uint32Array(2)).join(''),
    listener: {
      onConflicts: (...args) => (screen ?? toasts).onConflicts(...args),
      onRefused: (...args) => (screen ?? toasts).onRefused(...args),
    },
  })
  outboxes.set(userId, outbox)
  window.addEventListener('online', outbox.flush)
  outbox.flush()
  return outbox
}

/** Registers the screen that shows what could not be saved. Returns a function that unregisters it. */
export const listenToOutbox = (listener: OutboxListener): (() => void) => {
  screen = listener
  return () => {
    if (screen === listener) screen = undefined
  }
}
