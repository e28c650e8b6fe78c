import { entryOf, lastOf } from '@quizwright/domain/defined.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import { catalogueNames, translated } from '../languages/catalogues.ts'
import { type Entry, readEntries } from '../languages/catalogue-files.ts'

/**
 * A term with its English forms, and for each language the beginnings of the words that say it. After "!" stands a
 * whole word that says another term, by which a translator could take the one for the other.
 */
export type Term = { term: string; english: readonly string[]; words: Readonly<Record<string, string[]>> }

/** Longer texts may say a term otherwise, for example by a pronoun. */
const mostWords = 4

const path = 'packages/domain/locales/glossary.csv'

const formsIn = (cell: string | undefined): string[] => (cell ?? '').split('|').filter((form) => form !== '')

export const parseGlossary = (csv: string): Term[] =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data.map((row) => ({
    term: row['term'] ?? '',
    english: formsIn(row['english']),
    words: Object.fromEntries(translated.map((language) => [language, formsIn(row[language])])),
  }))

const saysTerm = (text: string, { english }: Term): boolean => {
  const words = text.replaceAll(/\{\w+\}/g, ' ')
  if ((words.match(/\p{L}+/gu) ?? []).length > mostWords) return false
  return english.some((form) => new RegExp(String.raw`(?<![\p{L}-])${form}(?![\p{L}-])`, 'iu').test(words))
}

/** Without the vowel signs of Arabic, which are written or not. */
const plainLetters = (text: string): string => text.replaceAll(/[\u064B-\u0652]/g, '')

const beginnings = (words: readonly string[]): string[] => words.filter((word) => !word.startsWith('!'))

const wordsIn = (form: string): string[] => form.match(/\p{L}+/gu) ?? []

const otherWords = (words: readonly string[]): string[] =>
  words.filter((word) => word.startsWith('!')).map((word) => word.slice(1))

/** Terms of short texts that are translated by another word than that of the glossary. */
export const findTermErrors = (
  entries: readonly Pick<Entry, 'text' | 'said'>[],
  language: string,
  glossary: readonly Term[],
): string[] =>
  entries.flatMap(({ text, said }) => {
    const form = plainLetters(lastOf(said).toLocaleLowerCase(language))
    const terms = glossary.filter((term) => saysTerm(text, term))
    const isSaid = (words: readonly string[]) => words.some((word) => form.includes(plainLetters(word)))
    const isOther = ({ term, words }: Term) =>
      terms.every((other) => other.term === term || !isSaid(beginnings(entryOf(other.words, language)))) &&
      wordsIn(form).some((word) => otherWords(entryOf(words, language)).includes(word))
    return terms
      .filter((term) => !isSaid(beginnings(entryOf(term.words, language))) || isOther(term))
      .map(
        ({ term, words }) =>
          `${language}: "${text}" is "${said.at(-1)}"; the word for "${term}" in ${path} is ` +
          `"${beginnings(entryOf(words, language)).join('" or "')}".`,
      )
  })

/** Errors of the catalogues against the glossary, and terms that lack a language. */
export const findGlossaryErrors = (root: string): string[] => {
  const glossary = parseGlossary(readFileSync(join(root, path), 'utf8'))
  return translated.flatMap((language) => [
    ...glossary
      .filter(({ words }) => entryOf(words, language).length === 0)
      .map(({ term }) => `${path}: "${term}" has no word in ${language}.`),
    ...catalogueNames.flatMap((name) =>
      findTermErrors(readEntries(root, language, name), language, glossary),
    ),
  ])
}
