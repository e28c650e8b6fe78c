import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { afterAll, expect, test } from 'vitest'

// Runs the commands of the documents in their cheapest real form.
const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const folder = mkdtempSync(join(tmpdir(), 'quizwright-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Given = { input?: string; env?: Record<string, string> }

const run = (command: string, args: string[], { input = '', env = {} }: Given = {}) => {
  const [program, ...first] = command.split(' ')
  const done = spawnSync(program!, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    env: { ...process.env, ...env },
  })
  return { code: done.status, text: done.stdout + done.stderr }
}

/** Runs a script of package.json, as pnpm would. */
const runScript = (name: string, args: string[], given?: Given) => run(scripts[name]!, args, given)

test('check runs the named check; given an unknown name, it lists all checks', () => {
  expect(runScript('check', ['file sizes'])).toEqual({ code: 0, text: 'ok     file sizes\n' })
  expect(runScript('check', ['spelling'])).toEqual({
    code: 1,
    text: expect.stringMatching(/^There is no check called spelling\. The checks: format, types/),
  })
})

test('with nothing staged, the commit hook passes silently', () => {
  const hook = readFileSync(join(root, '.githooks/pre-commit'), 'utf8')
  expect(hook).toContain('exec node scripts/check-staged.ts')
  expect(
    run('node scripts/check-staged.ts', [], { env: { GIT_INDEX_FILE: join(folder, 'nothing-staged') } }),
  ).toEqual({
    code: 0,
    text: '',
  })
})

test('add-instructor reads the password from standard input and reports errors in sentences', () => {
  expect(runScript('add-instructor', ['--email', 'ada'], { input: 'short\n' })).toEqual({
    code: 1,
    text:
      '--name is required.\n--email must be an address like ada@example.com.\n' +
      'The password must have 10 characters at least.\n',
  })
})

test('backup and restore ask for a file', () => {
  expect(runScript('backup', [])).toEqual({
    code: 1,
    text: 'Name a file with --to, or a folder with --folder.\n',
  })
  expect(runScript('restore', [])).toEqual({ code: 1, text: '--from must name the file of a backup.\n' })
})

type Refused = readonly [name: string, args: readonly string[], sentence: string | RegExp]
/** Each starts a process. */
const refused: readonly Refused[] = [
  ['backup', ['--to', 'a', '--keep', '2'], /^--keep deletes old backups of a --folder\. Leave it out/],
  ['backup', ['--folder', 'package.json'], /package\.json can't be created \(EEXIST\)\. Name another/],
]
/** More of how `readOptions` refuses, which has tests of its own. */
const alsoRefused: readonly Refused[] = [
  [
    'add-instructor',
    ['--mail', 'a@b.org'],
    "Unknown option '--mail'. The options are --name, --email, and --operator.",
  ],
  ['set-password', ['--email'], "Option '--email <value>' argument missing. The option is --email."],
  [
    'disable-instructor',
    ['ada'],
    "Unexpected argument 'ada'. The options are --email, --undo, and --hand-over-to.",
  ],
  ['backup', ['--to'], "Option '--to <value>' argument missing. The options are --to, --folder, and --keep."],
  ['restore', ['--force'], "Unknown option '--force'. The options are --from and --replace."],
  [
    'restore',
    ['--from', '--replace'],
    "Option '--from' argument is ambiguous. The options are --from and --replace.",
  ],
]
test.each(isLongForm ? [...refused, ...alsoRefused] : refused)(
  '%s %j ends with one sentence that names the argument',
  (name, args, sentence) => {
    const { code, text } = runScript(name, [...args], { env: { DATA_DIR: join(folder, 'data') } })
    expect(code).toBe(1)
    expect(text.trim().split('\n').at(-1)).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
    expect(text).not.toMatch(/^\s+at /m)
  },
)

test('conformance prints its usage', () => {
  expect(
    runScript('conformance', ['--email', 'ada@example.com', '--quiz-url', 'http://127.0.0.1:1']),
  ).toEqual({
    code: 2,
    text: expect.stringMatching(/^--main-url must be an address.*\n.*conformance --quiz-url/),
  })
})

test('drizzle-kit generate finds no table change without a migration', () => {
  const services = join(root, 'packages/services')
  const migrations = join(folder, 'migrations')
  cpSync(join(services, 'migrations'), migrations, { recursive: true })
  const before = readdirSync(migrations)
  const run = spawnSync(
    join(services, 'node_modules/.bin/drizzle-kit'),
    [
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      './src/database/tables/*.ts',
      '--out',
      relative(services, migrations),
      '--name',
      'why',
    ],
    { cwd: services, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  expect(run.stdout + run.stderr).toContain('No schema changes, nothing to migrate')
  expect(readdirSync(migrations)).toEqual(before)
})
