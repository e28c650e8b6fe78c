import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { defined } from '@quizwright/domain/defined.ts'

const askedAt = new AsyncLocalStorage<number>()
const isStudent = new AsyncLocalStorage<boolean>()

/**
 * Runs a short call, all of whose queries of an embedded database are queued by the time at which it began, or that of
 * its request. Otherwise each of them would queue behind the calls that came since: whoever needs many would be served
 * last. It is not for long calls, which would keep everybody else waiting.
 */
export const asOneCaller = <Result>(call: () => Result, began = performance.now()): Result =>
  askedAt.run(began, call)

/** What drizzle needs of an embedded database. */
type Client = Pick<PGlite, 'query' | 'transaction'>

/** The same database for students' calls, which wait in a line of their own. */
export const inStudentsLine = (client: PGlite): Client => ({
  query: (...args) => isStudent.run(true, () => client.query(...args)),
  transaction: (work) => isStudent.run(true, () => client.transaction(work)),
})

type Waiting = { askedAt: number; start: () => void }
/** Callers in the order in which they asked, and how much time they had, divided by their share. */
type Line = { waiting: Waiting[]; share: number; hadMs: number }

/** How much of the time students get at least while others wait, too. */
const shareOfStudents = 0.75

/**
 * Lets the queries and transactions of an embedded database run one after the other. Students and everybody else wait
 * in two lines, and in each who asked first is first. The line that had less of its share of the time is next: a class
 * does not keep an instructor waiting, and long jobs do not keep a class.
 */
export const serveInOrder = (client: PGlite): void => {
  const students: Line = { waiting: [], share: shareOfStudents, hadMs: 0 }
  const others: Line = { waiting: [], share: 1 - shareOfStudents, hadMs: 0 }
  let isBusy = false
  const waitIn = (line: Line): Promise<void> =>
    new Promise((start) => {
      // Time in which nobody of a line waited is not made up for.
      if (line.waiting.length === 0) line.hadMs = Math.max(students.hadMs, others.hadMs)
      const waiting = { askedAt: askedAt.getStore() ?? performance.now(), start }
      const place = line.waiting.findIndex((other) => other.askedAt > waiting.askedAt)
      line.waiting.splice(place === -1 ? line.waiting.length : place, 0, waiting)
    })
  const startNext = (): void => {
    const lines = [students, others].filter(({ waiting }) => waiting.length > 0)
    const [line] = lines.sort((one, other) => one.hadMs - other.hadMs)
    isBusy = line !== undefined
    if (line) defined(line.waiting.shift(), 'who waits').start()
  }
  client._runExclusiveTransaction = async (work) => {
    const line = isStudent.getStore() ? students : others
    if (isBusy) await waitIn(line)
    isBusy = true
    const began = performance.now()
    try {
      return await work()
    } finally {
      line.hadMs += (performance.now() - began) / line.share
      startNext()
    }
  }
}
