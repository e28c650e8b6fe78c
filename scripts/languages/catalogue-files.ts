import { elementAt } from '@quizwright/domain/defined.ts'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { po } from 'gettext-parser'
import type { Catalogue } from '../../packages/domain/src/language/say.ts'

/** An entry of a catalogue. `said` has one form, or one for each plural category; an empty form is not translated. */
export type Entry = {
  text: string
  context?: string
  plural?: string
  said: string[]
  /** The files that say it. */
  places: string[]
  /** Whether a person has not yet read the translation. */
  isMachine: boolean
}

export const keyOf = ({ text, context }: Pick<Entry, 'text' | 'context'>): string =>
  context === undefined ? text : `${context}\u0004${text}`

/** How each language chooses among its forms; they are in the order of `pluralCategories`. */
const pluralRules: Readonly<Record<string, string>> = {
  ur: 'nplurals=2; plural=(n != 1);',
  hi: 'nplurals=2; plural=(n > 1);',
  es: 'nplurals=3; plural=(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2);',
  fr: 'nplurals=3; plural=(n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2);',
  ar:
    'nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : ' +
    'n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5);',
}

const pathOf = (root: string, language: string, name: string): string =>
  join(root, 'packages/domain/locales', language, `${name}.po`)

/** Reads the entries of `packages/domain/locales/<language>/<name>.po`, none if there is no such file. */
export const readEntries = (root: string, language: string, name: string): Entry[] => {
  const path = pathOf(root, language, name)
  return existsSync(path) ? parseEntries(readFileSync(path)) : []
}

/** Reads the entries of a PO file. */
export const parseEntries = (text: string | Buffer): Entry[] =>
  Object.values(po.parse(text).translations)
    .flatMap((entries) => Object.values(entries))
    .filter(({ msgid }) => msgid !== '')
    .map(({ msgid, msgctxt, msgid_plural: plural, msgstr, comments }) => ({
      text: msgid,
      ...(msgctxt !== undefined && { context: msgctxt }),
      ...(plural !== undefined && { plural }),
      said: msgstr,
      places: comments?.reference?.split('\n') ?? [],
      isMachine: comments?.flag?.split(', ').includes('machine') ?? false,
    }))

export const writeEntries = (
  root: string,
  language: string,
  name: string,
  entries: readonly Entry[],
): void => {
  const path = pathOf(root, language, name)
  const translations: Record<string, Record<string, object>> = {}
  for (const { text, context = '', plural, said, places, isMachine } of entries) {
    translations[context] ??= {}
    translations[context][text] = {
      msgid: text,
      ...(context !== '' && { msgctxt: context }),
      ...(plural !== undefined && { msgid_plural: plural }),
      msgstr: said,
      comments: { reference: places.join('\n'), flag: isMachine ? 'machine' : '' },
    }
  }
  const headers = {
    language,
    'content-type': 'text/plain; charset=utf-8',
    'plural-forms': pluralRules[language] ?? 'nplurals=2; plural=(n != 1);',
  }
  mkdirSync(dirname(path), { recursive: true })
  const file = { charset: 'utf-8', headers, translations } as Parameters<typeof po.compile>[0]
  writeFileSync(path, `${po.compile(file, { foldLength: 0 }).toString().trimEnd()}\n`)
}

/** What a page loads of these entries; what is not translated is left out, so that it is said in English. */
export const toCatalogue = (entries: readonly Entry[]): Catalogue =>
  Object.fromEntries(
    entries
      .filter(({ said }) => said.every((form) => form !== ''))
      .map((entry) => [keyOf(entry), entry.plural === undefined ? elementAt(entry.said, 0) : entry.said]),
  )
