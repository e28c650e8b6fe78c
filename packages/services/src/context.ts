import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { LanguageModel } from './ai/language-model.ts'
import type { Database } from './database/database.ts'
import type { Replicas } from './database/replicas/replicas.ts'
import type { FileStore } from './files/file-store.ts'
import type { FileLocation } from './files/open-file-store.ts'
import type { Identity } from './auth/identity.ts'
import type { Mailer } from './mail/mailer.ts'

export type ServiceLimits = {
  /** Bytes that all images of one instructor may take. */
  imageQuotaBytes: number
  /** Milliseconds after which an uploaded CSV file or an unfinished save expires. */
  leftoverMs: number
  /** Milliseconds within which a request body other than an uploaded file must arrive. */
  bodyMs: number
  /** Milliseconds after which a caller who takes nothing of a response is cut off. */
  slowReaderMs: number
  /**
   * Learner calls per minute from one IP address, which a whole class may share, and for one attempt.
   */
  learnerCallsPerAddress: number
  learnerCallsPerAttempt: number
  /** Attempts begun within an hour from one IP address, and in one session. */
  startsPerAddress: number
  startsPerSession: number
}

/** The dependencies of all handlers. Nothing else is shared between requests. */
export type Context = {
  db: Database
  /** Where reads may go instead of `db`, and who wrote what they must see. */
  replicas: Replicas
  /** The contents of uploaded files, under keys like `public/<name>` and `csv/<fileLink>`. */
  store: FileStore
  /** The location of the store, for worker threads that open it themselves. */
  fileLocation: FileLocation
  identity: Identity
  /** The AI provider, if one is configured. Without it, solutions and grades are made offline and labelled. */
  ai?: LanguageModel | undefined
  /** Sends mails, if a mail server is set up. Without one, mails lie in the outbox. */
  mailer?: Mailer | undefined
  /** What personal links are derived with, where the operator keeps that out of the database. */
  personalLinksKey?: string | undefined
  /** Where the outbox is shown, if it is. Only a browser on the services' own machine reaches it. */
  outboxUrl: () => string | undefined
  /** The URL of the students' pages, without a trailing slash. */
  learnerSiteUrl: () => string
  limits: ServiceLimits
  /** Whether the demo's account, whose password everybody knows, may sign in. */
  hasDemo: boolean
  tracing: Tracing
  /** The current time; tests replace it. */
  now: () => Date
}
