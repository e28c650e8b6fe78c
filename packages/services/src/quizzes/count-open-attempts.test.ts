import { expect, test } from 'vitest'
import { eq } from '../database/drizzle.ts'
import { makeId } from '../database/queries/make-id.ts'
import { attempts } from '../database/tables/learner.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const minute = 60_000
const fromNow = (minutes: number) => new Date(services.now().getTime() + minutes * minute)

const addAttempt = async (quizId: string, dueAt: Date, submittedAt?: Date): Promise<void> => {
  const [session] = await services.db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const studentId = makeId()
  const empty = {
    nameKey: '',
    email: '',
    emailKey: '',
    mailboxKey: '',
    phone: '',
    city: '',
    country: '',
    university: '',
  }
  await services.db.insert(students).values({
    ...empty,
    id: studentId,
    instructorId: ada.uid,
    kind: 'unconfirmed',
    fullName: 'Bo',
    universityKey: '',
    createdAt: new Date(0),
  })
  await services.db.insert(attempts).values({
    id: makeId(),
    quizId,
    sessionId: session!.id,
    studentId,
    number: 1,
    startedAt: fromNow(-90),
    dueAt,
    submittedAt,
    city: '',
    country: '',
  })
}
const count = async (quiz_id: string[]) =>
  (await ada.client.countOpenAttempts({ body: { quiz_id } })).data.quizzes

test('counts the attempts that are neither handed in nor over, for each quiz that can be taken', async () => {
  const taken = await addQuiz(ada, {}, [draftOf('One?')], true)
  const left = await addQuiz(ada, {}, [draftOf('Two?')], true)
  await addAttempt(taken, fromNow(5))
  await addAttempt(taken, fromNow(30))
  await addAttempt(taken, fromNow(30), fromNow(-1))
  await addAttempt(taken, fromNow(-2))
  await addAttempt(left, fromNow(-2))
  expect(await count([taken, left])).toEqual([{ quiz_id: taken, open_attempts: 2 }])
})

test('given a quiz that is closed already, then nobody is in it', async () => {
  const quizId = await addQuiz(ada, {}, [draftOf('One?')], true)
  await addAttempt(quizId, fromNow(5))
  for (const closed of [{ isPublished: false }, { isPublished: true, isArchived: true }]) {
    await services.db.update(quizzes).set(closed).where(eq(quizzes.id, quizId))
    expect(await count([quizId])).toEqual([])
  }
})
