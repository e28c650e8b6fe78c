import { quotedTexts } from '../../packages/contracts/src/quoted-texts.ts'
import { catalogueNames, saidTexts, translated, wordings } from '../languages/catalogues.ts'
import { type Entry, keyOf, readEntries } from '../languages/catalogue-files.ts'
import { directionOfLanguage } from '../../packages/domain/src/language/languages.ts'
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

/** What stands in U+2066 and U+2069, or in brackets, keeps its order in a text that runs from right to left. */
const kept = /\u2066.*?\u2069|\([^()]*\)/g

/** A number before Latin letters, which would change places, and a letter before a bracket that would be mirrored. */
const turned = /\d [a-z]|[\w}]\)/i

const isTurned = (form: string, language: string): boolean =>
  directionOfLanguage(language) === 'rtl' && turned.test(form.replaceAll(kept, ''))

/** Errors of one translation: a missing form, other values than the English text has, or an order that would turn. */
export const findEntryErrors = (entry: Entry, language: string): string[] => {
  const { text, plural, said } = entry
  const forms = plural === undefined ? 1 : pluralCategories(language).length
  if (said.length !== forms) return [`${language}: "${text}" has ${said.length} forms; it needs ${forms}.`]
  if (said.some((form) => form.trim() === '')) return [`${language}: "${text}" is not translated.`]
  const broken = said.find((form) => isTurned(form, language))
  if (broken !== undefined)
    return [`${language}: "${broken}" would change its order. Put U+2066 and U+2069 around its Latin part.`]
  const differs = said.find((form) =>
    plural === undefined ? placeholdersOf(form) !== placeholdersOf(text) : !samePlaceholders(form, plural),
  )
  return differs === undefined ? [] : [`${language}: "${text}" has other values than "${differs}".`]
}

/** A text with its values left out, as specifications quote it with an example. */
const withoutValues = (text: string): string => text.replaceAll(/\{\w+\}|\d+/g, '…')
const quoted = new Set(Object.values(quotedTexts).flat().map(withoutValues))

/** Errors of one text that a wording of English words otherwise: other values, or a text of the other wording. */
export const findWordingErrors = (entry: Entry, wording: (typeof wordings)[number]): string[] => [
  ...((wording === 'en-x-plain') === quoted.has(withoutValues(entry.text))
    ? []
    : [`${wording}: "${entry.text}" belongs to the other wording: en-x-plain has what is quoted.`]),
  ...findEntryErrors(entry, 'en').map((error) => error.replace(/^en:/, `${wording}:`)),
]

const errorsOfWordings = (root: string, said: ReturnType<typeof saidTexts>): string[] =>
  wordings.flatMap((wording) =>
    catalogueNames.flatMap((name) => {
      const wanted = new Set(said[name].map(keyOf))
      return readEntries(root, wording, name).flatMap((entry) => [
        ...(wanted.has(keyOf(entry)) ? [] : [`${wording}/${name}.po: nobody says "${entry.text}".`]),
        ...findWordingErrors(entry, wording),
      ])
    }),
  )

/** Errors of all catalogues: missing and stale texts, missing forms, values that differ. */
export const findLanguageErrors = (root: string): string[] => {
  const said = saidTexts(root)
  const inLanguages = translated.flatMap((language) =>
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
  return [...inLanguages, ...errorsOfWordings(root, said)]
}
