import cluster from 'node:cluster'
import { cachingEnvironment } from '@quizwright/server/process/cache-compiled.ts'
import pino from 'pino'
import type { Config } from '../config.ts'
import { createNotReadyServer } from './not-ready-server.ts'
import { listenForOperators } from '../observability/operations-server.ts'
import { readWorkerSnapshots } from '../observability/worker-snapshots.ts'
import { passSocketsOn } from '../sockets/pass-sockets-on.ts'
import { passCountsOn } from './share-counts.ts'
import { closeGraceMs } from '../limits.ts'
import { logMissingAddresses } from '../public-addresses.ts'
import { createSupervisor } from './supervisor.ts'
import { workerFlags } from './worker-flags.ts'

const runningWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

/**
 * Makes this process the supervisor. SIGHUP replaces the workers one by one, SIGTERM and SIGINT stop them. Rejects
 * if the address cannot be listened on.
 */
export const superviseWorkers = async (config: Config): Promise<void> => {
  const notReadyServer = createNotReadyServer(config.host, config.port)
  await notReadyServer.open()
  const log = pino({ level: config.logLevel })
  cluster.schedulingPolicy = cluster.SCHED_RR
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...workerFlags] })
  const supervisor = createSupervisor({
    workers: config.workers,
    fork: () => {
      const worker = cluster.fork({ ...cachingEnvironment, PORT: String(notReadyServer.port()) })
      worker.on('message', (message: unknown) => passCountsOn(worker, message, runningWorkers()))
      passSocketsOn(worker, runningWorkers)
      return worker
    },
    log,
    notReadyServer,
    killAfterMs: config.limits.drainMs + closeGraceMs,
    exit: (code) => process.exit(code),
  })
  logMissingAddresses(config.missingAddresses, log)
  void listenForOperators(config, log, () => readWorkerSnapshots(runningWorkers()))
  process.on('SIGHUP', () => {
    void supervisor.roll()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void supervisor.stop()
    })
}
