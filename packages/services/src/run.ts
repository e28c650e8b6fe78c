import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { closeOnSignal } from '@quizwright/server/process/close-on-signal.ts'
import { endWithParent } from '@quizwright/server/process/end-with-parent.ts'
import { configOrExit, exitOnStartError } from '@quizwright/server/process/exit-on-error.ts'
import { logErrors } from '@quizwright/server/logging/log-errors.ts'
import { requireSafeNode } from '@quizwright/server/process/require-node.ts'
import { isOnStandby, waitOnStandby } from '@quizwright/server/process/wait-on-standby.ts'
import pino from 'pino'
import { readConfig } from './config.ts'
import { filesFolder } from './database/data-folders.ts'
import { requireFreeDataDir } from './database/embedded/lock-data-dir.ts'

const graceMs = 30_000

requireSafeNode('services')
// Only this user may read the files and folders of the database and of images.
process.umask(0o077)
endWithParent()
const config = configOrExit('services', readConfig(process.env))
// Reported before everything is loaded, which is imported dynamically below. A spare process loads its code while the
// process that it will replace still runs.
if (!config.databaseUrl && !isOnStandby())
  await requireFreeDataDir(config.dataDir).catch((error: unknown) =>
    exitOnStartError('services', error, { ...config, variable: 'SERVICES_PORT' }),
  )
const { startServices } = await import('./app.ts')
await waitOnStandby()

/** Set by `start` when it has made a template. Operators do not set it. */
const template = process.env['DATA_TEMPLATE']
const log = pino({ level: config.logLevel, serializers: logErrors })

try {
  const services = await startServices({
    ...config,
    database: config.databaseUrl ? { url: config.databaseUrl } : { dataDir: config.dataDir, template },
    syncsToDisk: true,
    files: config.bucket ? { bucket: config.bucket } : { folder: join(config.dataDir, filesFolder) },
    seed: config.hasDemo ? 'demo' : 'none',
    limits: {
      imageQuotaBytes: config.imageQuotaBytes,
      requestsPerUser: config.requestsPerUser,
      requestsPerAddress: config.requestsPerAddress,
    },
  })
  log.info({ url: services.url, services: config.services }, 'listening')
  closeOnSignal({ log, graceMs, close: services.close })
  // Node writes the compile cache at the end of a process, which a killed process never reaches.
  flushCompileCache()
} catch (error) {
  exitOnStartError('services', error, { ...config, variable: 'SERVICES_PORT' })
}
