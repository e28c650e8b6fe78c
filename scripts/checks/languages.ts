import { catalogueNames, saidTexts, translated } from '../languages/catalogues.ts'
import { type Entry, keyOf, readEntries } from '../languages/catalogue-files.ts'
import { pluralCategories } from '../../packages/domain/src/language/say.ts'

const placeholdersOf = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ')

/** A form for one, two or none may leave out the count. */
const samePlaceholders = (form: string, text: string): boolean => {
  const withoutCount = (names: string): string => names.replace(/ ?\{count\}/, '').trim()
  return (
    placeholdersOf(form) === placeholdersOf(text) ||
    withoutCount(placeholdersOf(form)) === withoutCount(placeholdersOf(text))
  )
}

/** Errors of one translation: a missing form, or other values than the English text has. */
export const findEntryErrors = (entry: Entry, language: string): string[] => {
  const { text, plural, said } = entry
  const forms = plural === undefined ? 1 : pluralCategories(language).length
  if (said.length !== forms) return [`${language}: "${text}" has ${said.length} forms; it needs ${forms}.`]
  if (said.some((form) => form.trim() === '')) return [`${language}: "${text}" is not translated.`]
  const differs = said.find((form) =>
    plural === undefined ? placeholdersOf(form) !== placeholdersOf(text) : !samePlaceholders(form, plural),
  )
  return differs === undefined ? [] : [`${language}: "${text}" has other values than "${differs}".`]
}

/** Errors of all catalogues: missing and stale texts, missing forms, values that differ. */
export const findLanguageErrors = (root: string): string[] => {
  const said = saidTexts(root)
  return translated.flatMap((language) =>
    catalogueNames.flatMap((name) => {
      const entries = readEntries(root, language, name)
      const known = new Set(entries.map(keyOf))
      const wanted = new Set(said[name].map(keyOf))
      const place = `packages/domain/locales/${language}/${name}.po`
      return [
        ...said[name]
          .filter((text) => !known.has(keyOf(text)))
          .map(({ text }) => `${place} lacks "${text}".`),
        ...entries
          .filter((entry) => !wanted.has(keyOf(entry)))
          .map(({ text }) => `${place}: nobody says "${text}".`),
        ...entries.flatMap((entry) => findEntryErrors(entry, language)),
      ]
    }),
  )
}
