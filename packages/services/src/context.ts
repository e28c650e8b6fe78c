import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { LanguageModel } from './ai/language-model.ts'
import type { Database } from './database/database.ts'
import type { Reader } from './database/postgres/reader.ts'
import type { FileStore } from './files/file-store.ts'
import type { FileLocation } from './files/open-file-store.ts'
import type { Identity } from './auth/identity/identity.ts'
import type { OidcProvider } from './auth/oidc/provider-settings.ts'
import type { KnownPlatforms } from './lti/known-platforms.ts'
import type { Mailer } from './mail/mailer.ts'

export type ServiceLimits = {
  /** The storage that all images of one instructor may use, in bytes. */
  imageQuotaBytes: number
  /** The milliseconds after which an uploaded question file or an unfinished save expires. */
  leftoverMs: number
  /** The milliseconds within which a request body must arrive, except that of an upload. */
  bodyMs: number
  /** The milliseconds after which a caller is cut off who reads nothing of a response. */
  slowReaderMs: number
  /** Instructors' calls per minute, of one user and from one IP address, as in the gateway. */
  requestsPerUser: number
  requestsPerAddress: number
  /** Learner calls per minute from one IP address, which a whole class may share, and for one attempt. */
  learnerCallsPerAddress: number
  learnerCallsPerAttempt: number
  /** Policy reports per minute from one IP address. */
  reportsPerAddress: number
  /** Attempts begun per hour from one IP address, and in one session. */
  startsPerAddress: number
  startsPerSession: number
}

/** How instructors may sign in. */
export type SignInWays = { hasPasswords: boolean; providers: readonly OidcProvider[] }

/** The dependencies of all handlers. Requests share nothing else. */
export type Context = {
  db: Database
  /** A copy for reads that may lag, if one is configured. */
  reader?: Reader | undefined
  /** The contents of uploaded files, under keys such as `public/<name>` and `csv/<fileLink>`. */
  store: FileStore
  /** The location of the store, for worker threads that open it themselves. */
  fileLocation: FileLocation
  identity: Identity
  signInWays: SignInWays
  /** Learning platforms that may open quizzes. */
  ltiPlatforms: KnownPlatforms
  /**
   * The AI provider, if one is configured. Without it, solutions and grades are produced offline and labelled so.
   */
  ai?: LanguageModel | undefined
  /** Sends mails, if a mail server is set up. Without one, mails stay in the outbox. */
  mailer?: Mailer | undefined
  /** The secret from which personal links are derived, if the operator keeps it outside the database. */
  personalLinksKey?: string | undefined
  /** Returns the URL of the outbox, if it is served. Only browsers on the services' own machine can reach it. */
  outboxUrl: () => string | undefined
  /** Returns the URL of the instructor's page, without a trailing slash, if it is known. */
  pageUrl: () => string | undefined
  /** Returns the URL of the students' pages, without a trailing slash. */
  learnerSiteUrl: () => string
  /** Returns the URL under which browsers reach these services, without a trailing slash. */
  servicesUrl: () => string
  limits: ServiceLimits
  /** Whether the demo's account may sign in, although its password is public. */
  hasDemo: boolean
  tracing: Tracing
  /** Returns the current time. Tests replace it. */
  now: () => Date
}
