import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'

/** Verifies the credentials of a request. */
export type Identity = {
  /** Returns the user of a token. Throws SIGN_IN_REQUIRED for an invalid token or one of another uid. */
  require: (credentials: Credentials) => Promise<{ userId: string }>
}
