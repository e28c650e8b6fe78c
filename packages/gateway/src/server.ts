/**
 * The gateway as a process: a small supervisor and its workers, or one process alone when GATEWAY_WORKERS is
 * 0.
 */
import cluster from 'node:cluster'
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'
import { startFault } from '@quizwright/server/process/describe-start-error.ts'
import closeWithGrace from 'close-with-grace'
import pino from 'pino'
import { buildGateway } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { buildOperations } from './observability/operations-server.ts'
import type { Told } from './observability/process-snapshot.ts'
import { askWorkers, tellQuestion, type Telling } from './observability/worker-snapshots.ts'
import { cannotStart, createSupervisor, ready, type Order } from './supervisor.ts'

/** Beyond the drain: what is not over by then is killed. */
const graceMs = 5_000

// A worker's parent is the supervisor, and node:cluster ends it with that.
if (cluster.isPrimary) endWithParent()

const read = readConfig(process.env)
if (!read.ok) {
  process.stderr.write(`The gateway can't start:\n${read.faults.map((fault) => `- ${fault}\n`).join('')}`)
  process.exit(1)
}
const { config } = read

const superviseWorkers = ({ workers, limits, logLevel, operationsPort }: Config): void => {
  cluster.schedulingPolicy = cluster.SCHED_RR
  const supervisor = createSupervisor({
    workers,
    fork: () => cluster.fork(),
    log: pino({ level: logLevel }),
    patienceMs: limits.drainMs + graceMs,
    exit: (code) => process.exit(code),
  })
  if (operationsPort !== undefined)
    void showOperations(operationsPort, () =>
      askWorkers(Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)),
    )
  process.on('SIGHUP', () => {
    void supervisor.roll()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void supervisor.stop()
    })
}

/** A port that is taken costs the sight, not the service. */
const showOperations = (port: number, ask: () => Promise<Told[]>): Promise<unknown> =>
  buildOperations(ask)
    .listen({ host: config.host, port })
    .catch((error: unknown) =>
      pino({ level: config.logLevel }).warn({ err: error, port }, 'status and metrics are not shown'),
    )

const serve = async ({ host, port, limits, operationsPort }: Config): Promise<void> => {
  const { app, drain, tellOwn } = await buildGateway(config)
  // In a terminal Ctrl-C reaches every process; workers leave it to their supervisor, which tells them.
  if (cluster.isWorker) for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  await app.listen({ host, port })
  let idleMs = limits.stopIdleMs
  const ending = closeWithGrace(
    {
      delay: limits.drainMs + graceMs,
      skip: cluster.isWorker ? ['SIGINT', 'SIGHUP'] : [],
      logger: undefined,
    },
    async ({ err }) => {
      if (err) {
        app.log.fatal({ err }, 'ending after an error that nobody caught')
        process.exit(1)
      }
      await drain.start(idleMs)
    },
  )
  if (cluster.isPrimary && operationsPort !== undefined)
    await showOperations(operationsPort, async () => [await tellOwn()])
  process.on('message', (order: Order | typeof tellQuestion) => {
    if (order === tellQuestion)
      return void tellOwn().then((told) => process.send?.({ told } satisfies Telling))
    if (order === 'roll') idleMs = limits.rollIdleMs
    ending.close()
  })
  process.send?.(ready)
}

if (config.workers > 0 && cluster.isPrimary) superviseWorkers(config)
else {
  await serve(config).catch((error: unknown) => {
    process.stderr.write(`The gateway can't start: ${startFault(error, { ...config, variable: 'PORT' })}\n`)
    process.exit(cluster.isWorker ? cannotStart : 1)
  })
}
