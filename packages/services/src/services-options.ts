import type { Service } from '@quizwright/contracts/define.ts'
import type { Provider } from './ai/language-model.ts'
import type { ServiceLimits } from './context.ts'
import type { DatabaseLocation, OpenDatabase } from './database/open-database.ts'
import type { ReplicaOptions } from './database/replicas/open-replicas.ts'
import type { FileLocation } from './files/open-file-store.ts'
import type { MailServer } from './mail/mailer.ts'

export type ServicesOptions = {
  host?: string
  /** 0, the default, takes any free port. */
  port?: number
  database: DatabaseLocation | OpenDatabase
  /** Whether the embedded database is brought to its disk every few seconds. The default leaves it to the system. */
  syncsToDisk?: boolean
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
