import { and, asc, count, eq } from '../database/drizzle.ts'
import { describe, expect, test } from 'vitest'
import { makeId } from '../database/queries/make-id.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { commitVersion } from './commit-version.ts'
import { copyVersion } from './copy-version.ts'
import {
  addQuiz,
  batch,
  draft,
  drafts,
  now,
  owner,
  readStoredQuestions,
  readQuizRow,
  savingTo,
} from './fixtures.ts'
import { resumeSave } from './resume-save.ts'
import { saveInOneCall } from './save-in-one-call.ts'

const { db } = await setUpDatabase()
const { stage, stageAll, key, commit, idsOf } = savingTo(db)

test('given a quiz with attempts, then batches are staged, but the quiz is locked and unchanged', async () => {
  const quizId = await addQuiz(db, { attempts: 3 })
  expect(await stage(batch(quizId, 0))).toMatchObject({ isFirst: true, isLocked: true })
  await stageAll(quizId)
  expect(await commit(quizId)).toEqual({ kind: 'locked' })
  expect(await resumeSave(db, key(quizId), owner)).toMatchObject({
    kind: 'staging',
    isLocked: true,
    progress: { received: [0, 1, 2] },
  })
  expect(await idsOf(quizId)).toEqual([])
})

test('a commit as a new version creates one version with its own session and keeps the old one unchanged', async () => {
  const quizId = await addQuiz(db, { isPublished: true, publishedAt: now, isArchived: true })
  await saveInOneCall(db, { quizId, questions: drafts(2), isPublished: true }, owner, now)
  await db.update(quizzes).set({ attempts: 3 }).where(eq(quizzes.id, quizId))
  const old = { row: await readQuizRow(db, quizId), questions: await readStoredQuestions(db, quizId) }
  await stage(
    batch(quizId, 0, {
      total: 1,
      baseRevision: 2,
      isPublished: true,
      questions: [...drafts(2), draft('new')],
    }),
  )

  const saved = await commitVersion(db, key(quizId), owner, now)
  expect(saved).toMatchObject({
    saveId: 'save-1',
    quiz: {
      version: 2,
      revision: 1,
      family_id: quizId,
      is_published: true,
      is_archived: false,
      attempts: 0,
      name: 'Motion',
    },
    session: { name: 'Spring' },
  })
  expect(await commitVersion(db, key(quizId), owner, now)).toEqual(saved)
  expect(await resumeSave(db, key(quizId), owner)).toEqual({ kind: 'version', version: saved })
  const newQuestions = await readStoredQuestions(db, saved.quiz._id)
  expect(newQuestions.map(({ originId }) => originId)).toEqual(['q0', 'q1', 'new'])
  expect(newQuestions[0]!.revisionId).toBe(old.questions[0]!.revisionId)
  expect({ row: await readQuizRow(db, quizId), questions: await readStoredQuestions(db, quizId) }).toEqual(
    old,
  )
  const [{ n }] = (await db
    .select({ n: count() })
    .from(sessions)
    .where(eq(sessions.quizId, saved.quiz._id))) as [{ n: number }]
  expect(n).toBe(1)
})

describe('given a new version, then it takes over', () => {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const addSession = async (quizId: string, values: Partial<typeof sessions.$inferInsert>) => {
    const id = makeId()
    const period = { startTime: now, endTime: day('2030-09-01') }
    await db.insert(sessions).values({
      id,
      linkId: id,
      quizId,
      instructorId: owner,
      name: 'Evening',
      description: 'Those who work.',
      ...period,
      createdAt: now,
      ...values,
    })
    return id
  }
  const makeVersion = async (quizId: string, at = now, isPublished = false) =>
    (await copyVersion(db, quizId, owner, { isPublished }, at)).quiz
  const sessionsOf = (quizId: string) =>
    db.select().from(sessions).where(eq(sessions.quizId, quizId)).orderBy(asc(sessions.name))
  const publish = (quizId: string) =>
    db.update(quizzes).set({ isPublished: true }).where(eq(quizzes.id, quizId))

  test('every session that is not over, with link, period and settings, and the old ones stay unchanged', async () => {
    const quizId = await addQuiz(db)
    await addSession(quizId, { access: 'student_list', attemptsAllowed: 2, accessCode: 'room204' })
    await addSession(quizId, { name: 'Next year', startTime: day('2031-01-01'), endTime: day('2031-02-01') })
    await addSession(quizId, { name: 'Last year', startTime: day('2028-01-01'), endTime: day('2029-01-01') })
    const old = await sessionsOf(quizId)
    const version = await makeVersion(quizId)
    expect(await sessionsOf(quizId)).toEqual(old)
    const taken = await sessionsOf(version._id)
    expect(taken.map(({ id: _, quizId: __, ...rest }) => rest)).toEqual(
      old.filter(({ name }) => name !== 'Last year').map(({ id: _, quizId: __, ...rest }) => rest),
    )
    expect(taken.find(({ isGeneral }) => isGeneral)!.id).toBe(version.session_id)
  })

  test('a general session that is over, which then begins again now', async () => {
    const quizId = await addQuiz(db)
    const later = day('2031-01-01')
    const version = await makeVersion(quizId, later)
    expect(await sessionsOf(version._id)).toMatchObject([
      { isGeneral: true, startTime: later, endTime: day('2031-07-01') },
    ])
  })

  test('the session that the link opens, if several versions have it', async () => {
    const quizId = await addQuiz(db, { isPublished: true })
    const link = await addSession(quizId, {})
    const second = await makeVersion(quizId)
    const ended = { endTime: day('2030-12-24') }
    await db
      .update(sessions)
      .set(ended)
      .where(and(eq(sessions.quizId, second._id), eq(sessions.linkId, link)))
    const endIn = async (id: string) =>
      (await sessionsOf(id))
        .find(({ linkId }) => linkId === link)
        ?.endTime.toISOString()
        .slice(0, 10)
    expect(await endIn((await makeVersion(quizId))._id)).toBe('2030-09-01')
    await publish(second._id)
    expect(await endIn((await makeVersion(quizId))._id)).toBe('2030-12-24')
  })

  test('on publication, the sessions that were added to the old version in the meantime', async () => {
    const quizId = await addQuiz(db, { isPublished: true })
    const version = await makeVersion(quizId)
    const link = await addSession(quizId, {})
    expect(await sessionsOf(version._id)).toHaveLength(1)
    await saveInOneCall(db, { quizId: version._id, questions: drafts(1), isPublished: true }, owner, now)
    expect((await sessionsOf(version._id)).map(({ linkId }) => linkId)).toContain(link)
    await saveInOneCall(db, { quizId: version._id, questions: drafts(2), isPublished: true }, owner, now)
    expect(await sessionsOf(version._id)).toHaveLength(2)
  })
})
