import { languageNames } from '../../packages/domain/src/language/languages.ts'
import { type Entry, readEntries } from './catalogue-files.ts'
import { catalogueNames, saidTexts, translated } from './catalogues.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const isTranslated = ({ said }: Entry): boolean => said.every((form) => form !== '')

/** Cut, not rounded: 100% is all. Counts would change with each text. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}%`

/** How much of each catalogue is translated, and how much of all a person has read. */
export const coveragePage = (root: string): string => {
  const wanted = saidTexts(root)
  const rows = translated.map((language) => {
    const entries = new Map(catalogueNames.map((name) => [name, readEntries(root, language, name)]))
    const all = [...entries.values()].flat()
    return [
      `${languageNames[language]} (${language})`,
      ...catalogueNames.map((name) =>
        percent(entryOf(entries, name).filter(isTranslated).length, wanted[name].length),
      ),
      percent(all.filter(({ isMachine }) => !isMachine).length, all.length),
    ]
  })
  const header = ['language', ...catalogueNames, 'read by a native speaker']
  return [
    '# Languages',
    '',
    'Written from `packages/domain/locales` by `npx -y pnpm@12 documents`. The columns are the catalogues:',
    'what students read, what instructors read, the pages of the services, their mails and sentences, and what',
    'is said about question files.',
    '',
    ...[header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}
