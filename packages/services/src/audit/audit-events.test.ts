import { eq, sql } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { commands } from '../commands/commands.ts'
import type { CommandContext } from '../commands/operator-command.ts'
import { auditEvents } from '../database/tables/audit.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { operatorId, servicesId } from './actors.ts'
import { auditDays, forgetOldEvents, logEvent } from './log-event.ts'
import { describeEvents, readEvents } from './read-events.ts'

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

test('a command of an operator stands in the log as one, with the account that it changed', async () => {
  const address = 'bo@example.org'
  const context = { db, now: () => new Date() } as Partial<CommandContext> as CommandContext
  const password = 'four plain words here'
  await commands['add-instructor'](context, { name: 'Bo', email: address, password, operator: true })
  await commands['set-password'](context, { email: address, password: `${password} and there` })
  await commands['set-operator'](context, { email: address, undo: true })
  await commands['disable-instructor'](context, { email: address })
  await commands['disable-instructor'](context, { email: address, undo: true })
  const { rows } = await readEvents(db, eq(auditEvents.actorId, operatorId), undefined)
  expect(rows.map(await describeEvents(db, rows)).toReversed()).toMatchObject(
    ['addInstructor', 'addOperator', 'setPassword', 'removeOperator', 'disableAccount', 'enableAccount'].map(
      (kind) => ({ kind, by: 'command', actor: '', about: 'Bo' }),
    ),
  )
  expect(JSON.stringify(rows)).not.toContain(password)
})

test('what the services do by themselves, and what people do, is told apart from commands', async () => {
  await logEvent(db, { actorId: servicesId, kind: 'forgetStudents' }, new Date())
  await logEvent(db, { actorId: 'elsewhere', kind: 'signIn' }, new Date())
  const { rows } = await readEvents(db, undefined, undefined)
  const events = rows.slice(0, 2).map(await describeEvents(db, rows))
  expect(events.map(({ by }) => by)).toEqual(['person', 'services'])
})
