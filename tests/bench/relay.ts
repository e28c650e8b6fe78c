/**
 * Relays the same calls through the gateway, through `@fastify/http-proxy` and through express with
 * `http-proxy-middleware` (which validate nothing), and calls the service directly. Two more relays do the
 * least that one in this runtime can do, without and with checking a response. Each is a separate process,
 * and they alternate. Writes docs/performance.md and exits with 1 if an aim is missed.
 *
 *     pnpm bench:relay [seconds per turn]
 */
import { workerFlags } from '@quizwright/gateway/worker-flags.ts'
import { startProcess, type Started } from '../support/processes.ts'
import { highLimits } from '../support/high-limits.ts'
import { drive } from './relay/drive.ts'
import { recordPart } from './performance/record-part.ts'
import { type Figures, toPart } from './relay/figures.ts'
import { requests } from './relay/requests.ts'
import { cpuSecondsOf } from './scale/cpu.ts'

const rounds = 6
const turnMs = Number(process.argv[2] ?? 3) * 1_000
/** V8 still compiled code of every relay eight seconds after the first call, and servers run for days. */
const warmUpMs = 4 * turnMs
const connections = 32
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const start = (file: string, options: unknown): Promise<Started> =>
  startProcess(`../bench/relay/${file}`, options)
const upstream = await start('upstream.ts', {})
const { url } = upstream
const started = {
  'the service itself': upstream,
  '@fastify/http-proxy': await start('fastify-proxy.ts', { upstream: url }),
  'express, http-proxy-middleware': await start('express-proxy.ts', { upstream: url }),
  'the least relay': await start('least-relay.ts', { upstream: url, checks: false }),
  'the least relay that checks': await start('least-relay.ts', { upstream: url, checks: true }),
  'the gateway': await startProcess(
    'gateway-process.ts',
    { upstreams: { quiz: url, main: url, auth: url }, limits: highLimits },
    workerFlags,
  ),
}
export type Subject = keyof typeof started
const subjects = Object.keys(started) as Subject[]
const pathPrefix = (subject: Subject): string => (subject === 'the service itself' ? '' : '/api')

const turn = async (subject: Subject, call: keyof typeof requests, ms: number) => {
  const { url: origin, pid } = started[subject]
  const request = requests[call]
  const cpuBefore = cpuSecondsOf(pid)
  const driven = await drive(
    origin,
    { ...request, path: pathPrefix(subject) + request.path },
    { connections: call === 'questions' ? 4 : connections, ms },
  )
  return { ...driven, cpuMs: ((cpuSecondsOf(pid) - cpuBefore) * 1_000) / driven.answers }
}

const figures: Figures = []
for (const call of Object.keys(requests) as (keyof typeof requests)[]) {
  for (const subject of subjects) await turn(subject, call, warmUpMs)
  for (let round = 0; round < rounds; round++)
    for (const subject of subjects) {
      const measured = await turn(subject, call, turnMs)
      figures.push({ call, subject, round, ...measured })
      say(
        `${call}  ${subject.padEnd(32)} ${measured.perSecond.toFixed(0).padStart(6)}/s  ` +
          `${measured.cpuMs.toFixed(3)} ms of CPU  p99 ${measured.p99Ms.toFixed(1)} ms`,
      )
    }
}
await Promise.all(Object.values(started).map(({ kill }) => kill('SIGKILL')))
const missed = recordPart('relay', toPart(figures))
for (const aim of missed) say(`missed: ${aim}`)
process.exitCode = missed.length === 0 ? 0 : 1
