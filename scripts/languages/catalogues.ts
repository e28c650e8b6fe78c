import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  instructorLanguages,
  type Language,
  languages,
} from '../../packages/domain/src/language/languages.ts'
import { pluralCategories } from '../../packages/domain/src/language/say.ts'
import { type Entry, keyOf, readEntries, writeEntries } from './catalogue-files.ts'
import { findTexts, type SaidText } from './find-texts.ts'

/** The languages to translate into. */
export const translated = languages.filter((language) => language !== 'en')

/** Texts of the domain that only instructors read. */
const forInstructors = [
  'packages/domain/src/texts.ts',
  'packages/domain/src/language/made-messages.ts',
  ...[
    'correction-texts',
    'figure-names',
    'describe-figures',
    'describe-question',
    'describe-quiz-figure',
    'judge-question',
  ].map((name) => `packages/domain/src/rules/${name}.ts`),
]

/** The catalogues, and the folders or files whose texts each has. A text of several is in the first of them. */
const catalogues = {
  learner: [
    'packages/learner/src',
    'packages/ui/src',
    'packages/domain/src',
    'packages/contracts/src/*problems.ts',
  ],
  instructor: [
    'packages/web/src',
    'packages/contracts/src/screens.ts',
    'packages/contracts/src/http/unreachable.ts',
    ...forInstructors,
  ],
  pages: ['packages/pages/src'],
  services: ['packages/services/src'],
} as const
export type CatalogueName = keyof typeof catalogues
export const catalogueNames = Object.keys(catalogues) as CatalogueName[]

/** The catalogues of a language. */
export const cataloguesOf = (language: Language): CatalogueName[] =>
  catalogueNames.filter(
    (name) => name !== 'instructor' || [...instructorLanguages].some((one) => one === language),
  )

const isSource = (path: string): boolean => !/\.test\.tsx?$|\/test-support\/|\/testing\//.test(path)

/** The source files of some folders or files, without tests. */
export const sourcesIn = (root: string, folders: readonly string[]): { path: string; text: string }[] =>
  globSync(
    folders.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`)),
    { cwd: root, exclude: folders.some((folder) => forInstructors.includes(folder)) ? [] : forInstructors },
  )
    .filter(isSource)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const formsOf = ({ plural }: Pick<Entry, 'plural'>, language: string): number =>
  plural === undefined ? 1 : pluralCategories(language).length

/** The texts of each catalogue as the sources say them now. */
export const saidTexts = (root: string): Record<CatalogueName, Omit<Entry, 'said' | 'isMachine'>[]> => {
  const seen = new Set<string>()
  const textsOf = (folders: readonly string[]) => {
    const byKey = Map.groupBy(
      sourcesIn(root, folders).flatMap(({ path, text }): SaidText[] => findTexts(path, text).said),
      keyOf,
    )
    return [...byKey]
      .filter(([key]) => !seen.has(key))
      .map(([key, said]) => {
        seen.add(key)
        const { text, context, plural } = said.find((one) => one.plural !== undefined) ?? said[0]!
        const places = [...new Set(said.map(({ path }) => path))]
        return {
          text,
          ...(context !== undefined && { context }),
          ...(plural !== undefined && { plural }),
          places,
        }
      })
  }
  return Object.fromEntries(catalogueNames.map((name) => [name, textsOf(catalogues[name])])) as ReturnType<
    typeof saidTexts
  >
}

/** Brings the catalogues up to date: new texts come in untranslated, texts that nobody says go. */
export const updateCatalogues = (root: string): void => {
  const said = saidTexts(root)
  for (const language of translated)
    for (const name of cataloguesOf(language)) {
      const before = new Map(readEntries(root, language, name).map((entry) => [keyOf(entry), entry]))
      const entries = said[name].map((text): Entry => {
        const known = before.get(keyOf(text))
        const fits = known?.said.length === formsOf(text, language)
        const empty = Array.from({ length: formsOf(text, language) }, () => '')
        return { ...text, said: fits ? known.said : empty, isMachine: fits ? known.isMachine : true }
      })
      if (entries.length > 0) writeEntries(root, language, name, entries)
    }
}
