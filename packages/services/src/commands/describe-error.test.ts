import { DrizzleQueryError } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('a failed query is described by its cause, without its statement and values', () => {
  const failed = new DrizzleQueryError('insert into auth.accounts', ['hash'], new Error('connection lost'))
  expect(describeError(failed)).toBe('connection lost')
})

test.each([
  [new Error('one sentence'), 'one sentence'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    /^The disk is full: .*\.$/,
  ],
  ['thrown', 'thrown'],
])('describes %s', (error, sentence) => {
  expect(describeError(error)).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  )
})
