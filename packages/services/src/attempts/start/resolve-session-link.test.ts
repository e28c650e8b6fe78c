import { and, eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { makeId } from '../../database/queries/make-id.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { copyVersion } from '../../saving/copy-version.ts'
import { addQuiz, drafts, now, owner } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { resolveSessionLink, sessionProblem } from './resolve-session-link.ts'

const { db } = await setUpDatabase()

const nextYear = { startTime: new Date('2031-01-01T00:00:00Z'), endTime: new Date('2031-02-01T00:00:00Z') }

/** Adds a published quiz with its general session, one this evening and one next year. */
const addSessions = async () => {
  const quizId = await addQuiz(db)
  await saveInOneCall(db, { quizId, questions: drafts(1), isPublished: true }, owner, now)
  const [general] = await db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const add = async (values: Partial<typeof sessions.$inferInsert>) => {
    const id = makeId()
    await db.insert(sessions).values({ ...general!, isGeneral: false, ...values, id, linkId: id })
    return id
  }
  return {
    quizId,
    general: general!.id,
    evening: await add({ name: 'Evening' }),
    nextYear: await add({ name: 'Next year', ...nextYear }),
  }
}

const newVersion = async (quizId: string, isPublished: boolean) =>
  (await copyVersion(db, quizId, owner, { isPublished }, now)).quiz
const change = (quizId: string, values: Partial<typeof quizzes.$inferInsert>) =>
  db.update(quizzes).set(values).where(eq(quizzes.id, quizId))
const target = async (link: string) => {
  const { quiz, session } = await resolveSessionLink(db, link)
  return { quizId: quiz.id, name: session.name, isOfQuiz: session.quizId === quiz.id }
}

test('each link leads to its own session, and to the old version until the new one is published', async () => {
  const { quizId, general, evening, nextYear: later } = await addSessions()
  const version = await newVersion(quizId, false)
  const targets = async () => [await target(general), await target(evening), await target(later)]
  const named = (id: string) =>
    ['Spring', 'Evening', 'Next year'].map((name) => ({ quizId: id, name, isOfQuiz: true }))
  expect(await targets()).toEqual(named(quizId))
  await change(version._id, { isPublished: true })
  expect(await targets()).toEqual(named(version._id))
  await change(version._id, { isArchived: true })
  expect(await targets()).toEqual(named(quizId))
})

test('the id of a continued session leads to the same session as the shared link', async () => {
  const { quizId } = await addSessions()
  const second = await newVersion(quizId, true)
  const third = await newVersion(second._id, true)
  expect(await target(second.session_id!)).toMatchObject({ quizId: third._id, name: 'Spring' })
})

test('given a session that begins next year, then its link starts no attempt, whatever else is open', async () => {
  const { quizId, nextYear: later } = await addSessions()
  await newVersion(quizId, true)
  const { session } = await resolveSessionLink(db, later)
  expect(sessionProblem(session, now)).toMatchObject({ code: 'SESSION_NOT_BEGUN' })
})

test('a session that is over stays over in a new version, whose own period of it counts', async () => {
  const { quizId, evening } = await addSessions()
  const ended = { endTime: new Date('2030-02-01T00:00:00Z'), startTime: new Date('2030-01-01T00:00:00Z') }
  const version = await newVersion(quizId, true)
  const inVersion = and(eq(sessions.quizId, version._id), eq(sessions.linkId, evening))
  await db.update(sessions).set(ended).where(inVersion)
  const { quiz, session } = await resolveSessionLink(db, evening)
  expect(quiz.id).toBe(version._id)
  expect(sessionProblem(session, now)).toMatchObject({ code: 'SESSION_OVER' })
  const third = await newVersion(version._id, true)
  expect(await target(evening)).toMatchObject({ quizId: version._id })
  expect(await target(third.session_id!)).toMatchObject({ quizId: third._id })
})

test('without a version that can be taken, the problem says whether it is archived or unpublished', async () => {
  const { quizId, evening } = await addSessions()
  await newVersion(quizId, false)
  await change(quizId, { isArchived: true })
  await expect(resolveSessionLink(db, evening)).rejects.toThrow('This quiz is archived')
  await change(quizId, { isArchived: false, isPublished: false })
  await expect(resolveSessionLink(db, evening)).rejects.toThrow('This quiz is not published')
  await expect(resolveSessionLink(db, 'unknown')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
