/**
 * Runs all automatic checks of a review, from the format to the documents. Arguments name the checks to run.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSizeErrors } from './checks/file-sizes.ts'
import { findGlossaryErrors } from './checks/glossary.ts'
import { filesThatNameTexts, findGoneTextErrors } from './checks/gone-texts.ts'
import { findCostlyErrors } from './checks/costly.ts'
import { findLanguageErrors } from './checks/languages.ts'
import { findPunctuationErrors } from './checks/punctuation.ts'
import { readSources, root } from './checks/sources.ts'
import { findTextErrorsIn } from './checks/texts.ts'
import { findBannedWords, readBannedWords } from './checks/words.ts'

/** Runs a command of the workspace. Its output is shown only if it fails. */
const passes = (command: string, ...args: string[]): string | undefined => {
  const run = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  return run.status === 0 ? undefined : `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`
}

const fingerprints = (): Map<string, string> => {
  const files = globSync(['docs/generated/*.md', 'docs/generated/machines/*'], { cwd: root })
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  )
}

/** The generated documents are up to date: writing them again changes nothing. */
const documentsAreCurrent = (): string | undefined => {
  const before = fingerprints()
  const failed = passes('node', 'scripts/docs.ts')
  if (failed !== undefined) return failed
  const after = fingerprints()
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  return stale.length === 0
    ? undefined
    : `Out of date, and now written again; look at them and commit them:\n${stale.join('\n')}\n`
}

/** Runs the compiler for each tsconfig.json, because packages have their own settings. */
const typesAreSound = (): string | undefined => {
  const projects = globSync(['tsconfig.json', 'packages/**/tsconfig.json'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  return projects.map((project) => passes('tsc', '-p', project)).find((fault) => fault !== undefined)
}

const listed = (errors: readonly string[]): string | undefined =>
  errors.length === 0 ? undefined : `${errors.join('\n')}\n`

/** Files with words of ours: sources, styles, documents and settings. */
const wordedFiles = /\.(?:tsx?|mjs|css|html|md|ya?ml)$|^\.\w+rc\.json$|Dockerfile$/

/** Files about the forbidden words themselves: the glossary, and the test of its reader. */
const isAboutWords = (path: string): boolean => /^(?:docs\/glossary\.md|scripts\/checks\/words\.)/.test(path)

const wordsAreTheGlossarys = (): string | undefined => {
  const banned = readBannedWords(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
  const files = readSources(wordedFiles).filter(({ path }) => !isAboutWords(path))
  return listed(findBannedWords(files, banned))
}

const checks: Record<string, () => string | undefined> = {
  format: () => passes('oxfmt', '--check', '.'),
  types: typesAreSound,
  lint: () => passes('oxlint', '--deny-warnings'),
  'import directions and loops': () => passes('depcruise', 'packages', 'scripts', 'tests'),
  'file sizes': () => listed(findSizeErrors(readSources(/\.tsx?$/))),
  words: wordsAreTheGlossarys,
  'texts are said': () => listed(findTextErrorsIn(root)),
  'named texts are said': () => listed(findGoneTextErrors(root, readSources(filesThatNameTexts))),
  languages: () =>
    listed([
      ...findLanguageErrors(root),
      ...findPunctuationErrors(root),
      ...findGlossaryErrors(root),
      ...findCostlyErrors(root),
    ]),
  'unused code and dependencies': () => passes('knip'),
  'generated documents': documentsAreCurrent,
  'documents against the code': () => passes('vitest', 'run', 'tests/documents'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in checks))
if (unknown.length > 0) {
  console.error(
    `There is no check called ${unknown.join(', ')}. The checks: ${Object.keys(checks).join(', ')}.`,
  )
  process.exit(1)
}

const failed = Object.entries(checks).filter(([name, check]) => {
  if (wanted.length > 0 && !wanted.includes(name)) return false
  const fault = check()
  console.log(`${fault === undefined ? 'ok    ' : 'FAILED'} ${name}`)
  if (fault !== undefined) console.log(fault)
  return fault !== undefined
})
process.exitCode = failed.length === 0 ? 0 : 1
