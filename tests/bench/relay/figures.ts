import { defined } from '@quizwright/domain/defined.ts'
import { loadavg } from 'node:os'
import { cores, type Figure, type Part, summarize, type Table } from '../performance/figures.ts'

/** One turn: the same call to a subject for some seconds. CPU time in milliseconds per response. */
export type Turn = {
  call: string
  subject: string
  round: number
  perSecond: number
  p99Ms: number
  cpuMs: number
}
export type Figures = Turn[]

type Aim = { call: string; against: string; atLeast: number }

export const gateway = 'the gateway'
export const oneWorker = 'the gateway with one worker'
export const twoWorkers = 'the gateway with two workers'
const aims: readonly Aim[] = [
  { call: 'list', against: '@fastify/http-proxy', atLeast: 1 },
  { call: 'list', against: 'express, http-proxy-middleware', atLeast: 1.4 },
  { call: 'count', against: '@fastify/http-proxy', atLeast: 0.9 },
  { call: 'questions', against: '@fastify/http-proxy', atLeast: 0.9 },
]
const callNames: Record<string, string> = {
  list: 'the list of quizzes, 50 rows, 22 KB',
  count: 'a count, 40 bytes',
  questions: '2,000 questions, 2 MB',
}

const median = (values: readonly number[]): number => summarize(values).median

/** The ratios within each round; turns of different rounds are not compared. */
const ratios = (
  figures: Figures,
  { call, against }: Aim,
  ratio: (ours: Turn, theirs: Turn) => number,
): number[] =>
  figures
    .filter((turn) => turn.call === call && turn.subject === gateway)
    .flatMap((ours) => {
      const theirs = figures.find(
        (turn) => turn.call === call && turn.subject === against && turn.round === ours.round,
      )
      return theirs ? [ratio(ours, theirs)] : []
    })

const table = (figures: Figures, call: string): Table => {
  const subjects = [...new Set(figures.map(({ subject }) => subject))]
  const rows = subjects.map((subject) => {
    const turns = figures.filter((turn) => turn.call === call && turn.subject === subject)
    const of = (key: 'perSecond' | 'cpuMs' | 'p99Ms') => median(turns.map((turn) => turn[key]))
    return [subject, of('perSecond').toFixed(0), of('cpuMs').toFixed(3), of('p99Ms').toFixed(1)]
  })
  const head = ['subject', 'answers a second', 'CPU for each, ms', 'p99, ms']
  return { title: callNames[call] ?? call, head, rows }
}

/** How many responses two workers give for the CPU time for which one gives one, if each has a core. */
const workersFigure = (figures: Figures): Figure => ({
  what: `${callNames['list']}, two workers with a core each`,
  against: 'one worker',
  aim: 1.7,
  better: 'more',
  ...summarize(
    figures
      .filter(({ subject }) => subject === twoWorkers)
      .map(({ round, cpuMs }) => {
        const one = defined(
          figures.find((turn) => turn.subject === oneWorker && turn.round === round),
          'figures.find',
        )
        return (2 * one.cpuMs) / cpuMs
      }),
  ),
})

/** Responses per second and, because the machine may have other load, CPU time per response. */
export const toPart = (figures: Figures): Omit<Part, 'date'> => ({
  title: 'Relaying',
  note:
    `On ${cores()}. The gateway signs the caller in, checks request and response against the contract and leaves out ` +
    'what the contract does not name; the other two pass everything on. The service answers with other bytes each ' +
    'time, and every relay runs for a while before it counts. The least relay only collects a response and passes ' +
    'it on; the one that checks also scans it as the gateway does. Above 1 the gateway is the faster one. Two ' +
    'cores that client and service use too are not enough for two workers, so their figure follows from the CPU ' +
    'time for each answer. A ratio ' +
    'of CPU time tells more than one of answers where the machine does other work; its load at the end was ' +
    `${loadavg()[0]?.toFixed(1)}.`,
  figures: [
    ...aims.flatMap((aim): Figure[] => {
      const common = { against: aim.against, aim: aim.atLeast, better: 'more' as const }
      const speed = ratios(figures, aim, (ours, theirs) => ours.perSecond / theirs.perSecond)
      const cpu = ratios(figures, aim, (ours, theirs) => theirs.cpuMs / ours.cpuMs)
      return [
        { what: `${callNames[aim.call]}, answers a second`, ...common, ...summarize(speed) },
        { what: `${callNames[aim.call]}, by CPU time`, ...common, ...summarize(cpu) },
      ]
    }),
    workersFigure(figures),
  ],
  tables: [...new Set(figures.map(({ call }) => call))].map((call) => table(figures, call)),
})
