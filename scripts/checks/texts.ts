import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTexts, type UnsaidText } from '../languages/find-texts.ts'
import { sourcesIn } from '../languages/catalogues.ts'
import { findGluedTexts } from './glued-texts.ts'

/** How many texts of a folder are written where they stand, by folder. A number may only fall; none may come. */
export type Ratchet = Readonly<Record<string, number>>

/** Pages of operators, which are English as their logs, metrics and commands. */
const isOfOperators = (path: string): boolean => /^packages\/pages\/src\/(?:outbox|status)\//.test(path)

/** The folders with texts that people see. */
const folders = ['packages/learner/src', 'packages/pages/src', 'packages/ui/src', 'packages/web/src']

const ratchetPath = (root: string): string => join(root, 'scripts/checks/texts-not-said.json')
export const readRatchet = (root: string): Ratchet =>
  JSON.parse(readFileSync(ratchetPath(root), 'utf8')) as Ratchet

/** The folder that a file is counted in: the package or, in the large package of the page, the feature. */
const folderOf = (path: string): string => {
  const parts = path.split('/').slice(0, -1)
  if (parts[1] !== 'web') return parts.slice(0, 2).join('/')
  return parts.slice(0, ['features', 'authoring'].includes(parts[3] ?? '') ? 5 : 4).join('/')
}

export const findUnsaid = (files: readonly { path: string; text: string }[]): Map<string, UnsaidText[]> =>
  Map.groupBy(
    files
      .filter(({ path }) => !isOfOperators(path))
      .flatMap(({ path, text }) => findTexts(path, text).unsaid),
    ({ path }) => folderOf(path),
  )

const describe = ({ path, line, text }: UnsaidText): string => `  ${path}:${line} ${text}`

/** One error for each folder with more texts outside the lookup than the ratchet allows. */
export const findTextErrors = (
  files: readonly { path: string; text: string }[],
  ratchet: Ratchet,
): string[] =>
  [...findUnsaid(files)]
    .filter(([folder, unsaid]) => unsaid.length > (ratchet[folder] ?? 0))
    .map(
      ([folder, unsaid]) =>
        `${folder} has ${unsaid.length} texts that are not said by the lookup; ${ratchet[folder] ?? 0} are allowed. ` +
        `Say a new text with say('…'), see CONTRIBUTING.md, "Add a text". They are:\n` +
        unsaid.map(describe).join('\n'),
    )

/** What services refuse may have a name or a number in it, so that no catalogue has the sentence as it is. */
const problemAsText = /\bsay\([\w.?]*\bmessage\)/

/** One error for each line of the instructor's page that looks the sentence of a problem up as a text of its own. */
export const findUnreadProblems = (files: readonly { path: string; text: string }[]): string[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        path.startsWith('packages/web/') && problemAsText.test(line)
          ? [`${path}:${index + 1} Say the sentence of a problem by sayProblem or sayMade: ${line.trim()}`]
          : [],
      ),
  )

export const findTextErrorsIn = (root: string): string[] => {
  const files = sourcesIn(root, folders)
  return [...findTextErrors(files, readRatchet(root)), ...findUnreadProblems(files), ...findGluedTexts(files)]
}

/** The ratchet after texts have moved into the catalogues. No number grows and no folder comes in. */
export const loweredRatchet = (
  files: readonly { path: string; text: string }[],
  ratchet: Ratchet,
): Ratchet => {
  const unsaid = findUnsaid(files)
  const counts = Object.entries(ratchet)
    .map(([folder, allowed]) => [folder, Math.min(allowed, unsaid.get(folder)?.length ?? 0)] as const)
    .filter(([, count]) => count > 0)
  return Object.fromEntries(counts)
}

/** Writes lower numbers into the ratchet. */
export const lowerRatchet = (root: string): void => {
  const lowered = loweredRatchet(sourcesIn(root, folders), readRatchet(root))
  writeFileSync(ratchetPath(root), `${JSON.stringify(lowered, undefined, 2)}\n`)
}
