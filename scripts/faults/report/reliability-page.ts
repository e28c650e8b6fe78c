import type { FaultCase } from '../cases/fault-case.ts'
import type { Figure } from '../figures/figure.ts'
import type { RunRecord } from './run-record.ts'

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const figureRow = ({ code, what, aim, notTried }: Figure, { figures }: RunRecord): string[] => {
  const record = figures[code]
  if (!record) return [code, what, aim, notTried ?? 'no run has measured it yet', 'not measured', '']
  return [
    code,
    what,
    aim,
    `${record.found} (${record.ran})`,
    record.met ? 'yes' : `**no**: ${record.reason ?? 'the reason is not known'}`,
    `${record.date}, ${record.load}`,
  ]
}

const caseRow = ({ code, what, notTried = '' }: FaultCase, { cases }: RunRecord): string[] => {
  const record = cases[code]
  if (!record) return [code, what, 'not tried', '', notTried]
  const { outcome, tests, seconds, date } = record
  const tried = outcome === 'not tried' ? outcome : `${outcome} (${tests} tests, ${date})`
  return [code, what, tried, outcome === 'not tried' ? '' : seconds.toFixed(1), notTried]
}

/** Writes docs/reliability.md: each figure with its aim, and the result of each case. */
export const reliabilityPage = (
  figures: readonly Figure[],
  cases: readonly FaultCase[],
  record: RunRecord,
): string => {
  const measured = Object.values(record.figures)
  const tried = Object.values(record.cases)
  const met = measured.filter((figure) => figure.met).length
  const countOf = (wanted: string): number => tried.filter(({ outcome }) => outcome === wanted).length
  return `# Reliability

Written by \`npx -y pnpm@12 faults\`; what a run did not try keeps what the run before found. The codes are
those of the reliability requirements: what may happen to the product (A to H), and the figures to reach (R).
Everything ran on two cores and on loopback, with clients, servers and database beside each other; the load
is that of the machine over the minute before, and above 2 it did other work too.

Of ${figures.length} figures: ${met} met, ${measured.length - met} not met,
${figures.length - measured.length} not measured. Of ${cases.length} cases: ${countOf('passed')} passed,
${countOf('failed')} failed. The seed of the last run was ${record.seed}; \`FAULT_SEED\` repeats it.

## Figures

${table(
  ['code', 'figure', 'aim', 'found', 'met', 'date, load'],
  figures.map((figure) => figureRow(figure, record)),
)}

## Cases

Each case is proven by tests in their long form; \`scripts/faults/cases\` names them. The last column says what
of a case no test tries.

${table(
  ['code', 'what comes', 'outcome', 'seconds', 'not tried'],
  cases.map((fault) => caseRow(fault, record)),
)}
`
}
