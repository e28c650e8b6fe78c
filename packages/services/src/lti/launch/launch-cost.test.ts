import { drizzlePglite } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openTestClient } from '../../database/testing/test-database.ts'
import { logIn, platform, post, rightClaims, setUpLtiTests, ticketOf } from '../lti-test-setup.ts'

/** Of the services in the background: jobs, scores that are due, and platforms, which are read each two seconds. */
const isOfBackground = (statement: string): boolean =>
  statement.includes('"jobs"') ||
  statement.includes('"lti_platforms"') ||
  statement.startsWith('update "quiz"."lti_scores"')

let statements: string[] = []
const { client, close } = await openTestClient()
const logger = { logQuery: (text: string) => void (isOfBackground(text) || statements.push(text)) }
const db = drizzlePglite(client, { logger }) as unknown as Database
setUpLtiTests({ database: { db, forStudents: db, embedded: true, close } })

/** Counts `begin` and `commit` too, which are not logged. */
const inTransaction = 2

test('a launch takes at most twelve statements, and the login before it none', async () => {
  const launchOnce = async (): Promise<[number, number]> => {
    statements = []
    const { cookie, state, nonce } = await logIn()
    const ofLogin = statements.length
    statements = []
    ticketOf(
      await post('/lti/launch', { id_token: await platform.sign(rightClaims(nonce)), state }, { cookie }),
    )
    return [ofLogin, statements.length + inTransaction]
  }
  // The first login of a process makes the key of states.
  await logIn()
  const [ofFirstLogin, ofFirst] = await launchOnce()
  const [, ofSecond] = await launchOnce()
  expect(ofFirstLogin).toBe(0)
  expect(Math.max(ofFirst, ofSecond), statements.join('\n')).toBeLessThanOrEqual(12)
})
