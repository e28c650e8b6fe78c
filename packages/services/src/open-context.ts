import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHttpMetrics, type HttpMetrics } from '@quizwright/server/metrics/http-metrics.ts'
import { openTracing } from '@quizwright/server/tracing/open-tracing.ts'
import pino from 'pino'
import { databaseIdentity } from './auth/identity/database-identity.ts'
import { remoteIdentity } from './auth/identity/remote-identity.ts'
import { allServices } from './config.ts'
import type { Context, ServiceLimits } from './context.ts'
import { openDatabase } from './database/open-database.ts'
import { openFileStore } from './files/open-file-store.ts'
import { callerLimitDefaults } from '@quizwright/server/http/caller-limits.ts'
import { openPlatforms } from './lti/known-platforms.ts'
import type { ServicesOptions } from './services-options.ts'
import { createSteadyClock } from './scheduling/steady-clock.ts'

const metricsPrefix = 'quizwright_services_'
const hourMs = 60 * 60 * 1_000
const defaultLimits: ServiceLimits = {
  imageQuotaBytes: 1024 ** 3,
  leftoverMs: 24 * hourMs,
  bodyMs: 60_000,
  slowReaderMs: 30_000,
  ...callerLimitDefaults,
  learnerCallsPerAddress: 6_000,
  learnerCallsPerAttempt: 240,
  reportsPerAddress: 1_000,
  startsPerAddress: 3_000,
  startsPerSession: 20_000,
}

/** Addresses that are known only once a port is open. */
export type Addresses = { services: string; outbox?: string }
export type OpenContext = {
  context: Context
  /** For students' calls, which have their own connections. */
  studentsContext: Context
  metrics: HttpMetrics
  close: () => Promise<void>
}

/** The clock of the services. Its jumps are logged, because only a person can tell which time is right. */
const steadyClockOf = (logLevel: string): (() => Date) => {
  const log = pino({ level: logLevel })
  return createSteadyClock(({ byMs, isFollowed }) =>
    log.error(
      { bySeconds: Math.round(byMs / 1_000) },
      isFollowed
        ? 'the services now follow the clock of the machine, which has jumped'
        : 'the clock of the machine has jumped; the services keep their time for a quarter of an hour',
    ),
  )
}

/**
 * Opens the database and all other dependencies of the handlers. If one of them fails, the others are closed.
 * Optional parts are imported only if they are configured, which makes the start a third shorter.
 */
export const openContext = async (options: ServicesOptions, addresses: Addresses): Promise<OpenContext> => {
  const { services = allServices, logLevel = 'silent', now = steadyClockOf(logLevel) } = options
  await using opening = new AsyncDisposableStack()

  const tracing = await openTracing('quizwright-services', options.otlpEndpoint)
  opening.defer(() => tracing.close())

  const opened = 'db' in options.database ? options.database : await openDatabase(options.database, tracing)
  opening.defer(() => opened.close())
  const { db } = opened

  const metrics = createHttpMetrics(metricsPrefix)
  const reader =
    options.databaseReadUrl === undefined
      ? undefined
      : (await import('./database/postgres/reader.ts')).openReader(options.databaseReadUrl, tracing)
  opening.defer(() => reader?.close())

  const fileLocation = options.files ?? { folder: await temporaryFolder(opening) }
  const mailer = options.mailServer && (await import('./mail/mailer.ts')).openMailer(options.mailServer)
  opening.defer(() => mailer?.close())

  const context: Context = {
    db,
    reader,
    now,
    fileLocation,
    tracing,
    store: await openFileStore(fileLocation, tracing),
    identity:
      !services.includes('auth') && options.authServiceUrl
        ? remoteIdentity(options.authServiceUrl)
        : databaseIdentity({ db, now }),
    ai:
      options.aiProvider &&
      (await import('./ai/language-model.ts')).openLanguageModel(options.aiProvider, { tracing }),
    mailer,
    personalLinksKey: options.personalLinksKey,
    pageUrl: () => options.pageOrigins?.[0],
    outboxUrl: () => addresses.outbox,
    learnerSiteUrl: () => options.learnerSiteUrl ?? `${addresses.services}/learn`,
    servicesUrl: () => options.servicesUrl ?? addresses.services,
    signInWays: { hasPasswords: options.hasPasswords ?? true, providers: options.oidcProviders ?? [] },
    ltiPlatforms: openPlatforms(opened.forStudents, options.ltiPlatforms ?? []),
    hasDemo: options.seed === 'demo',
    limits: { ...defaultLimits, ...options.limits },
  }
  const open = opening.move()
  const studentsContext = { ...context, db: opened.forStudents }
  return { context, studentsContext, metrics, close: () => open.disposeAsync() }
}

const temporaryFolder = async (opening: AsyncDisposableStack): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-files-'))
  opening.defer(() => rm(folder, { recursive: true, force: true }))
  return folder
}
