import cluster from 'node:cluster'
import { flushCompileCache } from 'node:module'
import { closeOnSignal } from '@quizwright/server/process/close-on-signal.ts'
import { sendToParent } from '@quizwright/server/process/send-to-parent.ts'
import { buildGateway } from './app.ts'
import type { Config } from './config.ts'
import { listenForOperators } from './observability/operations-server.ts'
import { closeGraceMs } from './limits.ts'
import { logMissingAddresses } from './public-addresses.ts'
import { snapshotRequest, type SnapshotMessage } from './observability/worker-snapshots.ts'
import { isWorkerCommand, listenCommand, loadedMessage, readyMessage } from './workers/supervisor.ts'

/** Waits for the supervisor, which occupies the address until the first worker has loaded its code. */
const permissionToListen = async (): Promise<void> => {
  const permitted = new Promise<void>((resolve) => {
    const onMessage = (message: unknown) => {
      if (message !== listenCommand) return
      process.off('message', onMessage)
      resolve()
    }
    process.on('message', onMessage)
  })
  sendToParent(loadedMessage)
  await permitted
}

/** Runs the gateway in this process, which is a worker or the only process. Rejects if it cannot listen. */
export const serve = async (config: Config): Promise<void> => {
  const { host, port, limits } = config
  const { app, drain, readSnapshot } = await buildGateway(config)
  // Ctrl-C in a terminal signals every process. Workers ignore it and wait for the supervisor's command.
  const ignoredSignals: ('SIGINT' | 'SIGHUP')[] = cluster.isWorker ? ['SIGINT', 'SIGHUP'] : []
  for (const signal of ignoredSignals) process.on(signal, () => {})
  await app.ready()
  if (cluster.isWorker) await permissionToListen()
  await app.listen({ host, port })

  let idleMs = limits.stopIdleMs
  const closing = closeOnSignal({
    log: app.log,
    graceMs: limits.drainMs + closeGraceMs,
    ignoredSignals,
    close: async (uncaughtError) => {
      // The supervisor starts another worker at once.
      if (uncaughtError) process.exit(1)
      await drain.start(idleMs)
    },
  })
  if (cluster.isPrimary) {
    logMissingAddresses(config.missingAddresses, app.log)
    await listenForOperators(config, app.log, async () => [await readSnapshot()])
  }

  const sendSnapshot = async (): Promise<void> => {
    const snapshot = await readSnapshot()
    sendToParent({ snapshot } satisfies SnapshotMessage)
  }
  process.on('message', (message: unknown) => {
    if (message === snapshotRequest) return void sendSnapshot()
    if (!isWorkerCommand(message)) return
    if (message === 'roll') idleMs = limits.rollIdleMs
    closing.close()
  })
  sendToParent(readyMessage)
  // Writes the compile cache now, because a killed worker would not write it. The next worker starts from it.
  flushCompileCache()
}
