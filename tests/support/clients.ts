import { createClient, type Client } from '@quizwright/contracts/http/client.ts'

/** A typed client of one caller. `base` has no slash at its end. */
export const clientOn = (base: string, caller: { headers: Record<string, string> }): Client =>
  createClient({ baseUrl: `${base}/`, headers: () => caller.headers })
