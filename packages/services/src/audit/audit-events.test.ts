import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '../database/tables/audit.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { auditDays, forgetOldEvents, logEvent } from './log-event.ts'

const { db } = await setUpDatabase()
const dayMs = 24 * 60 * 60 * 1_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

test('an event can be neither changed nor deleted before its time, by whatever statement', async () => {
  await logEvent(db, { actorId: 'ada', kind: 'signIn' }, daysAgo(auditDays - 1))
  const refused = { cause: { message: 'the log of what instructors did is only added to' } }
  await expect(db.update(auditEvents).set({ actorId: 'bo' })).rejects.toMatchObject(refused)
  await expect(db.delete(auditEvents)).rejects.toMatchObject(refused)
  await forgetOldEvents(db, new Date())
  expect(await db.$count(auditEvents, eq(auditEvents.actorId, 'ada'))).toBe(1)
})

test('what was kept long enough is deleted', async () => {
  await logEvent(db, { actorId: 'cy', kind: 'signIn' }, daysAgo(auditDays + 2))
  await forgetOldEvents(db, new Date())
  expect(await db.$count(auditEvents, sql`actor_id = 'cy'`)).toBe(0)
})
