import { expect, test } from 'vitest'
import { findGoneTexts } from './gone-texts.ts'

const before = new Set([
  'Read as {encoding}, separated by {separators}',
  'Log',
  'Image and equation',
  '{a} ({b})',
  'Save',
])
const now = new Set(['Activity log', 'Image and equation tools', 'Save'])
const gone = (text: string) => findGoneTexts([{ path: 'tests/journeys/a.test.ts', text }], before, now)

test.each([
  ['with its values', "page.getByText('Read as UTF-8, separated by commas; columns as usual.')", 'Read as'],
  ['broken by the formatter', "getByText(\n  'Read as UTF-8, ' +\n    'separated by commas',\n)", 'Read as'],
  ['in a pattern', 'getByText(/^Image and equation$/)', 'Image and equation'],
  ['of one word, as a name', "getByRole('menuitem', { name: 'Log' })", 'Log'],
  ['in bold', 'Press **Log** there.', 'Log'],
])('given a text that is no longer said, %s, then its line is named', (_how, line, text) => {
  const [error, ...more] = gone(`const a = 1\n${line}`)
  expect(error).toMatch(new RegExp(`^tests/journeys/a\\.test\\.ts:[23] names "${text}.*nobody says any more`))
  expect(more).toEqual([])
})

test.each([
  "name: 'Image and equation tools'",
  "name: 'Save'",
  "const Log = 'Log'",
  "test('Image and equation', () => {})",
  '// Image and equation are tried.',
  'getByText("12 (3)")',
])('given what is still said, or only shares words with what is not, then nothing is wrong: %s', (text) =>
  expect(gone(text)).toEqual([]),
)
