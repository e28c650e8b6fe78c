import { join } from 'node:path'
import { scheduleOverdueHandIns } from './attempts/hand-in/hand-in-overdue-attempts.ts'
import { clearLeftovers } from './sweep/clear-leftovers.ts'
import { serveCommands } from './commands/serve-commands.ts'
import { allServices } from './config.ts'
import type { Database } from './database/database.ts'
import { databaseFolder } from './database/data-folders.ts'
import { syncToDisk } from './database/embedded/sync-to-disk.ts'
import { vacuumEmbedded } from './database/embedded/vacuum-embedded.ts'
import { addDemo } from './demo/add-demo.ts'
import { buildHttp } from './http-server.ts'
import type { JobRunner } from './jobs/run-jobs.ts'
import { listenForOperators } from './listen-for-operators.ts'
import { type Addresses, openContext } from './open-context.ts'
import type { ServicesOptions } from './services-options.ts'
import { startJobs } from './start-jobs.ts'
import { countUncounted } from './statistics/counts/count-handed-in.ts'
import { logWorkerErrors } from './scheduling/worker-pool.ts'

export type RunningServices = { url: string; db: Database; close: () => Promise<void> }

/**
 * Migrates the database and starts a server for the given services. `close` waits for the responses in progress,
 * then stops the jobs and closes the database.
 */
export const startServices = async (options: ServicesOptions): Promise<RunningServices> => {
  const { host = '127.0.0.1', port = 0, services = allServices, logLevel = 'silent' } = options
  const hasQuizzes = services.includes('quiz')
  const addresses: Addresses = { services: '' }
  const { context, studentsContext, metrics, close } = await openContext(options, addresses)
  try {
    if (context.hasDemo) await addDemo(context)
    if (hasQuizzes) await countUncounted(context.db)
    const app = await buildHttp(context, studentsContext, {
      metrics,
      services,
      pageOrigins: options.pageOrigins ?? [],
      trustedProxies: options.trustedProxies ?? ['127.0.0.1', '::1'],
      logLevel,
    })
    const leftovers = clearLeftovers(context, app.log)
    const overdueHandIns = hasQuizzes ? scheduleOverdueHandIns(studentsContext, app.log) : undefined
    const stopLogging = logWorkerErrors(app.log)
    const jobRunners: JobRunner[] = []
    app.addHook('onClose', async () => {
      stopLogging()
      await Promise.all(jobRunners.map((runner) => runner.stop()))
      await leftovers.stop()
      await overdueHandIns?.stop()
      await close()
    })
    if (options.operationsPort !== undefined)
      addresses.outbox = await listenForOperators(app, context, {
        host: options.operationsHost ?? '127.0.0.1',
        port: options.operationsPort,
        readRegistry: async () => metrics.registry,
      })
    if ('dataDir' in options.database) {
      const served = await serveCommands(context, { dataDir: options.database.dataDir, log: app.log })
      app.addHook('onClose', () => served.close())
      const vacuumed = vacuumEmbedded(context.db, app.log)
      app.addHook('onClose', () => vacuumed.stop())
      if (options.syncsToDisk) {
        const synced = syncToDisk(join(options.database.dataDir, databaseFolder), { log: app.log })
        app.addHook('onClose', () => synced.stop())
      }
    }
    addresses.services = await app.listen({ host, port })
    if (hasQuizzes) jobRunners.push(...(await startJobs(context, app.log)))
    return { url: addresses.services, db: context.db, close: () => app.close() }
  } catch (error) {
    await close()
    throw error
  }
}
