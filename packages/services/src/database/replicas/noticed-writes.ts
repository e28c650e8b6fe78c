import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'drizzle-orm/logger'

const current = new AsyncLocalStorage<{ hasWritten: boolean }>()

/**
 * Whether a statement may write. One with `with` may write in any of its parts. One that only locks rows does not
 * change anything that is read.
 */
export const isWrite = (statement: string): boolean =>
  /^\s*(?:insert|update|delete|merge)\b/i.test(statement) ||
  (/^\s*with\b/i.test(statement) && /\b(?:insert into|update|delete from|merge into)\b/i.test(statement))

/** A Drizzle logger that records writes in the context of the task that sends them. */
export const noticeWrites: Logger = {
  logQuery: (statement) => {
    const work = current.getStore()
    if (work && !work.hasWritten && isWrite(statement)) work.hasWritten = true
  },
}

/** Runs a task. If any of its statements wrote, `afterwards` runs before the task settles, also if it fails. */
export const runNoticed = async <T>(work: () => Promise<T>, afterwards: () => Promise<void>): Promise<T> => {
  const noticed = { hasWritten: false }
  try {
    return await current.run(noticed, work)
  } finally {
    if (noticed.hasWritten) await afterwards()
  }
}
