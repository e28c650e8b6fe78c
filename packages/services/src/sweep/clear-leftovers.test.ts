import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noTracing } from '@quizwright/server/tracing/tracing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearOnce } from './clear-leftovers.ts'
import type { Context } from '../context.ts'
import { signInFailures } from '../database/tables/auth.ts'
import { files } from '../database/tables/csv-files.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { openPlatforms } from '../lti/known-platforms.ts'
import { databaseIdentity } from '../auth/identity/database-identity.ts'

const { db } = await setUpDatabase()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-leftovers-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('deletes expired uploads with their files and expired sign-in failures, and keeps new ones', async () => {
  const now = () => new Date('2030-03-02T12:00:00Z')
  const old = new Date('2030-03-01T11:00:00Z')
  const store = await openFileStore({ folder })
  const context: Context = {
    tracing: noTracing,
    db,
    store,
    fileLocation: { folder },
    now,
    identity: databaseIdentity({ db, now }),
    ltiPlatforms: openPlatforms(db, []),
    learnerSiteUrl: () => '',
    pageUrl: () => undefined,
    servicesUrl: () => '',
    signInWays: { hasPasswords: true, providers: [] },
    outboxUrl: () => undefined,
    hasDemo: false,
    limits: {
      imageQuotaBytes: 1,
      leftoverMs: 24 * 60 * 60 * 1_000,
      bodyMs: 1,
      slowReaderMs: 1,
      learnerCallsPerAddress: 1,
      learnerCallsPerAttempt: 1,
      reportsPerAddress: 1,
      requestsPerUser: 1,
      requestsPerAddress: 1,
      startsPerAddress: 1,
      startsPerSession: 1,
    },
  }
  for (const [id, createdAt] of [
    ['old', old],
    ['new', now()],
  ] as const) {
    await db.insert(files).values({ id, ownerId: 'me', name: 'a.csv', bytes: 3, createdAt })
    await db.insert(signInFailures).values({ emailKey: id, address: '10.0.0.1', failedAt: createdAt })
    await store.put(`csv/${id}`, 'a,b')
  }
  await clearOnce(context)
  expect((await db.select().from(files)).map((file) => file.id)).toEqual(['new'])
  expect((await db.select().from(signInFailures)).map((failure) => failure.emailKey)).toEqual(['new'])
  expect([await store.exists('csv/old'), await store.exists('csv/new')]).toEqual([false, true])
})
