/**
 * Relays the same calls through the gateway, through `@fastify/http-proxy` and through express with
 * `http-proxy-middleware` (which validate nothing), and calls the service directly. Two more relays do the
 * least that one in this runtime can do, without and with checking a response. Then the gateway's own command
 * relays the list with one worker and with two. Each is a separate process, and they alternate. Writes
 * docs/performance.md and exits with 1 if an aim is missed.
 *
 *     pnpm bench:relay [seconds per turn]
 */
import { entryOf } from '@quizwright/domain/defined.ts'
import { workerFlags } from '@quizwright/gateway/workers/worker-flags.ts'
import { startProcess, type Started } from '../support/processes.ts'
import { highLimits } from '../support/high-limits.ts'
import { drive } from './relay/drive.ts'
import { report } from './performance/report.ts'
import { type Figures, gateway, oneWorker, toPart, twoWorkers } from './relay/figures.ts'
import { requests } from './relay/requests.ts'
import { startSupervised } from './relay/start-supervised.ts'
import { cpuOfTree } from './cpu.ts'

const rounds = 6
const turnMs = Number(process.argv[2] ?? 3) * 1_000
/** V8 still compiled code of every relay eight seconds after the first call, and servers run for days. */
const warmUpMs = 4 * turnMs
const connections = 32
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const start = (file: string, options: unknown): Promise<Started> =>
  startProcess(`../bench/relay/${file}`, options)
type Subject = Pick<Started, 'url' | 'pid' | 'kill'>
const upstream = await start('upstream.ts', {})
const { url } = upstream
const started: Record<string, Subject> = {
  'the service itself': upstream,
  '@fastify/http-proxy': await start('fastify-proxy.ts', { upstream: url }),
  'express, http-proxy-middleware': await start('express-proxy.ts', { upstream: url }),
  'the least relay': await start('least-relay.ts', { upstream: url, checks: false }),
  'the least relay that checks': await start('least-relay.ts', { upstream: url, checks: true }),
  [gateway]: await startProcess(
    'gateway-process.ts',
    { upstreams: { quiz: url, main: url, auth: url }, limits: highLimits },
    workerFlags,
  ),
}
const pathPrefix = (subject: string): string => (subject === 'the service itself' ? '' : '/api')

type Call = keyof typeof requests
const turn = async (subject: string, call: Call, ms: number) => {
  const { url: origin, pid } = entryOf(started, subject)
  const request = requests[call]
  const cpuBefore = cpuOfTree(pid)
  const driven = await drive(
    origin,
    { ...request, path: pathPrefix(subject) + request.path },
    { connections: call === 'questions' ? 4 : connections, ms },
  )
  return { ...driven, cpuMs: ((cpuOfTree(pid) - cpuBefore) * 1_000) / driven.answers }
}

const figures: Figures = []
const takeTurns = async (call: Call, subjects: readonly string[], workers = 1): Promise<void> => {
  // Each worker compiles for itself.
  for (const subject of subjects) await turn(subject, call, workers * warmUpMs)
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
const single = Object.keys(started)
for (const call of Object.keys(requests) as Call[]) await takeTurns(call, single)
const relays = single.filter((name) => started[name] !== upstream)
await Promise.all(relays.map((name) => entryOf(started, name).kill('SIGKILL')))

started[oneWorker] = await startSupervised(1, url)
started[twoWorkers] = await startSupervised(2, url)
await takeTurns('list', [oneWorker, twoWorkers], 2)
await Promise.all([oneWorker, twoWorkers].map((name) => entryOf(started, name).kill('SIGTERM')))
await upstream.kill('SIGKILL')
report(toPart(figures))
