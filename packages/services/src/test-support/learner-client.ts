import { learnerEndpoints, type LearnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { type ClientOf, createClientOf } from '@quizwright/contracts/http/table-client.ts'

export type Learner = ClientOf<LearnerEndpoints>

/** A client of the learner calls that sends the attempt's token once it has one, and the cookie of a known device. */
export const learnerClient = (url: string, token?: string, cookie?: string): Learner =>
  createClientOf(learnerEndpoints, {
    baseUrl: `${url}/`,
    headers: (): Record<string, string> => ({
      ...(token !== undefined && { authorization: token }),
      ...(cookie !== undefined && { cookie }),
    }),
  })

export const studentDetails = (name: string): StudentDetails => ({
  full_name: name,
  email: `${name.toLowerCase()}@example.org`,
  phone: '+92 300 1234567',
  city: 'Lahore',
  country: 'Pakistan',
  university: 'Punjab College',
})

/** Begins an attempt through a session's link. Each name has its own browser. */
export const begin = async (url: string, sessionId: string, name: string) => {
  const { data } = await learnerClient(url).startAttempt({
    body: {
      session_id: sessionId,
      student: studentDetails(name),
      browser_token: `browser of ${name}`.padEnd(32, '.'),
    },
  })
  return { ...data, params: { id: data.attempt_id }, learner: learnerClient(url, data.token) }
}
