import type { Credentials } from '@quizwright/server/routes/read-credentials.ts'

/** Verifies the credentials of a request. */
export type Identity = {
  /** Returns the user of a token. Throws SIGN_IN_REQUIRED if the token is invalid or belongs to another uid. */
  require: (credentials: Credentials) => Promise<{ userId: string }>
}
