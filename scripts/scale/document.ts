import { aloneRows, fleetRows } from './bigger-shapes.ts'
import { forecastCrowd, forecastHandIns, forecastTimes, oneMachine } from './forecast.ts'
import { cpuPerAttempt, mostPerSecond } from './limits.ts'
import type { Measured, Part } from './measured.ts'
import { type CallName, callsPerAttempt } from './mix.ts'
import { describeReplicaCosts, readReplicaCosts } from './replica-costs.ts'

const parts: readonly Part[] = ['services', 'postgres', 'gateway', 'balancers', 'generator']
const figure = (value: number, digits = 1): string => value.toFixed(digits)
const large = (value: number): string => Number(value.toPrecision(2)).toLocaleString('en-US')
const error = (forecast: number, measured: number): string =>
  `${forecast >= measured ? '+' : '−'}${Math.abs(100 * (forecast / measured - 1)).toFixed(0)} %`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const inputs = (measured: Measured): string => {
  const { machine, calls, idleMs } = measured
  const rows = Object.entries(callsPerAttempt).map(([name, times]) => {
    const { cpuMs, tookMs, statements } = calls[name as CallName]
    return [
      `\`${name}\``,
      String(times),
      ...parts.map((part) => `${figure(cpuMs[part].mean)} ± ${figure(cpuMs[part].deviation)}`),
      figure(tookMs),
      String(statements),
    ]
  })
  const sums = [
    '**an attempt**',
    '',
    ...parts.map((part) => `**${figure(cpuPerAttempt(measured, part))}**`),
    '',
    String(
      Math.round(
        Object.entries(callsPerAttempt).reduce(
          (sum, [name, times]) => sum + times * calls[name as CallName].statements,
          0,
        ),
      ),
    ),
  ]
  const versions = `${machine.cores} cores (${machine.cpu}), Node ${machine.node}, Postgres ${machine.postgres}`
  return `Measured on ${machine.on}: ${versions}.
CPU in milliseconds a call, ± the deviation of its batches.

${table(['call', 'times', ...parts, 'took, ms', 'statements'], [...rows, sums])}

Asked nothing, the parts use ${parts
    .filter((part) => part !== 'generator')
    .map((part) => `${figure(idleMs[part])} (${part})`)
    .join(', ')} ms of CPU a second.`
}

const compared = (measured: Measured): string => {
  const rows = measured.fleets.flatMap(({ processes, crowd, load, handIns }) => {
    // The cores that others left during full load. Under a lighter load, others could take more.
    const shape = oneMachine(measured.machine.cores * (1 - crowd.othersShare), processes)
    const row = (what: string, forecast: number, found: number, { othersShare } = crowd): string[] => [
      String(processes),
      what,
      figure(forecast),
      figure(found),
      error(forecast, found),
      `${(100 * othersShare).toFixed(0)} %`,
    ]
    const times = (['saveAnswers', 'handInAttempt'] as const).flatMap((call) => {
      const forecast = forecastTimes(measured, shape, load.offered!, call)
      return [
        row(`\`${call}\`, median ms`, forecast.median, load.tookMs[call]!.median, load),
        row(`\`${call}\`, p95 ms`, forecast.p95, load.tookMs[call]!.p95, load),
      ]
    })
    return [
      row('attempts a second, crowd', forecastCrowd(measured, shape), crowd.attemptsPerSecond),
      ...times,
      row(
        'hand-ins a second, 64 quizzes',
        forecastHandIns(measured, shape, 'manyQuizzes'),
        handIns.manyQuizzes.perSecond,
      ),
      row(
        'hand-ins a second, one quiz',
        forecastHandIns(measured, shape, 'oneQuiz'),
        handIns.oneQuiz.perSecond,
      ),
    ]
  })
  return `Calls were timed while ${figure(measured.fleets[0]!.load.offered!)} attempts a second came.

${table(['processes of each kind', 'what', 'forecast', 'measured', 'error', 'others took'], rows)}`
}

const demandsUnderLoad = (measured: Measured): string =>
  table(
    ['CPU ms an attempt', ...parts, 'sum'],
    [
      [
        'alone, one process',
        ...parts.map((part) => figure(cpuPerAttempt(measured, part))),
        figure(parts.reduce((sum, part) => sum + cpuPerAttempt(measured, part), 0)),
      ],
      ...measured.fleets.map(({ processes, crowd: { cpuMs } }) => [
        `crowd, ${processes} of each`,
        ...parts.map((part) => figure(cpuMs[part])),
        figure(parts.reduce((sum, part) => sum + cpuMs[part], 0)),
      ]),
    ],
  )

const alone = (measured: Measured): string =>
  table(
    ['cores', 'gateways and services, of each', 'attempts a second', 'an hour'],
    aloneRows(measured).map(({ cores, processes, attemptsPerSecond, perHour }) => [
      String(cores),
      String(processes),
      figure(attemptsPerSecond),
      large(perHour),
    ]),
  )

const fleets = (measured: Measured): string =>
  table(
    [
      'attempts an hour',
      'services',
      'gateways',
      'Postgres of 16 cores',
      'busiest',
      'hand-in, median and p95 ms',
      'WAL MB a second',
      'disk GB a day',
    ],
    fleetRows(measured).map((row) => [
      row.perHour.toLocaleString('en-US'),
      String(row.services),
      String(row.gateways),
      String(row.databases),
      row.first,
      row.times ? `${figure(row.times.median, 0)}, ${figure(row.times.p95, 0)}` : 'not simulated',
      figure(row.walPerSecond / 1e6),
      large(row.diskPerDay / 1e9),
    ]),
  )

const perProcess = (measured: Measured): string => {
  const { footprint } = measured
  const most = (part: Part): string => large(3_600 * mostPerSecond(1, cpuPerAttempt(measured, part)))
  return table(
    ['of one', 'figure'],
    [
      ['services process, attempts an hour at most', most('services')],
      ['gateway process, attempts an hour whose instructors it serves', most('gateway')],
      ['core of Postgres, attempts an hour at most', most('postgres')],
      ['attempt: rows and indexes, KB', figure(footprint.disk / 1e3)],
      ['attempt: write-ahead log, KB', figure(footprint.wal / 1e3)],
      ['attempt: bodies of its calls, KB', figure(footprint.bodies / 1e3)],
      ['open socket at the gateway, KB', figure(footprint.socket / 1e3)],
      ['gateway process, MB', figure(footprint.gateway / 1e6, 0)],
      ['services process, MB', figure(footprint.services / 1e6, 0)],
      [
        'connection of Postgres, resident with what all share, MB',
        figure(footprint.postgresConnection / 1e6, 0),
      ],
    ],
  )
}

/**
 * The sections of docs/scale.md that are generated from measurements, by the name in their markers. The same
 * measurements give the same text.
 */
export const scaleSections: Record<string, (measured: Measured) => string> = {
  inputs,
  compared,
  'under load': demandsUnderLoad,
  alone,
  fleets,
  'per process': perProcess,
  replicas: () => describeReplicaCosts(readReplicaCosts()),
}

/** Replaces the sections between their markers. Throws if there is no place for one. */
export const fillScalePage = (page: string, measured: Measured): string =>
  Object.entries(scaleSections).reduce((text, [name, write]) => {
    const [begin, end] = [`<!-- written from measurements: ${name} -->`, `<!-- end of ${name} -->`]
    const [from, to] = [text.indexOf(begin), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`docs/scale.md has no place for ${name}.`)
    return `${text.slice(0, from + begin.length)}\n${write(measured)}\n${text.slice(to)}`
  }, page)
