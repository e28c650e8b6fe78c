import { elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../packages/domain/src/language/languages.ts'
import { pluralCategories } from '../../packages/domain/src/language/say.ts'
import { type Entry, keyOf, readEntries, writeEntries } from './catalogue-files.ts'
import { findTexts, type SaidText } from './find-texts.ts'
import { inPunctuationOf } from './punctuation.ts'

/** The languages to translate into. */
export const translated = languages.filter((language) => language !== 'en')

/**
 * Wordings of English, which have only the texts that they word otherwise: `en` what rules and services say, which
 * programs read as it is written there, and `en-x-plain` what the specifications quote, for WORDING=plain.
 */
export const wordings = ['en', 'en-x-plain'] as const

/** Texts of the domain that only instructors read. */
const forInstructors = [
  'packages/domain/src/texts.ts',
  'packages/domain/src/language/colleague-messages.ts',
  'packages/domain/src/language/field-labels.ts',
  'packages/domain/src/language/made-messages.ts',
  'packages/domain/src/language/made-by-services.ts',
  'packages/domain/src/language/say-solution.ts',
  'packages/domain/src/schemas/csv.ts',
  ...[
    'correction-texts',
    'figure-names',
    'describe-figures',
    'describe-question',
    'describe-quiz-figure',
    'judge-question',
  ].map((name) => `packages/domain/src/rules/${name}.ts`),
]

/** What is said about question files, which is loaded where files are imported or downloaded. */
const aboutFiles = ['file-sentences', 'file-losses', 'file-cells'].map(
  (name) => `packages/domain/src/language/${name}.ts`,
)
const notForStudents = [...forInstructors, ...aboutFiles]

/** The catalogues, and the folders or files whose texts each has. */
const catalogues = {
  learner: [
    'packages/learner/src',
    'packages/ui/src',
    'packages/domain/src',
    'packages/contracts/src/*problems.ts',
  ],
  instructor: [
    'packages/web/src',
    'packages/machines/src',
    'packages/contracts/src/screens.ts',
    'packages/contracts/src/http/unreachable.ts',
    ...forInstructors,
  ],
  // Besides, what the list of reported issues says about the figures of a question.
  pages: [
    'packages/pages/src',
    'packages/domain/src/rules/figure-names.ts',
    'packages/domain/src/rules/describe-figures.ts',
  ],
  services: ['packages/services/src'],
  files: aboutFiles,
} as const

/** What is loaded beside a catalogue: a text that one of these has is not repeated. */
const loadedBeside: Partial<Record<CatalogueName, readonly CatalogueName[]>> = {
  instructor: ['learner'],
  pages: ['learner'],
  services: ['learner', 'pages'],
  files: ['learner', 'instructor'],
}

export type CatalogueName = keyof typeof catalogues
export const catalogueNames = Object.keys(catalogues) as CatalogueName[]

const isSource = (path: string): boolean => !/\.test\.tsx?$|\/test-support\/|\/testing\//.test(path)

/** The source files of some folders or files, without tests. */
export const sourcesIn = (root: string, folders: readonly string[]): { path: string; text: string }[] =>
  globSync(
    folders.map((folder) => (folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`)),
    { cwd: root, exclude: folders.some((folder) => notForStudents.includes(folder)) ? [] : notForStudents },
  )
    .filter(isSource)
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const formsOf = ({ plural }: Pick<Entry, 'plural'>, language: string): number =>
  plural === undefined ? 1 : pluralCategories(language).length

/** The texts of each catalogue as the sources say them now. */
export const saidTexts = (root: string): Record<CatalogueName, Omit<Entry, 'said' | 'isMachine'>[]> => {
  const all = Object.fromEntries(
    catalogueNames.map((name) => {
      const said = sourcesIn(root, catalogues[name]).flatMap(
        ({ path, text }): SaidText[] => findTexts(path, text).said,
      )
      return [name, Map.groupBy(said, keyOf)]
    }),
  ) as Record<CatalogueName, Map<string, SaidText[]>>
  const textsOf = (name: CatalogueName) =>
    [...all[name]]
      .filter(([key]) => !loadedBeside[name]?.some((other) => all[other].has(key)))
      .map(([, said]) => {
        const { text, context, plural } = said.find((one) => one.plural !== undefined) ?? elementAt(said, 0)
        const places = [...new Set(said.map(({ path }) => path))]
        return {
          text,
          ...(context !== undefined && { context }),
          ...(plural !== undefined && { plural }),
          places,
        }
      })
  return Object.fromEntries(catalogueNames.map((name) => [name, textsOf(name)])) as ReturnType<
    typeof saidTexts
  >
}

/**
 * Brings the catalogues up to date: new texts come in, translated if another catalogue has them; others go. Quotation
 * marks, stops and spaces become those of each language.
 */
export const updateCatalogues = (root: string): void => {
  const said = saidTexts(root)
  for (const wording of wordings)
    for (const name of catalogueNames) {
      const before = new Map(readEntries(root, wording, name).map((entry) => [keyOf(entry), entry]))
      const entries = said[name].flatMap((text): Entry[] => {
        const known = before.get(keyOf(text))
        return known ? [{ ...known, places: text.places }] : []
      })
      if (before.size > 0) writeEntries(root, wording, name, entries)
    }
  for (const language of translated) {
    const names = catalogueNames
    const entriesOf = Object.fromEntries(names.map((name) => [name, readEntries(root, language, name)]))
    const everywhere = new Map(
      names
        .toReversed()
        .flatMap((name) => entryOf(entriesOf, name).map((entry) => [keyOf(entry), entry] as const)),
    )
    for (const name of names) {
      const before = new Map(entryOf(entriesOf, name).map((entry) => [keyOf(entry), entry]))
      const entries = said[name].map((text): Entry => {
        const known = before.get(keyOf(text)) ?? everywhere.get(keyOf(text))
        const fits = known?.said.length === formsOf(text, language)
        const empty = Array.from({ length: formsOf(text, language) }, () => '')
        const said = fits ? known.said.map((form) => inPunctuationOf(language, form)) : empty
        return { ...text, said, isMachine: fits ? known.isMachine : true }
      })
      if (entries.length > 0) writeEntries(root, language, name, entries)
    }
  }
}
