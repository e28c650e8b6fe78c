import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsIn, documents, read, root } from './read-documents.ts'

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const commands = documents.flatMap(({ text }) => commandsIn(text))

/** The variable-free head of a command: `start`, `exec vitest`, `git config`. */
const headOf = (command: string): string => {
  const words = command
    .replace(/^cd \S+ && /, '')
    .replace(/^(?:[A-Z_]+=\S+ )+/, '')
    .replace(/^npx -y pnpm@12 /, '')
    .split(' ')
  return words[0] === 'exec' || words[0] === 'git' || words[0] === 'docker'
    ? words.slice(0, 2).join(' ')
    : words[0]!
}

const here = (runs: string) => ({ file: 'scripts/commands.test.ts', runs })

/**
 * For each command in the documents, the test file that runs it, with words to find there, or why none does.
 */
const runBy: Record<string, { file: string; runs: string } | { notRun: string }> = {
  'add-instructor': here("runScript('add-instructor'"),
  'set-password': {
    file: 'packages/services/src/commands/serve-commands.test.ts',
    runs: "call('set-password'",
  },
  'disable-instructor': {
    file: 'packages/services/src/commands/serve-commands.test.ts',
    runs: "call('disable-instructor'",
  },
  backup: here("runScript('backup'"),
  restore: here("runScript('restore'"),
  faults: {
    notRun:
      'It takes most of an hour; scripts/faults/cases/all-cases.test.ts holds its cases against the tests.',
  },
  'guide-images': { notRun: 'It replaces the images of the guide and needs a running demo.' },
  fuzz: { file: 'tests/conformance/fuzzed-requests.test.ts', runs: 'scripts/fuzz/fuzz-gateway.ts' },
  soak: {
    notRun: 'It takes hours; its types are checked, and what it is made of runs in tests/faults.',
  },
  'supply-chain': {
    file: 'scripts/supply-chain/supply-chain.test.ts',
    runs: "read('pnpm-lock.yaml')",
  },
  'record-responses': { file: 'tests/conformance/examples.test.ts', runs: 'exampleOf(row, instructor)' },
  'calibrate-grader': {
    notRun: 'It writes the sources; scripts/grading/held-out.test.ts holds what it writes against the data.',
  },
  check: here("runScript('check'"),
  'check:message': { file: '.githooks/commit-msg', runs: 'check:message' },
  'check:staged': here("runScript('check:staged'"),
  conformance: here("runScript('conformance'"),
  documents: { file: 'scripts/check.ts', runs: 'scripts/docs.ts' },
  mutation: {
    notRun: 'It takes half an hour; scripts/mutation/score.test.ts holds its groups against the tree.',
  },
  'exec drizzle-kit': here('drizzle-kit'),
  'exec playwright': { file: 'scripts/test.ts', runs: "'playwright'," },
  'exec vite': { file: 'scripts/build-page.ts', runs: 'vite/bin/vite.js' },
  'exec vitest': { file: 'scripts/test.ts', runs: "'vitest'," },
  fleet: { file: 'tests/faults/with-fleet.ts', runs: 'scripts/fleet/start-fleet.ts' },
  'git config': here('.githooks/pre-commit'),
  machines: { file: 'scripts/docs.ts', runs: 'scripts/machines.ts' },
  start: { file: 'scripts/start.test.ts', runs: 'scripts/start.ts' },
  bench: {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and the relay has tests.',
  },
  'bench:compare': {
    notRun: 'It compares what a bench wrote with a commit; tests/documents/performance.test.ts has how.',
  },
  'bench:pages': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and the screens have journeys.',
  },
  'bench:relay': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and the relay has tests.',
  },
  'bench:clicks': {
    notRun: 'It drives a browser for a minute; its types are checked, and the same ways have journeys.',
  },
  'bench:csv': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and imports have tests.',
  },
  'bench:saving': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and saving has tests.',
  },
  'bench:formats': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and the formats have tests.',
  },
  'bench:list': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and the list has tests.',
  },
  'bench:results': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and the results have tests.',
  },
  'bench:partitions': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked.',
  },
  'bench:profile': {
    notRun: 'It profiles for a minute; its types are checked, and how it names the parts has tests.',
  },
  'bench:start': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and starting has tests.',
  },
  'bench:editor': {
    notRun:
      'A bench takes minutes and a calm machine; its types are checked, and the editor and the list have journeys.',
  },
  'bench:replicas': {
    notRun:
      'A bench takes minutes and a calm machine; its types are checked, and what it writes is held ' +
      'against docs/scale.md.',
  },
  'bench:scale': {
    notRun:
      'A bench takes minutes and a calm machine; its types are checked, and what it writes is held ' +
      'against docs/scale.md.',
  },
  'bench:stats': {
    notRun: 'A bench takes minutes and a calm machine; its types are checked, and statistics have tests.',
  },
  dev: {
    notRun:
      'It writes the learner’s page again while other tests stand on it; ' +
      'tests/journeys/machines.test.ts has the page as it shows it.',
  },
  'docker compose': {
    notRun: 'A container engine may not be at hand; scripts/compose.test.ts reads what it would read.',
  },
  format: { notRun: 'It rewrites the sources; check compares them with what it would write.' },
  test: { notRun: 'It is what runs this.' },
  'test:long': { file: 'scripts/test.ts', runs: "'--long'" },
  update: { notRun: 'It asks the registry.' },
}

test('every command of the documents is run by a test or says why not, and every script is documented', () => {
  const told = new Set([...commands.map(headOf), 'check:staged', 'check:message'])
  expect([...told].sort()).toEqual(Object.keys(runBy).sort())
  expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([])
  for (const by of Object.values(runBy)) if ('file' in by) expect(read(by.file)).toContain(by.runs)
})

test('the scripts, files and kinds of tests named in commands exist', () => {
  const isThere = (path: string): boolean =>
    existsSync(join(root, path)) || existsSync(join(root, `${path}.test.ts`))
  const paths = [...commands, ...Object.values(scripts)].flatMap((command) =>
    [...command.matchAll(/(?<= )((?:packages|tests|scripts)\/\S+)/g)].map((match) => match[1]!),
  )
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  const kinds = commands.flatMap((command) =>
    [...command.matchAll(/--project (\w+)/g)].map((match) => match[1]!),
  )
  expect(kinds.filter((kind) => !read('vitest.config.ts').includes(`name: '${kind}'`))).toEqual([])
})
