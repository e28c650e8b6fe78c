/**
 * Mutation tests: changes the sources one place at a time and counts the changes that no test notices. Works
 * on a copy of the last commit, and writes the scores to mutation/latest.json and figure R32 to
 * docs/reliability.md. Arguments name the groups to run. MUTATION_SAMPLE=1 mutates every declaration instead
 * of a sample, which takes hours.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mutationGroups, testHelpers } from './mutation/groups.ts'
import { countMutants, percentOf, type MutationReport } from './mutation/score.ts'
import { requiredFigure, readGroupScores, writeGroupScores } from './mutation/scores.ts'
import { presentCircumstances, readRunRecord, writeRunRecord } from './faults/report/run-record.ts'
import { writeReliabilityPage } from './faults/report/write-page.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'quizwright-mutation-'))
const copy = join(folder, 'copy')

const run = (command: string, args: string[], env: Record<string, string> = {}): number | null =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, ...env } }).status

spawnSync('git', ['clone', '--quiet', '--shared', root, copy], { stdio: 'inherit' })
run('npx', ['-y', 'pnpm@12', 'install', '--prefer-offline', '--silent'])

const wanted = process.argv.slice(2)
let failed = false
const groups = mutationGroups.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
for (const { name, tests, files, sample } of groups) {
  const report = join(folder, `${name}.json`)
  const status = run('npx', ['stryker', 'run', 'tests/mutation/stryker.config.mjs'], {
    MUTATION_TESTS: tests.join(' '),
    MUTATION_FILES: [...files, ...testHelpers.map((glob) => `!${glob}`)].join(' '),
    MUTATION_SAMPLE: process.env['MUTATION_SAMPLE'] ?? String(sample),
    MUTATION_REPORT: report,
  })
  failed ||= status !== 0
  if (status !== 0) continue
  const counts = countMutants(JSON.parse(readFileSync(report, 'utf8')) as MutationReport)
  const { detected, undetected } = counts
  console.log(
    `${name}: ${percentOf(counts).toFixed(1)} % of ${detected + undetected} mutants noticed, ${undetected} not.`,
  )
  const { date } = presentCircumstances()
  writeGroupScores({ ...readGroupScores(), [name]: { ...counts, date } })
}
const required = requiredFigure(mutationGroups, readGroupScores())
if (required && groups.some(({ isRequired }) => isRequired)) {
  const record = readRunRecord()
  record.figures['R32'] = { ...presentCircumstances(), ...required }
  writeRunRecord(record)
  writeReliabilityPage(record)
}
rmSync(folder, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
