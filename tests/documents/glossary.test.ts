import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, root, tableIn } from './read-documents.ts'

const [ideas = ''] = read('docs/glossary.md').split('\n## ')
const rows = tableIn(ideas).map(([word, meaning, forbidden]) => ({
  words: word!.replace(/ \(.*/, '').split(', '),
  meaning: meaning!,
  forbidden: forbidden!,
}))

test('every word of the glossary occurs once, has a meaning, and is used in the code', () => {
  const written = tableIn(ideas).map(([word]) => word)
  expect(new Set(written).size).toBe(written.length)
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'docs/errors.md', 'docs/scale.md'], { cwd: root })
    .map(read)
    .join('\n')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .toLowerCase()
  const unsaid = rows
    .flatMap(({ words }) => words)
    .filter((word) => !word.split(/[ -]/).every((part) => sources.includes(part)))
  expect(unsaid).toEqual([])
  expect(rows.filter(({ meaning }) => !/^[A-Z]/.test(meaning))).toEqual([])
})

test('no word is both a term and forbidden for its own idea', () => {
  expect(
    rows.filter(({ words, forbidden }) =>
      words.some((word) =>
        forbidden
          .replaceAll(/\(.*?\)/g, '')
          .split(/, ?/)
          .map((one) => one.trim())
          .includes(word),
      ),
    ),
  ).toEqual([])
})
