import { globSync, readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

/** What stands before a pattern in a program, and is no value that it would divide. */
const before = /(?<=[(,=:[!&|?{};>]\s*|return\s+|^\s*)/
const body = /((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)/
const literal = new RegExp(String.raw`${before.source}\/(?![*/ ])${body.source}\/([dgimsuvy]*)`, 'gm')

type Found = { file: string; pattern: RegExp }

const patternsIn = (file: string): Found[] =>
  [...readFileSync(file, 'utf8').matchAll(literal)].flatMap(([, source = '', flags = '']) => {
    try {
      return [{ file, pattern: new RegExp(source, flags) }]
    } catch {
      // A division, or a path in a text.
      return []
    }
  })

const blanks = [' ', '\t', '\n']
const length = 72

/** Texts that repeat what a pattern is made of, in the ways in which patterns share out the same characters. */
const textsFor = ({ source }: RegExp): string[] => {
  const signs = new Set([...blanks, 'a', 'A', '1', ...source.replaceAll(/\\[a-zA-Z]/g, '')])
  const repeated = [...signs].flatMap((sign) => [
    sign,
    sign + sign,
    `a${sign}`,
    ...blanks.flatMap((blank) => [blank + sign, sign + blank, `${blank}${blank}a${sign}`]),
  ])
  const begun = source.replaceAll(/\\[a-zA-Z]|[\\^$()[\]?*+|]/g, '').slice(0, 12)
  return ['', begun, 'a', 'A)'].flatMap((beginning) =>
    repeated.map((part) => `${beginning}${part.repeat(length / part.length)}\0`),
  )
}

const context = createContext({ pattern: /x/, texts: [''] })

/** Whether a pattern comes to an end with each text. Twice the time with each character takes years for one of them. */
const ends = (pattern: RegExp, texts: readonly string[], timeout = 20_000): boolean => {
  Object.assign(context, { pattern, texts })
  try {
    runInContext('for (const text of texts) { pattern.lastIndex = 0; pattern.test(text) }', context, {
      timeout,
    })
    return true
  } catch {
    return false
  }
}

test('no pattern of the product tries each way to share a text out', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] })
  const found = new Map(files.flatMap(patternsIn).map((one) => [String(one.pattern), one]))
  expect(found.size).toBeGreaterThan(400)
  const endless = [...found.values()].filter(({ pattern }) => !ends(pattern, textsFor(pattern)))
  expect(endless.map(({ file, pattern }) => `${file} ${String(pattern)}`)).toEqual([])
})

test.each([
  /^(?:\s*\n|[\s,]*\n)*x/,
  /^(?:#[^\n]*\n|\s*\n)*:TYPE:[A-Z]/i,
  /^[([]?[A-Za-z][)\].]?(?:\s*(?:,|;|&|\/|and|und|\s)\s*[([]?[A-Za-z][)\].]?)+$/i,
])('given %s, which shares blanks out in several ways, it is found', (pattern) => {
  expect(ends(pattern, textsFor(pattern), 1_000)).toBe(false)
})
