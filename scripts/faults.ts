/**
 * Runs the reliability requirements on this machine: the tests that prove each case, in their long form, and the
 * measurements of the figures. Writes docs/reliability.md. Arguments select codes (C7, R13), `cases` or
 * `figures`. FAULT_SEED repeats a run. Exits with 1 if a case failed.
 */
import { join } from 'node:path'
import { compiledFolder } from '@quizwright/server/process/cache-compiled.ts'
import { chooseSeed } from '../tests/faults/seeded-random.ts'
import { allCases } from './faults/cases/all-cases.ts'
import { allFigures } from './faults/figures/all-figures.ts'
import { judgeCase } from './faults/report/judge-case.ts'
import { presentCircumstances, readRunRecord, writeRunRecord } from './faults/report/run-record.ts'
import { runProofs } from './faults/report/run-proofs.ts'
import { writeReliabilityPage } from './faults/report/write-page.ts'

const root = join(import.meta.dirname, '..')
// Killed servers start again as in production.
process.env['NODE_COMPILE_CACHE'] ??= compiledFolder
const wanted = process.argv.slice(2)
const isWanted = (kind: string, code: string): boolean =>
  wanted.length === 0 || wanted.includes(kind) || wanted.includes(code)
const known = [...allCases, ...allFigures].map(({ code }) => code)
const unknown = wanted.filter((word) => word !== 'cases' && word !== 'figures' && !known.includes(word))
if (unknown.length > 0) {
  console.log(`There is no ${unknown.join(', ')}. Give codes (A1 to H15, R1 to R33), cases or figures.`)
  process.exit(1)
}

const seed = chooseSeed()
const record = { ...readRunRecord(), seed }

const cases = allCases.filter(({ code }) => isWanted('cases', code))
const results = await runProofs(root, cases, seed)
for (const fault of cases) {
  const { why, ...verdict } = judgeCase(fault, results)
  record.cases[fault.code] = { ...presentCircumstances(), ...verdict }
  const { outcome, seconds, tests } = verdict
  const figure = allFigures.find(({ byCase }) => byCase === fault.code)
  if (figure)
    record.figures[figure.code] = {
      ...presentCircumstances(),
      found: outcome === 'passed' ? 'no surprise' : 'something else came out: see the case',
      met: outcome === 'passed',
      ran: `the ${tests} tests of case ${fault.code}`,
    }
  console.log(
    `${fault.code.padEnd(4)} ${outcome.padEnd(9)} ${seconds.toFixed(1).padStart(6)} s  ${fault.what}`,
  )
  for (const line of why) console.log(`       ${line}`)
  if (outcome === 'failed') process.exitCode = 1
}

for (const { code, measure, what, byCase, notTried } of allFigures.filter((figure) =>
  isWanted('figures', figure.code),
)) {
  if (byCase) continue
  if (!measure) {
    console.log(`${code.padEnd(4)} not measured: ${notTried}`)
    continue
  }
  try {
    const found = await measure(seed)
    record.figures[code] = { ...presentCircumstances(), ...found }
    writeRunRecord(record)
    console.log(`${code.padEnd(4)} ${found.met ? 'met' : 'NOT MET'}: ${what}: ${found.found}`)
  } catch (error) {
    console.log(`${code.padEnd(4)} could not be measured: ${String(error)}`)
    process.exitCode = 1
  }
}

writeRunRecord(record)
writeReliabilityPage(record)
process.exit()
