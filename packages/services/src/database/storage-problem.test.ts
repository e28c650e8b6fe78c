import { Problem } from '@quizwright/contracts/problem.ts'
import { DrizzleQueryError } from './drizzle.ts'
import { expect, test } from 'vitest'
import { toStorageProblem } from './storage-problem.ts'

const failedQuery = (cause: Error): unknown => toStorageProblem(new DrizzleQueryError('select 1', [], cause))
const errorWithCode = (code: string): Error => Object.assign(new Error('message of the driver'), { code })

test.each([
  ['a connection that was reset', errorWithCode('ECONNRESET'), 'BUSY'],
  ['a server that is starting', errorWithCode('57P03'), 'BUSY'],
  ['a query that took too long', errorWithCode('57014'), 'BUSY'],
  // These errors of pg have no code.
  ['a server that was killed', new Error('Connection terminated unexpectedly'), 'BUSY'],
  [
    'a broken connection in a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
    'BUSY',
  ],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 'BUSY'],
  ['a bucket that is silent', Object.assign(new Error('timed out'), { name: 'TimeoutError' }), 'BUSY'],
  ['a full disk', errorWithCode('53100'), 'STORAGE_FULL'],
])('reports %s as a problem', (_what, cause, code) => {
  expect(failedQuery(cause)).toBeInstanceOf(Problem)
  expect(failedQuery(cause)).toMatchObject({ code })
})

test('a programming error and a violated constraint are returned unchanged', () => {
  const programmingError = new TypeError('x is undefined')
  expect(toStorageProblem(programmingError)).toBe(programmingError)
  expect(failedQuery(errorWithCode('23505'))).not.toBeInstanceOf(Problem)
})
