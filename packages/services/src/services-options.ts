import type { Service } from '@quizwright/contracts/define.ts'
import type { Provider } from './ai/language-model.ts'
import type { OidcProvider } from './auth/oidc/provider-settings.ts'
import type { ServiceLimits } from './context.ts'
import type { DatabaseLocation, OpenDatabase } from './database/open-database.ts'
import type { FileLocation } from './files/open-file-store.ts'
import type { LtiPlatform } from './lti/platform-settings.ts'
import type { MailServer } from './mail/mailer.ts'

export type ServicesOptions = {
  host?: string
  /** 0, the default, listens on any free port. */
  port?: number
  database: DatabaseLocation | OpenDatabase
  /**
   * Whether the embedded database is synced to the disk every few seconds. By default that is left to the system.
   */
  syncsToDisk?: boolean
  /** The URL of a copy of that Postgres, from which statistics, lists of results and exports are read. */
  databaseReadUrl?: string | undefined
  /** The location of uploaded files. The default is a temporary folder that is deleted on close. */
  files?: FileLocation
  /** The data for an empty database. */
  seed?: 'none' | 'demo'
  services?: readonly Service[]
  /** The auth service that validates tokens. Required if `services` does not include auth. */
  authServiceUrl?: string
  /** Origins of pages that may open the sign-in window. */
  pageOrigins?: readonly string[]
  trustedProxies?: readonly string[]
  /** The URL under which browsers reach the services. The default is that of this server. */
  servicesUrl?: string
  /** Providers by which instructors may sign in. */
  oidcProviders?: readonly OidcProvider[]
  /** Learning platforms that may open quizzes. */
  ltiPlatforms?: readonly LtiPlatform[]
  /** Whether instructors may sign in by a password, too. The default is that they may. */
  hasPasswords?: boolean
  /** The URL of the students' pages. The default is `/learn` of this server. */
  learnerSiteUrl?: string
  /** The provider of AI models. Without one, solutions and grades are produced offline. */
  aiProvider?: Provider | undefined
  /** The mail server. Without one, mails stay in the outbox. */
  mailServer?: MailServer | undefined
  /** The secret from which personal links are derived. By default a key in the database is used. */
  personalLinksKey?: string | undefined
  limits?: Partial<ServiceLimits>
  /** The port of /metrics and /outbox. Undefined disables both. */
  operationsPort?: number | undefined
  /** The address of that port. The default is 127.0.0.1. */
  operationsHost?: string
  /** The OTLP/HTTP receiver of traces. Undefined disables tracing. */
  otlpEndpoint?: string | undefined
  now?: () => Date
  logLevel?: string
}
