import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'drizzle-orm/logger'

const current = new AsyncLocalStorage<{ hasWritten: boolean }>()

/** A statement with `with` may write in any of its parts. One that only locks rows changes nothing that is read. */
export const isWrite = (statement: string): boolean =>
  /^\s*(?:insert|update|delete|merge)\b/i.test(statement) ||
  (/^\s*with\b/i.test(statement) && /\b(?:insert into|update|delete from|merge into)\b/i.test(statement))

/** Sees every statement on its way to the database, in the context of the work that sends it. */
export const noticeWrites: Logger = {
  logQuery: (statement) => {
    const work = current.getStore()
    if (work && !work.hasWritten && isWrite(statement)) work.hasWritten = true
  },
}

/** Runs some work; if any of its statements wrote, runs `afterwards` before it settles, however it ends. */
export const runNoticed = async <T>(work: () => Promise<T>, afterwards: () => Promise<void>): Promise<T> => {
  const noticed = { hasWritten: false }
  try {
    return await current.run(noticed, work)
  } finally {
    if (noticed.hasWritten) await afterwards()
  }
}
