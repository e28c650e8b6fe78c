/**
 * Mutation tests: changes the sources one place at a time and counts the changes that no test notices. It works
 * on a copy of what git has committed. Names of groups, given as arguments, run those alone;
 * MUTATION_SAMPLE=1 takes every declaration instead of a sample, which takes hours.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutationGroups, testHelpers } from './mutation/groups.ts'
import { countMutants, type MutationReport } from './mutation/score.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'quizwright-mutation-'))
const copy = join(folder, 'copy')

const run = (command: string, args: string[], env: Record<string, string> = {}): number | null =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, ...env } }).status

spawnSync('git', ['clone', '--quiet', '--shared', root, copy], { stdio: 'inherit' })
run('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline', '--silent'])

const wanted = process.argv.slice(2)
let failed = false
for (const { name, tests, files, sample } of mutationGroups) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const report = join(folder, `${name}.json`)
  const status = run('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs'], {
    MUTATION_TESTS: tests.join(' '),
    MUTATION_FILES: [...files, ...testHelpers.map((glob) => `!${glob}`)].join(' '),
    MUTATION_SAMPLE: process.env['MUTATION_SAMPLE'] ?? String(sample),
    MUTATION_REPORT: report,
  })
  failed ||= status !== 0
  if (status !== 0) continue
  const { score, detected, undetected } = countMutants(
    JSON.parse(readFileSync(report, 'utf8')) as MutationReport,
  )
  console.log(
    `${name}: ${score.toFixed(1)} % of ${detected + undetected} mutants noticed, ${undetected} not.`,
  )
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
