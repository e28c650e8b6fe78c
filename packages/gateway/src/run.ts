/** The gateway's entry: a supervisor with workers, or a single process if GATEWAY_WORKERS is 0. */
import cluster from 'node:cluster'
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'
import { configOrExit, exitOnStartError } from '@quizwright/server/process/exit-on-error.ts'
import { requireSafeNode } from '@quizwright/server/process/require-node.ts'
import { readConfig } from './config.ts'
import { startErrorExitCode } from './workers/supervisor.ts'

// The supervisor is a worker's parent, and node:cluster ends the worker together with it.
if (cluster.isPrimary) endWithParent()

requireSafeNode('gateway')
const config = configOrExit('gateway', readConfig(process.env))

/** Imported lazily, so that the supervisor does not load the code of its workers. */
const start =
  config.workers > 0 && cluster.isPrimary
    ? async () => (await import('./workers/supervise-workers.ts')).superviseWorkers(config)
    : async () => (await import('./serve.ts')).serve(config)

await start().catch((error: unknown) =>
  exitOnStartError(
    'gateway',
    error,
    { ...config, variable: 'PORT' },
    cluster.isWorker ? startErrorExitCode : 1,
  ),
)
