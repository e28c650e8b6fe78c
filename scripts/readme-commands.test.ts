import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isLongForm } from '../tests/support/long-form.ts'

// Runs the operators' commands as README has them. A changed README changes these tests.
const root = join(import.meta.dirname, '..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const folder = mkdtempSync(join(tmpdir(), 'quizwright-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A command of README, without the comment beside it: whole, and what it runs with which words. */
type Command = { line: string; script: string; words: string }

const commandsIn = (text: string): Command[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .flatMap((line) => {
      const found = /^npx -y pnpm@12 (?:run )?([\w-]+)\s*(.*)$/.exec(line)
      return found ? [{ line, script: found[1]!, words: found[2]! }] : []
    })

const blocks = [...readme.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block!)
const all = blocks.flatMap(commandsIn)
const ofOperators = all.filter(({ script }) => scripts[script]?.includes('packages/services/src/'))
/** The same programs inside a container: "docker compose exec services node packages/…". */
const inContainers = [
  ...readme
    .replaceAll(/\s+/g, ' ')
    .matchAll(
      /node (packages\/services\/src\/commands\/[\w-]+\.ts)((?: --[\w-]+(?: (?:"[^"]*"|[^\s`-]\S*))?)*)/g,
    ),
].map(([line, file, words]) => ({ line: line!, run: `node ${file!}`, words: words!.replaceAll('`', '') }))

const runInShell = (command: string, input = '') => {
  const done = spawnSync(command, {
    cwd: root,
    encoding: 'utf8',
    shell: true,
    input,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
  })
  return { code: done.status, text: done.stdout + done.stderr }
}

test('README tells operators about instructors, backups and restoring', () => {
  expect([...new Set(ofOperators.map(({ script }) => script))].toSorted()).toEqual([
    'add-instructor',
    'backup',
    'disable-instructor',
    'restore',
    'set-operator',
    'set-password',
    'student-data',
  ])
  expect(inContainers.length).toBeGreaterThanOrEqual(2)
})

test('each script that README names exists', () => {
  const own = new Set(['test', 'start'])
  expect(all.filter(({ script }) => !(script in scripts) && !own.has(script))).toEqual([])
})

/** Each program once, with all options that README gives it anywhere. */
const programs = Map.groupBy(
  [...ofOperators.map(({ script, words }) => ({ run: scripts[script]!, words })), ...inContainers],
  ({ run }) => run,
)

/** An unknown option is named before the database is opened: it is the only one only if README's are all known. */
test.each(
  [...programs].map(([run, uses]) => [run, uses.map(({ words }) => words.replaceAll(/[<>]/g, '')).join(' ')]),
)('%s %s has only options that exist', (run, words) => {
  const { code, text } = runInShell(`${run} ${words} --no-such-option`)
  expect(code).toBe(1)
  expect(text).toContain("Unknown option '--no-such-option'.")
})

const password = 'a long unguessed phrase\n'

test.runIf(isLongForm)(
  'all of them work in README’s order, on an empty product',
  { timeout: 600_000 },
  () => {
    const made = (line: string) =>
      line
        .replace('quizwright.tar.gz', join(folder, 'quizwright.tar.gz'))
        .replace('--folder backups', `--folder ${join(folder, 'backups')}`)
    const outcomes = ofOperators.map(({ line, script }) => {
      // The product is not empty any more.
      const whole = script === 'restore' ? `${made(line)} --replace` : made(line)
      const { code, text } = runInShell(whole, password)
      return { line, code, ...(code !== 0 && { text }) }
    })
    expect(outcomes).toEqual(ofOperators.map(({ line }) => ({ line, code: 0 })))
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1)
  },
)
