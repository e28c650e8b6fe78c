import type { Tracing } from '@quizwright/server/tracing/tracing.ts'
import type { Disk } from 'flydrive'
import type { LanguageModel } from './ai/language-model.ts'
import type { Database } from './database/database.ts'
import type { FileLocation } from './files/file-store.ts'
import type { Identity } from './auth/identity.ts'

export type ServiceLimits = {
  /** Bytes of pictures that one instructor may keep. */
  imageQuotaBytes: number
  /** Milliseconds after which an uploaded CSV file or an unfinished save is cleared away. */
  leftoverMs: number
  /** Milliseconds in which a body that is no file must have come. */
  bodyMs: number
  /**
   * Calls of the learner's page in a minute, from one address (a class may sit behind it) and for one
   * attempt.
   */
  learnerCallsPerAddress: number
  learnerCallsPerAttempt: number
}

/** What every part of the services works with; nothing else is shared between requests. */
export type Context = {
  db: Database
  /** Bytes of uploaded files, under keys like `images/<key>` and `csv/<key>`. */
  store: Disk
  /** Where the store keeps them, for threads that open it themselves. */
  fileLocation: FileLocation
  identity: Identity
  /** The models of the configured provider; without one their work is done offline, and says so. */
  ai?: LanguageModel | undefined
  /** Where the students' pages lie, without a slash at the end. */
  learnerSiteUrl: () => string
  limits: ServiceLimits
  tracing: Tracing
  /** The present moment. Tests set it. */
  now: () => Date
}
