import { expect, test } from 'vitest'
import { createStatementNames } from './prepared-statements.ts'

test('a statement that comes again and again gets a name of its own and keeps it; others stay without', () => {
  const nameOf = createStatementNames()
  const [often, other] = [
    Array.from({ length: 7 }, () => nameOf('select $1')),
    Array.from({ length: 5 }, () => nameOf('select $2')),
  ]
  expect(often).toEqual([undefined, undefined, undefined, undefined, 's0', 's0', 's0'])
  expect(other.at(-1)).toBe('s1')
  expect(Array.from({ length: 9 }, () => nameOf(`select ${'1'.repeat(20_000)}`)).filter(Boolean)).toEqual([])
})

test('neither names nor what is remembered grows without end', () => {
  const nameOf = createStatementNames()
  for (let n = 0; n < 3_000; n++) expect(nameOf(`once ${n}`)).toBe(undefined)
  // Two thousand others have come since it was here, so it begins anew.
  for (let times = 0; times < 4; times++) expect(nameOf('once 0')).toBe(undefined)
  expect(nameOf('once 0')).toBe('s0')
  const names = new Set(
    Array.from({ length: 400 }, (_, n) => Array.from({ length: 5 }, () => nameOf(`often ${n}`)).at(-1)),
  )
  expect([names.size, names.has(undefined)]).toEqual([300, true])
})
