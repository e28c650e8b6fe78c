import type { SourceFile } from './sources.ts'
import { defined, lastOf } from '@quizwright/domain/defined.ts'

export type BannedWord = {
  /** In lower case. A phrase has two words. */
  word: string
  /** What to write instead. */
  instead: string
}

const heading = '## Words that are not used'

/** Reads the table under "Words that are not used" of docs/glossary.md: `| word | instead |`. */
export const readBannedWords = (glossary: string): BannedWord[] => {
  const section = glossary.split(heading)[1]?.split(/^## /m)[0] ?? ''
  return [...section.matchAll(/^\| ([^|]+?) *\| ([^|]+?) *\|$/gm)]
    .map(([, word, instead]) => ({ word: defined(word, 'word'), instead: defined(instead, 'instead') }))
    .filter(({ word }) => word !== 'word' && !word.startsWith('-'))
    .flatMap(({ word, instead }) => word.split(', ').map((each) => ({ word: each.toLowerCase(), instead })))
}

/** Matches the beginning of a line with the title of a test, such as `test('` or `])('` after a table of cases. */
const beforeTitle = /^\s*(?:(?:test|describe)(?:\.\w+)*|\]\))\(\s*['"`]/

/**
 * Removes quoted text, because the specification and the API spell some of these words and we did not choose
 * them. The titles of tests are ours.
 */
const withoutQuotes = (line: string): string =>
  line.replace(beforeTitle, '').replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")

/** Splits `attemptQuestion`, `asked-question` and `ASKED_QUESTION` into words. */
const splitNames = (line: string): string =>
  line
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()

const containsWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

/** One sentence for each line or file name that contains a forbidden word. */
export const findBannedWords = (files: readonly SourceFile[], banned: readonly BannedWord[]): string[] => {
  const findIn = (text: string, where: string): string[] =>
    banned
      .filter(({ word }) => containsWord(text, word))
      .map(({ word, instead }) => `${where}: "${word}" is not used here; write ${instead}.`)
  return files.flatMap(({ path, text }) => [
    ...findIn(splitNames(lastOf(path.split('/'))), path),
    ...text
      .split('\n')
      .flatMap((line, index) => findIn(splitNames(withoutQuotes(line)), `${path}:${index + 1}`)),
  ])
}
