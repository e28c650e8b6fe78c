import { cpus, loadavg } from 'node:os'

/** One turn: a subject asked the same call for some seconds. CPU in milliseconds for each answer. */
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

const gateway = 'the gateway'
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

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? 0

/** The ratios of the rounds: turns of one round are compared with each other only. */
const ratios = (
  figures: Figures,
  call: string,
  against: string,
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

const shown = (values: readonly number[]): string => {
  const all = sorted(values)
  return `${median(all).toFixed(2)} (${all[0]?.toFixed(2)} to ${all.at(-1)?.toFixed(2)})`
}

const table = (figures: Figures, call: string): string[] => {
  const subjects = [...new Set(figures.map(({ subject }) => subject))]
  const rows = subjects.map((subject) => {
    const turns = figures.filter((turn) => turn.call === call && turn.subject === subject)
    const of = (key: 'perSecond' | 'cpuMs' | 'p99Ms') => median(turns.map((turn) => turn[key]))
    return `| ${subject} | ${of('perSecond').toFixed(0)} | ${of('cpuMs').toFixed(3)} | ${of('p99Ms').toFixed(1)} |`
  })
  const head = ['| | answers a second | CPU for each, ms | p99, ms |', '| --- | --- | --- | --- |']
  return [`### ${callNames[call]}`, '', ...head, ...rows, '']
}

/** The document, and the aims that were missed. */
export const writeFigures = (figures: Figures): { text: string; missed: string[] } => {
  const missed: string[] = []
  const rows = aims.map(({ call, against, atLeast }) => {
    const speed = ratios(figures, call, against, (ours, theirs) => ours.perSecond / theirs.perSecond)
    const cpu = ratios(figures, call, against, (ours, theirs) => theirs.cpuMs / ours.cpuMs)
    const isMet = median(speed) >= atLeast
    if (!isMet) missed.push(`${callNames[call]}, of ${against}: ${shown(speed)}, not ${atLeast}`)
    const met = isMet ? 'yes' : 'no'
    return `| ${callNames[call]} | ${against} | ${shown(speed)} | ${shown(cpu)} | ${atLeast} | ${met} |`
  })
  const calls = [...new Set(figures.map(({ call }) => call))]
  const text = [
    '# Performance',
    '',
    `Written by \`bench\` on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} cores that client, service`,
    'and relay share. Ratios are those of one round, in which each subject had its turn after the other: the',
    'median of the rounds, and the least and the greatest. Above 1 the gateway is the faster one.',
    '',
    '## Relaying',
    '',
    'The gateway signs the caller in, checks request and response against the contract and leaves out what the',
    'contract does not name; the other two pass everything on. The service answers with other bytes each time.',
    'A ratio of CPU time tells more than one of answers where the machine does other work, as it did here when',
    'the load that it tells was above the number of cores.',
    '',
    `Load of the machine at the end, over a minute: ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| call | against | answers a second | by CPU time | aim | met |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...calls.flatMap((call) => table(figures, call)),
  ].join('\n')
  return { text, missed }
}
