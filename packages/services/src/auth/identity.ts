import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'

/** Finds out who calls. */
export type Identity = {
  /** Who holds this token. Throws SIGN_IN_REQUIRED when it does not hold or is not that of the uid. */
  require: (credentials: Credentials) => Promise<{ userId: string }>
}
