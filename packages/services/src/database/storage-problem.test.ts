import { Problem } from '@quizwright/contracts/problem.ts'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toStorageProblem } from './storage-problem.ts'

const failed = (cause: Error): unknown => toStorageProblem(new DrizzleQueryError('select 1', [], cause))
const coded = (code: string): Error => Object.assign(new Error('as the driver words it'), { code })

test.each([
  ['a connection that was reset', coded('ECONNRESET'), 'BUSY'],
  ['a server that starts', coded('57P03'), 'BUSY'],
  ['a query that took too long', coded('57014'), 'BUSY'],
  // The driver's own errors have no code.
  ['a server that was killed', new Error('Connection terminated unexpectedly'), 'BUSY'],
  [
    'a broken connection in a transaction',
    new Error('Client has encountered a connection error and is not queryable'),
    'BUSY',
  ],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 'BUSY'],
  ['a full disk', coded('53100'), 'STORAGE_FULL'],
])('%s is a problem that passes', (_what, cause, code) => {
  expect(failed(cause)).toBeInstanceOf(Problem)
  expect(failed(cause)).toMatchObject({ code })
})

test('what is nobody’s trouble but ours stays what it was', () => {
  const ours = new TypeError('x is undefined')
  expect(toStorageProblem(ours)).toBe(ours)
  expect(failed(coded('23505'))).not.toBeInstanceOf(Problem)
})
