import { lastOf } from '@quizwright/domain/defined.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { catalogueNames, translated } from '../languages/catalogues.ts'
import { readEntries } from '../languages/catalogue-files.ts'

const path = 'packages/domain/locales/costly-sentences.csv'

/** Rows by column: the English sentence, its translations back into English, and the marks of what was read. */
type Row = Readonly<Record<string, string>>

const negation =
  /\b(?:no|not|none|never|nothing|nobody|without|unsaved|unless|offline|lack(?:s|ed)?)\b|n[’']t\b/i

/** What a mistake would cost most: what is denied, who does it, and how much or until when. */
const compared: Readonly<Record<string, (text: string) => string>> = {
  negation: (text) => String(negation.test(text)),
  'you or not you': (text) => String(/\byours?\b|\byou\b/i.test(text)),
  students: (text) => String(/\bstudents?\b/i.test(text)),
  'the instructor': (text) => String(/\b(?:instructor|teacher)s?\b/i.test(text)),
  numbers: (text) => (text.match(/\{\w+\}|\d+/g) ?? []).toSorted().join(' '),
}

/** The mark of a translation: whoever changes it must translate it back again. */
const markOf = (said: string): string => createHash('sha256').update(said).digest('hex').slice(0, 6)

/** In what a translation back differs from the sentence. */
export const findDifferences = (text: string, back: string): string[] =>
  Object.entries(compared)
    .filter(([, of]) => of(text) !== of(back))
    .map(([name]) => name)

const saidIn = (root: string, language: string): Map<string, string> =>
  new Map(
    catalogueNames.flatMap((name) =>
      readEntries(root, language, name).map(({ text, said }) => [text, lastOf(said)] as const),
    ),
  )

/**
 * Errors of the sentences in which a mistake costs marks, time or work: a translation that was not translated back as
 * it is now, or whose translation back says something else.
 */
export const findCostlyErrors = (root: string): string[] => {
  const rows = Papa.parse<Row>(readFileSync(join(root, path), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data
  return translated.flatMap((language, index) => {
    const said = saidIn(root, language)
    return rows.flatMap(({ text = '', read = '', ...backs }) => {
      const translation = said.get(text)
      if (translation === undefined) return [`${path}: nobody says "${text}".`]
      const mark = markOf(translation)
      if (read.split(' ')[index] !== mark)
        return [`${path}: "${text}" changed in ${language}. Translate it back, and mark it as ${mark}.`]
      const differences = findDifferences(text, backs[language] ?? '')
      return differences.length === 0
        ? []
        : [`${path}: "${text}" says something else in ${language} (${differences.join(', ')}).`]
    })
  })
}
