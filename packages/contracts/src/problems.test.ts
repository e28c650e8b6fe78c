import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isProblemCode, isRetryable, problems } from './problems.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/errors.md'), 'utf8')

test('docs/errors.md lists exactly the codes of the table', () => {
  const named = [...page.matchAll(/^\| (`[^|]*`) *\|/gm)].flatMap((row) =>
    [...row[1]!.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]!),
  )
  expect(named.sort()).toEqual(Object.keys(problems).sort())
})

test('the codes under "What passes by itself" are retryable', () => {
  const section = page.split('## ').find((part) => part.startsWith('What passes by itself'))!
  const named = [...section.matchAll(/`([A-Z_]+)`/g)].map((match) => match[1]!)
  expect(named.filter((code) => !isRetryable(code))).toEqual([])
})

test('every message ends with a full stop, and every status is an error status', () => {
  for (const [code, { status, message }] of Object.entries(problems)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    // The specification quotes this message without a full stop.
    if (code !== 'RULE') expect(message, code).toMatch(/^[A-Z].*\.$/)
  }
})

test('names of Object.prototype properties are not problem codes', () => {
  expect([isProblemCode('toString'), isProblemCode('NOT_FOUND'), isRetryable('constructor')]).toEqual([
    false,
    true,
    false,
  ])
})
