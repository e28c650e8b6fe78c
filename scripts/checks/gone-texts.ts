import { spawnSync } from 'node:child_process'
import { type Entry, parseEntries, readEntries } from '../languages/catalogue-files.ts'
import { catalogueNames } from '../languages/catalogues.ts'
import type { SourceFile } from './sources.ts'

/**
 * Finds texts that left the catalogues on this branch and are still looked for in tests, or named in the guide. A
 * browser test that looks for such a text fails only minutes later.
 */

/** A language that has every text, and the wording of English, which screens show instead of some. */
const [everyText, wording] = ['ur', 'en'] as const

/** Where texts of screens are named. */
export const filesThatNameTexts =
  /^(?:tests\/.*\.ts|packages\/(?:web|learner|pages|ui|domain)\/.*\.test\.tsx?|docs\/guide\.md)$/

const git = (root: string, ...args: string[]): string | undefined => {
  const run = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return run.status === 0 ? run.stdout : undefined
}

type Read = (language: string, name: (typeof catalogueNames)[number]) => Entry[]

/** The English texts that screens show by these catalogues. */
const textsOf = (read: Read): Set<string> => {
  const texts = catalogueNames.flatMap((name) => read(everyText, name))
  const worded = catalogueNames.flatMap((name) => read(wording, name))
  return new Set([
    ...texts.flatMap(({ text, plural = text }) => [text, plural]),
    ...worded.flatMap(({ said }) => said),
  ])
}

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)

/** A text as a pattern: its values may be anything, and the formatter may break a long text after a word. */
const patternOf = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => escaped(part).replaceAll(' ', String.raw` (?:['"\u0060]\s*\+\s*['"\u0060])?`))
    .join('.{1,60}?')

/** A few letters around values are found in anything. */
const isTelling = (text: string): boolean =>
  /\{\w+\}/.test(text) ? text.replaceAll(/\{\w+\}|[^\p{L}]/gu, '').length >= 8 : text !== ''

/** What a test looks for on a page, or what the guide prints in bold. */
const [lookedFor, quote] = [String.raw`(?:name: |By\w+\(|\*\*)`, String.raw`['"\u0060]?`]

/** A single word is also a word of tests, so only what is looked for counts. */
const namesOf = (text: string): RegExp =>
  /\S \S/.test(text)
    ? new RegExp(String.raw`(?<![\p{L}\d])${patternOf(text)}(?![\p{L}\d])`, 'gu')
    : new RegExp(`(?<=${lookedFor}${quote})${patternOf(text)}(?=['"\u0060*])`, 'gu')

/** Whether a match is part of a text that is still said. */
const isSaid = (said: readonly string[], file: string, at: number, found: string): boolean =>
  said.some(
    (text) =>
      file.slice(Math.max(0, at - text.length), at + text.length).includes(text) && text.includes(found),
  )

/** Comments and titles of tests may use the words of a text. */
const isAside = (line: string): boolean => /^\s*(?:\/?\*|\/\/|(?:test|describe|it)\b)/.test(line)

/** The lines of `files` that name a text of `before` which `now` lacks. */
export const findGoneTexts = (
  files: readonly SourceFile[],
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): string[] =>
  [...before]
    .filter((text) => isTelling(text) && !now.has(text))
    .flatMap((text) => {
      const names = namesOf(text)
      const said = [...now].filter((other) => other.includes(text))
      return files.flatMap(({ path, text: file }) =>
        [...file.matchAll(names)].flatMap(({ index, 0: found }) => {
          const lines = file.slice(0, index).split('\n')
          const line = `${lines.at(-1)}${file.slice(index).split('\n')[0]}`
          if (isAside(line) || isSaid(said, file, index, found)) return []
          return [`${path}:${lines.length} names "${text}", which nobody says any more.`]
        }),
      )
    })

/** The same for this branch since it left `main`, or in a clone without `main` since the last commit. */
export const findGoneTextErrors = (root: string, files: readonly SourceFile[]): string[] => {
  const base = git(root, 'merge-base', 'HEAD', 'main')?.trim() ?? 'HEAD'
  const before = textsOf((language, name) =>
    parseEntries(git(root, 'show', `${base}:packages/domain/locales/${language}/${name}.po`) ?? ''),
  )
  return findGoneTexts(
    files,
    before,
    textsOf((language, name) => readEntries(root, language, name)),
  )
}
