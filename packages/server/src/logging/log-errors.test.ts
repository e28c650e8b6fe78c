import { expect, test } from 'vitest'
import { logErrors } from './log-errors.ts'

const logged = (error: unknown): string => JSON.stringify(logErrors.err(error))

test('given a failed query, then the log contains its statement and its stack, but no parameter values', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
    params: ['ada@example.org', 'a secret\nof two lines'],
  })
  const error = Object.assign(
    new Error(
      'Failed query: insert into accounts values ($1, $2)\nparams: ada@example.org,a secret\nof two lines',
      { cause },
    ),
    { query: 'insert into accounts values ($1, $2)', params: ['ada@example.org', 'a secret\nof two lines'] },
  )
  const line = logged(new Error('while saving', { cause: error }))
  expect(line).not.toContain('ada@example.org')
  expect(line).not.toContain('secret')
  expect(line).not.toContain('of two lines')
  expect(line).toContain('insert into accounts values ($1, $2)')
  expect(line).toContain('duplicate key value')
  expect(line).toContain('log-errors.test.ts')
})

test('given another error, then it is logged unchanged with its code', () => {
  expect(logged(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toContain('ENOENT')
  expect(logged('words')).toContain('words')
})
