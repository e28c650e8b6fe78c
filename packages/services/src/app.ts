import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Service } from '@quizwright/contracts/define.ts'
import { logErrors } from '@quizwright/server/logging/log-errors.ts'
import { createHttpMetrics } from '@quizwright/server/metrics/http-metrics.ts'
import { openTracing } from '@quizwright/server/tracing/open-tracing.ts'
import pino from 'pino'
import { allServices } from './config.ts'
import { serveCommands } from './commands/serve-commands.ts'
import { listenForOperators } from './listen-for-operators.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { buildHttp } from './http-server.ts'
import { clearLeftovers } from './clear-leftovers.ts'
import { scheduleOverdueHandIns } from './attempts/hand-in-overdue-attempts.ts'
import { openLanguageModel, type Provider } from './ai/language-model.ts'
import type { Context, ServiceLimits } from './context.ts'
import { countUncounted } from './statistics/counts/rebuild-counts.ts'
import type { Database } from './database/database.ts'
import { type DatabaseLocation, type OpenDatabase, openDatabase } from './database/open-database.ts'
import { openReplicas, type ReplicaOptions } from './database/replicas/open-replicas.ts'
import { noReplicas } from './database/replicas/replicas.ts'
import { type FileLocation, openFileStore } from './files/file-store.ts'
import { remoteIdentity } from './auth/remote-identity.ts'
import { databaseIdentity } from './auth/database-identity.ts'
import type { JobRunner } from './jobs/run-jobs.ts'
import { startJobs } from './start-jobs.ts'
import { type MailServer, openMailer } from './mail/mailer.ts'

const metricsPrefix = 'quizwright_services_'
const hourMs = 60 * 60 * 1_000
const defaultLimits: ServiceLimits = {
  imageQuotaBytes: 1024 ** 3,
  leftoverMs: 24 * hourMs,
  bodyMs: 60_000,
  learnerCallsPerAddress: 6_000,
  learnerCallsPerAttempt: 240,
  startsPerAddress: 3_000,
  startsPerSession: 20_000,
}

export type ServicesOptions = {
  host?: string
  /** 0, the default, takes any free port. */
  port?: number
  database: DatabaseLocation | OpenDatabase
  /** Replicas of the database, which then must be a Postgres. */
  replicas?: ReplicaOptions | undefined
  /** Where uploaded files are stored. The default is a temporary folder, deleted on close. */
  files?: FileLocation
  /** What to fill an empty database with. */
  seed?: 'none' | 'demo'
  services?: readonly Service[]
  /** The auth service that checks tokens; required when `services` does not include auth. */
  authServiceUrl?: string
  /** Origins of pages that may open the sign-in window. */
  pageOrigins?: readonly string[]
  trustedProxies?: readonly string[]
  /** The URL of the students' pages. The default is `/learn` of this server. */
  learnerSiteUrl?: string
  /** The provider of AI models. Without one, solutions and grades are made offline. */
  aiProvider?: Provider | undefined
  /** The mail server. Without one, mails lie in the outbox. */
  mailServer?: MailServer | undefined
  /** What personal links are derived with. Without it a key in the database is. */
  personalLinksKey?: string | undefined
  limits?: Partial<ServiceLimits>
  /** The port of /metrics and /outbox; undefined opens none. */
  operationsPort?: number | undefined
  /** The OTLP/HTTP receiver of traces; undefined disables tracing. */
  otlpEndpoint?: string | undefined
  now?: () => Date
  logLevel?: string
}

export type RunningServices = { url: string; db: Database; close: () => Promise<void> }

/**
 * Migrates the database and starts a server of the named services. `close` waits for the responses in progress,
 * then stops the jobs and closes the database.
 */
export const startServices = async (options: ServicesOptions): Promise<RunningServices> => {
  const {
    host = '127.0.0.1',
    port = 0,
    services = allServices,
    now = () => new Date(),
    seed = 'none',
  } = options
  const tracing = await openTracing('quizwright-services', options.otlpEndpoint)
  const opened = 'db' in options.database ? options.database : await openDatabase(options.database, tracing)
  const { db } = opened
  const metrics = createHttpMetrics(metricsPrefix)
  const replicas = options.replicas
    ? openReplicas(options.replicas, {
        db,
        tracing,
        log: pino({ level: options.logLevel ?? 'silent', serializers: logErrors }),
        metrics: { registry: metrics.registry, prefix: metricsPrefix },
      })
    : noReplicas(db)
  const temporaryFolder =
    options.files === undefined ? await mkdtemp(join(tmpdir(), 'quizwright-files-')) : undefined
  const fileLocation = options.files ?? { folder: temporaryFolder! }
  let url = ''
  let outboxUrl: string | undefined
  try {
    const context: Context = {
      db,
      replicas,
      now,
      fileLocation,
      tracing,
      store: await openFileStore(fileLocation, tracing),
      identity:
        !services.includes('auth') && options.authServiceUrl
          ? remoteIdentity(options.authServiceUrl)
          : databaseIdentity({ db, replicas, now }),
      ai: options.aiProvider && openLanguageModel(options.aiProvider, { tracing }),
      mailer: options.mailServer && openMailer(options.mailServer),
      personalLinksKey: options.personalLinksKey,
      outboxUrl: () => outboxUrl,
      learnerSiteUrl: () => options.learnerSiteUrl ?? `${url}/learn`,
      hasDemo: seed === 'demo',
      limits: { ...defaultLimits, ...options.limits },
    }
    if (seed === 'demo') await seedDemo(context)
    if (services.includes('quiz')) await countUncounted(db)
    const app = await buildHttp(context, {
      metrics,
      services,
      pageOrigins: options.pageOrigins ?? [],
      trustedProxies: options.trustedProxies ?? ['127.0.0.1', '::1'],
      logLevel: options.logLevel ?? 'silent',
    })
    const leftovers = clearLeftovers(context, app.log)
    const overdueHandIns = services.includes('quiz') ? scheduleOverdueHandIns(context, app.log) : undefined
    const jobRunners: JobRunner[] = []
    app.addHook('onClose', async () => {
      await Promise.all(jobRunners.map((runner) => runner.stop()))
      context.mailer?.close()
      await leftovers.stop()
      await overdueHandIns?.stop()
      await replicas.close()
      await opened.close()
      await tracing.close()
      if (temporaryFolder) await rm(temporaryFolder, { recursive: true, force: true })
    })
    if (options.operationsPort !== undefined)
      outboxUrl = await listenForOperators(app, context, {
        host,
        port: options.operationsPort,
        readRegistry: async () => metrics.registry,
      })
    if ('dataDir' in options.database) {
      const served = await serveCommands(context, { dataDir: options.database.dataDir, log: app.log })
      app.addHook('onClose', () => served.close())
    }
    url = await app.listen({ host, port })
    if (services.includes('quiz')) jobRunners.push(...startJobs(context, app.log))
    return { url, db, close: () => app.close() }
  } catch (error) {
    await replicas.close()
    await opened.close()
    throw error
  }
}
