import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'quizwright-directions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** An import that must be refused, and the rule that forbids it. */
const forbidden: [from: string, to: string, rule: string][] = [
  ['packages/domain/src/rules/a.ts', 'packages/contracts/src/b.ts', 'domain imports no other package'],
  ['packages/contracts/src/endpoints/a.ts', 'packages/machines/src/b.ts', 'contracts imports domain'],
  ['packages/machines/src/login/a.ts', 'packages/web/src/app/b.ts', 'machines imports domain, contracts'],
  [
    'packages/gateway/src/a.ts',
    'packages/services/src/b.ts',
    'gateway imports domain, contracts, server, pages',
  ],
  ['packages/server/src/a.ts', 'packages/gateway/src/b.ts', 'server imports domain, contracts'],
  [
    'packages/services/src/a.ts',
    'packages/gateway/src/b.ts',
    'services imports domain, contracts, formats, server, pages',
  ],
  ['packages/ui/src/a.ts', 'packages/web/src/app/b.ts', 'ui imports domain'],
  ['packages/learner/src/a.ts', 'packages/web/src/app/b.ts', 'learner imports domain, contracts, ui'],
  [
    'packages/web/src/api/a.ts',
    'packages/services/src/b.ts',
    'web imports domain, contracts, formats, machines, ui',
  ],
  ['packages/web/src/ui/a.ts', 'packages/web/src/features/login/b.ts', 'know nothing of features'],
  ['packages/web/src/api/b.ts', 'packages/web/src/results/b.ts', 'know nothing of what features share'],
  ['packages/web/src/results/a.ts', 'packages/web/src/authoring/b.ts', 'know nothing of features, authoring'],
  ['packages/web/src/features/login/a.ts', 'packages/web/src/app/c.ts', 'know nothing of app'],
  ['packages/web/src/features/login/c.ts', 'packages/web/src/features/list/b.ts', 'never import each other'],
  ['packages/web/src/features/login/d.ts', 'packages/web/src/authoring/d.ts', 'never import authoring'],
  ['packages/web/src/authoring/e.ts', 'packages/web/src/features/login/i.ts', 'never imports a feature'],
  ['packages/services/src/database/a.ts', 'packages/services/src/quizzes/b.ts', 'technical folders'],
  ['packages/web/src/app/d.ts', 'packages/web/src/app/e.ts', 'no loop of files'],
]

const allowed: [from: string, to: string][] = [
  ['packages/machines/src/login/e.ts', 'packages/contracts/src/e.ts'],
  ['packages/gateway/src/e.ts', 'packages/server/src/e.ts'],
  ['packages/services/src/quizzes/e.ts', 'packages/services/src/database/e.ts'],
  ['packages/services/src/quizzes/f.ts', 'packages/services/src/saving/e.ts'],
  ['packages/web/src/app/g.ts', 'packages/web/src/features/login/e.ts'],
  ['packages/web/src/features/login/f.ts', 'packages/web/src/results/e.ts'],
  ['packages/web/src/features/login/g.ts', 'packages/web/src/features/login/parts/e.ts'],
  ['packages/web/src/features/login/h.ts', 'packages/machines/src/login/f.ts'],
  ['packages/web/src/results/f.ts', 'packages/web/src/ui/e.ts'],
]

type Violation = { from: string; to: string; rule: { name: string } }
let violations: Violation[] = []

/**
 * Writes a file that imports the other by its relative path. It is a type import, because the rules also hold
 * for types.
 */
const writeImport = (from: string, to: string): void => {
  for (const file of [from, to]) mkdirSync(dirname(join(folder, file)), { recursive: true })
  const path = join(
    '/',
    ...dirname(from)
      .split('/')
      .map(() => '..'),
    to,
  )
  const specifier = `${dirname(from).replaceAll(/[^/]+/g, '..')}/${path.slice(1)}`
  writeFileSync(
    join(folder, from),
    `import type { Imported } from '${specifier}'\nexport type Own = Imported\n`,
  )
}

beforeAll(() => {
  for (const file of ['.dependency-cruiser.mjs', 'tsconfig.base.json']) {
    copyFileSync(join(root, file), join(folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const imports = [...forbidden, ...allowed]
  for (const [, to] of imports) {
    mkdirSync(dirname(join(folder, to)), { recursive: true })
    writeFileSync(join(folder, to), 'export type Imported = string\n')
  }
  for (const [from, to] of imports) writeImport(from, to)
  writeFileSync(
    join(folder, 'packages/web/src/app/e.ts'),
    "import type { Own } from './d.ts'\nexport type Imported = Own\n",
  )
  writeFileSync(
    join(folder, 'packages/contracts/src/lib.ts'),
    "import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n",
  )
  const run = spawnSync('depcruise', ['--output-type', 'json', 'packages'], { cwd: folder, encoding: 'utf8' })
  violations = (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations
}, 60_000)

test.for(forbidden)('%s must not import %s: %s', ([from, to, rule]) => {
  const found = violations.filter((violation) => violation.from === from && violation.to === to)
  expect(found.map((violation) => violation.rule.name)).toContainEqual(expect.stringContaining(rule))
})

test.for(allowed)('%s may import %s', ([from, to]) => {
  expect(violations.filter((violation) => violation.from === from && violation.to === to)).toEqual([])
})

test('contracts must not import modules that only Node has', () => {
  const found = violations.filter(({ from }) => from === 'packages/contracts/src/lib.ts')
  expect(found.map(({ rule }) => rule.name)).toEqual(['contracts needs zod alone'])
})
