import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const run = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text))

test('a statement gets its own name at its fifth run and keeps it', () => {
  const nameOf = createStatementNames()
  expect(run(nameOf, 'select $1', 7)).toEqual([undefined, undefined, undefined, undefined, 's0', 's0', 's0'])
  expect(run(nameOf, 'select $2', 5).at(-1)).toBe('s1')
})

test('a very long statement is never named', () => {
  const nameOf = createStatementNames()
  const names = run(nameOf, `select ${'1'.repeat(20_000)}`, 9)
  expect(names.filter(Boolean)).toEqual([])
})

test('a search is never named, because its plan depends on the text', () => {
  const names = run(createStatementNames(), 'select "id" from "quizzes" where "name_key" like $1', 9)
  expect(names.filter(Boolean)).toEqual([])
})

test('only the latest two thousand unnamed statements are counted', () => {
  const nameOf = createStatementNames()
  for (let n = 0; n < 3_000; n++) expect(nameOf(`once ${n}`)).toBe(undefined)
  // "once 0" was forgotten, so its count starts at one again.
  expect(run(nameOf, 'once 0', 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(nameOf('once 0')).toBe('s0')
})

test('there are never more than 300 names', () => {
  const nameOf = createStatementNames()
  const names = new Set(Array.from({ length: 400 }, (_, n) => run(nameOf, `often ${n}`, 5).at(-1)))
  names.delete(undefined)
  expect(names.size).toBe(300)
  expect(nameOf('one more')).toBe(undefined)
})
