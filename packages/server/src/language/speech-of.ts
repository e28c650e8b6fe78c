import { elementAt } from '@quizwright/domain/defined.ts'
import { type AnyLanguage, languages } from '@quizwright/domain/language/languages.ts'
import { fieldLabels } from '@quizwright/domain/language/field-labels.ts'
import { madeMessages } from '@quizwright/domain/language/made-messages.ts'
import { type Catalogue, type Speech, sayWith } from '@quizwright/domain/language/say.ts'
import { po } from 'gettext-parser'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A text of several catalogues is that of the last. */
const names = ['learner', 'pages', 'services']

const fileOf = (language: string, name: string): string =>
  fileURLToPath(import.meta.resolve(`@quizwright/domain/locales/${language}/${name}.po`))

const readCatalogue = (path: string): Catalogue => {
  if (!existsSync(path)) return {}
  const entries = Object.values(po.parse(readFileSync(path)).translations).flatMap((of) => Object.values(of))
  return Object.fromEntries(
    entries
      .filter(({ msgid, msgstr }) => msgid !== '' && msgstr.every((form) => form !== ''))
      .map(({ msgid, msgctxt, msgid_plural: plural, msgstr }) => [
        msgctxt === undefined ? msgid : `${msgctxt}\u0004${msgid}`,
        plural === undefined ? elementAt(msgstr, 0) : msgstr,
      ]),
  )
}

const known = new Map<string, Speech>()

/** What servers say the texts of a language with. The catalogues are read when the language is first asked for. */
export const speechOf = (language: AnyLanguage): Speech => {
  const read = known.get(language)
  if (read) return read
  // A pseudo-language is for the pages that browsers make.
  const spoken = languages.find((one) => one === language) ?? 'en'
  const catalogue: Catalogue = Object.assign({}, ...names.map((name) => readCatalogue(fileOf(spoken, name))))
  const speech = { language: spoken, catalogue, made: madeMessages, fields: fieldLabels }
  known.set(language, speech)
  return speech
}

export const sayIn = <Text>(language: AnyLanguage, make: () => Text): Text =>
  sayWith(speechOf(language), make)
