import { setTimeout as sleep } from 'node:timers/promises'
import { startServices } from '@quizwright/services/app.ts'
import pg from 'pg'
import { attemptInTurn, type CallName, turnInTurn } from '../../../scripts/scale/mix.ts'
import type { FleetUnderTest } from './fleet-under-test.ts'
import { arrive, teach } from './people.ts'

/**
 * The number of statements of a call, of those before the commit while it holds the lock that all hand-ins at
 * the quiz need, and of those after the commit.
 */
export type Statements = Record<CallName, { statements: number; underLock: number; afterCommit: number }>

type Client = { query: (...asked: unknown[]) => unknown }

/** The time after which the services no longer do what they do once when they start. */
const startingMs = 3_000

/**
 * From this statement on, other hand-ins at the quiz wait (counts/lock-counts.ts). The lock of a single
 * student at a quiz comes before it.
 */
const isLocking = (text: string, index: number, all: readonly string[]): boolean =>
  text.includes('pg_advisory_xact_lock(') &&
  all.findLastIndex((one) => one.includes('pg_advisory_xact_lock(')) === index

/**
 * Runs services in this process, makes one call of each kind, and records the statements sent to Postgres. Throws if
 * a call sent none, because then they were not recorded.
 */
export const countStatements = async ({ databaseUrl, school }: FleetUnderTest): Promise<Statements> => {
  const sent: string[] = []
  const ofAllClients = pg.Client.prototype as unknown as Client
  const { query } = ofAllClients
  // Before the services open their connections, because each of them keeps the method that it finds then.
  ofAllClients.query = function (this: Client, ...asked) {
    const [first] = asked
    sent.push(typeof first === 'string' ? first : (first as { text: string }).text)
    return query.apply(this, asked)
  }
  const services = await startServices({ database: { url: databaseUrl } })
  const found = {} as Statements
  const note = (name: CallName): void => {
    if (sent.length === 0) throw new Error(`No statement of ${name} was recorded.`)
    const commit = sent.lastIndexOf('commit')
    const locking = name === 'handInAttempt' ? sent.findIndex(isLocking) : -1
    found[name] = {
      statements: sent.length,
      underLock: locking < 0 ? 0 : commit + 1 - locking,
      afterCommit: commit < 0 ? 0 : sent.length - 1 - commit,
    }
    sent.length = 0
  }
  try {
    const student = arrive(services.url, school.quizzes[0]!, note)
    const instructor = teach(services.url, school.drafts[0]!, note, '')
    await sleep(startingMs)
    sent.length = 0
    for (const name of attemptInTurn) await student.call(name)
    for (const name of turnInTurn) await instructor.call(name)
    await Promise.all([student.leave(), instructor.leave()])
    return found
  } finally {
    ofAllClients.query = query
    await services.close()
  }
}
