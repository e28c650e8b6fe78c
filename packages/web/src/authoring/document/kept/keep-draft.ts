import { keptDraftEndpoints } from '@quizwright/contracts/endpoints/kept-draft.ts'
import { keptDraftLimits } from '@quizwright/domain/limits.ts'
import { readCredentials } from '../../../auth/credentials.ts'
import { isOffered } from '../../../api/offered-calls.ts'
import { queryClient } from '../../../api/query-client.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import type { StoredDraft, StoredQuestions } from '../stored-draft.ts'
import { deviceId } from './device-id.ts'
import { toKeptContent } from './kept-content.ts'

/** What was written into the browser's database: undefined if nothing is unsaved. */
export type Latest = { row: StoredDraft; questions: StoredQuestions } | undefined

/** The shortest time between two calls, in milliseconds. The browser's database is written much sooner. */
const delayMs = 5_000

/**
 * Gives the services a copy of the unsaved questions of a draft, so that another device can go on with them, and
 * deletes it when they are saved or discarded. The copy is a convenience: its failures are not reported, because
 * the browser has the changes, and the next change tries again.
 */
export const createDraftKeeper = (uid: string, before: StoredDraft | undefined) => {
  let latest: Latest
  /** The quiz whose draft the services may have from this browser. */
  let keptFor = before?.quizId || undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()

  const send = async (): Promise<void> => {
    const row = latest?.row
    if (readCredentials()?.uid !== uid) return
    const isKept = row !== undefined && row.quizId !== '' && row.questions > 0
    try {
      if (keptFor !== undefined && (!isKept || keptFor !== row.quizId)) {
        await rest(keptDraftEndpoints).deleteKeptDraft({ params: { id: keptFor } })
        keptFor = undefined
        void queryClient.invalidateQueries({ queryKey: queryKeys.keptDrafts })
      }
      if (!isKept || !latest) return
      const content = toKeptContent(row, latest.questions)
      if (content.length > keptDraftLimits.content) return
      keptFor = row.quizId
      await rest(keptDraftEndpoints).keepDraft({
        params: { id: row.quizId },
        body: { device_id: deviceId(), questions: row.questions, content },
      })
    } catch {
      // The next change tries again.
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    sending = sending.then(send)
    return sending
  }

  return {
    /** Called after each write into the browser's database. */
    update: (next: Latest): void => {
      latest = next
      const isUnsaved = next !== undefined && next.row.questions > 0
      if ((!isUnsaved && keptFor === undefined && timer === undefined) || !isOffered('keepDraft')) return
      // What is saved or discarded must not be offered elsewhere.
      if (!isUnsaved) void flush()
      else timer ??= setTimeout(() => void flush(), delayMs)
    },
    flush: async (): Promise<void> => {
      if (timer !== undefined) await flush()
    },
  }
}
