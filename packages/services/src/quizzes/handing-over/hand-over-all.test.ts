import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { operatorId } from '../../audit/actors.ts'
import { disableAccount } from '../../auth/accounts/change-account.ts'
import { auditEvents } from '../../database/tables/audit.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { shares } from '../../database/tables/shares.ts'
import { students } from '../../database/tables/students.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuizFixture } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../../statistics/counts/fixtures/store-attempt.ts'
import { findPeople, handOverAll } from './hand-over-all.ts'

const services = await setUpServices()
const { db } = services

test('a teacher who left hands everything over in one go, and it stands in the log of each quiz', async () => {
  const [ada, bo] = [await services.addInstructor('ada'), await services.addInstructor('bo')]
  const papers = [await addQuizFixture(db, [1, 1], 3), await addQuizFixture(db, [1, 1], 3)]
  for (const { quizId, studentIds } of papers) {
    await db.update(quizzes).set({ instructorId: ada.uid }).where(eq(quizzes.id, quizId))
    await db.update(sessions).set({ instructorId: ada.uid }).where(eq(sessions.quizId, quizId))
    for (const id of studentIds)
      await db.update(students).set({ instructorId: ada.uid }).where(eq(students.id, id))
  }
  for (const paper of papers)
    for (const student of [0, 1, 2])
      await storeAttempt(db, paper, { student, session: 0, number: 1, selections: [0, 0] })
  await disableAccount(db, 'ada@example.org', services.now())

  expect(await findPeople(db, { from: 'bo@example.org', to: 'ada@example.org' })).toEqual({ from: bo.uid })
  const people = await findPeople(db, { from: 'Ada@example.org', to: 'bo@example.org' })
  expect(people).toEqual({ from: ada.uid, to: bo.uid })
  expect(await handOverAll(db, { from: ada.uid, to: bo.uid }, services.now())).toBe(2)
  expect(await handOverAll(db, { from: ada.uid, to: bo.uid }, services.now())).toBe(0)

  expect(await db.$count(quizzes, eq(quizzes.instructorId, ada.uid))).toBe(0)
  expect(await db.$count(sessions, eq(sessions.instructorId, ada.uid))).toBe(0)
  expect(await db.$count(students, eq(students.instructorId, bo.uid))).toBe(6)
  // A disabled account does not stay as editor.
  expect(await db.$count(shares)).toBe(0)
  const logged = await db.select().from(auditEvents).where(eq(auditEvents.actorId, operatorId))
  expect(logged.map(({ kind, familyId }) => [kind, familyId]).sort()).toEqual(
    papers.map(({ quizId }) => ['handOverQuiz', quizId]).sort(),
  )
})

test('a quiz that its owner hands to somebody else meanwhile stays with them, without a word in the log', async () => {
  const [cy, dee, eve] = await Promise.all(['cy', 'dee', 'eve'].map((name) => services.addInstructor(name)))
  const { quizId } = await addQuizFixture(db, [1], 1)
  await db.update(quizzes).set({ instructorId: cy!.uid }).where(eq(quizzes.id, quizId))
  for (const { uid } of [dee!, eve!])
    await cy!.client.addShare({
      body: {
        quiz_id: quizId,
        email: uid === dee!.uid ? 'dee@example.org' : 'eve@example.org',
        role: 'editor',
      },
    })
  // The transfer comes between the list of the quizzes and the first of them.
  const overtaken: typeof db = Object.create(db, {
    transaction: {
      value: async (...work: Parameters<typeof db.transaction>) => {
        await cy!.client.handOverQuiz({ body: { quiz_id: quizId, subject_id: dee!.uid } })
        return db.transaction(...work)
      },
    },
  })
  expect(await handOverAll(overtaken, { from: cy!.uid, to: eve!.uid }, services.now())).toBe(0)
  expect(await db.$count(quizzes, eq(quizzes.instructorId, dee!.uid))).toBe(1)
  expect(await db.$count(shares, eq(shares.subjectId, eve!.uid))).toBe(1)
  const logged = await db.select().from(auditEvents).where(eq(auditEvents.familyId, quizId))
  expect(logged.filter(({ kind }) => kind === 'handOverQuiz').map(({ actorId }) => actorId)).toEqual([
    cy!.uid,
  ])
})
