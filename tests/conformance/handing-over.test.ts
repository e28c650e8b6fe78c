import { expect } from 'vitest'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const share = async (owner: Instructor, quizId: string, colleague: Instructor) =>
  owner.direct.addShare({ body: { quiz_id: quizId, email: colleague.email, role: 'editor' } })
const handOver = (owner: Instructor, quizId: string, to: Instructor) =>
  owner.viaGateway.handOverQuiz({ body: { quiz_id: quizId, subject_id: to.uid } })
const studentsOf = async (instructor: Instructor, quizId: string) =>
  (await instructor.direct.getStudents({ params: { quizId } })).data.students
const countOf = async (instructor: Instructor) =>
  (await instructor.direct.getPublishedCount({ params: { instructorId: instructor.uid } })).data.count

test('a quiz goes to a colleague with versions, sessions, students and results, and its owner stays as editor', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(3), true)
  await instructor.handIn({ quizId, name: 'Bo Bee', given: [1, 0, null] })
  const { quiz } = (await instructor.direct.createNewVersion({ body: { quiz_id: quizId } })).data
  const before = (await instructor.direct.getQuizStats({ params: { id: quizId } })).data
  await share(instructor, quizId, otherInstructor)
  const { data } = await instructor.viaGateway.previewHandOver({ params: { id: quizId } })
  expect(data).toEqual({ versions: 2, sessions: 2, students: 1, open_attempts: 0 })

  const handed = (await handOver(instructor, quizId, otherInstructor)).data
  expect(handed).toMatchObject({
    role: 'editor',
    owner: { _id: otherInstructor.uid },
    shares: [{ _id: instructor.uid, role: 'editor' }],
  })
  for (const id of [quizId, quiz._id]) {
    const { overview } = (await otherInstructor.direct.getQuizOverview({ query: { quizId: id } })).data
    expect(overview).toMatchObject({ role: 'owner', instructor_id: otherInstructor.uid })
  }
  expect(await studentsOf(otherInstructor, quizId)).toMatchObject([{ full_name: 'Bo Bee', attempts: 1 }])
  expect((await otherInstructor.direct.getQuizStats({ params: { id: quizId } })).data.statData).toEqual(
    before.statData,
  )
  expect([await countOf(instructor), await countOf(otherInstructor)]).toEqual([0, 1])
  const sessions = (
    await otherInstructor.direct.getSessionsByInstructor({ params: { id: otherInstructor.uid } })
  ).data.sessions
  expect(sessions).toHaveLength(2)
  await instructor.direct.updateQuiz({ body: { quiz_id: quiz._id, description: 'Still an editor.' } })
})

test('a student of another quiz, too, is copied, and each quiz keeps its results', async ({
  instructor,
  otherInstructor,
}) => {
  const [handed, kept] = [
    await addQuiz(instructor, {}, soundQuestions(2), true),
    await addQuiz(instructor, { name: 'Another' }, soundQuestions(2), true),
  ]
  for (const quizId of [handed, kept]) await instructor.handIn({ quizId, name: 'Bo Bee', given: [1, 1] })
  const [before] = await studentsOf(instructor, handed)
  await share(instructor, handed, otherInstructor)
  await handOver(instructor, handed, otherInstructor)
  const [copy] = await studentsOf(otherInstructor, handed)
  expect(copy).toMatchObject({ full_name: 'Bo Bee', attempts: 1 })
  expect(await studentsOf(instructor, kept)).toMatchObject([{ _id: before!._id, attempts: 1 }])
  expect(copy!._id).not.toBe(before!._id)
  const results = (await otherInstructor.direct.getResultsByQuiz({ params: { id: handed } })).data.results
  expect(results).toHaveLength(1)
})

test('of two hand-overs that cross, the second is told who owns the quiz by now', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor)
  const third = await instructor.addColleague()
  await share(instructor, quizId, otherInstructor)
  await share(instructor, quizId, third)
  const outcomes = await Promise.allSettled([
    handOver(instructor, quizId, otherInstructor),
    handOver(instructor, quizId, third),
  ])
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(1)
  expect(['ROLE_CHANGED', 'ROLE_NEEDED']).toContain(refused[0]!.reason.code)
})

test('a quiz goes only to a colleague who has a role in it', async ({ instructor, otherInstructor }) => {
  const quizId = await addQuiz(instructor)
  await expect(handOver(instructor, quizId, otherInstructor)).rejects.toMatchObject({ status: 404 })
  await expect(handOver(otherInstructor, quizId, otherInstructor)).rejects.toMatchObject({ status: 404 })
})

test('the log says who did what, to its owner alone, and holds neither answers nor names of students', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, { quiz_type: 'full' }, soundQuestions(2), true)
  const { resultId } = await instructor.handIn({ quizId, name: 'Secret Student', given: [1, 0] })
  await share(instructor, quizId, otherInstructor)
  await otherInstructor.direct.unpublishQuizzes({ body: { quiz_id: [quizId] } })
  await otherInstructor.direct.exportQuiz({ params: { quizId, format: 'gift' } })
  await otherInstructor.direct.allowAttempts({
    body: { result_id: resultId, more: 1, reason: 'A private reason.' },
  })
  const { data } = await instructor.viaGateway.getQuizLog({ params: { id: quizId } })
  expect(data.events.map(({ actor, kind }) => [actor, kind])).toEqual([
    [otherInstructor.name, 'allowAttempts'],
    [otherInstructor.name, 'exportQuiz'],
    [otherInstructor.name, 'unpublishQuizzes'],
    [instructor.name, 'addShare'],
    [instructor.name, 'addQuestions'],
  ])
  expect(data.events[3]).toMatchObject({ about: otherInstructor.email, role: 'editor' })
  expect(JSON.stringify(data)).not.toMatch(/Secret|private/)
  await expect(otherInstructor.direct.getQuizLog({ params: { id: quizId } })).rejects.toMatchObject({
    code: 'ROLE_NEEDED',
  })
})

test('a refused call is not in the log', async ({ instructor, otherInstructor }) => {
  const quizId = await addQuiz(instructor)
  await instructor.direct.addShare({
    body: { quiz_id: quizId, email: otherInstructor.email, role: 'viewer' },
  })
  await expect(
    otherInstructor.direct.updateQuiz({ body: { quiz_id: quizId, name: 'Mine now' } }),
  ).rejects.toMatchObject({ code: 'ROLE_NEEDED' })
  const { events } = (await instructor.direct.getQuizLog({ params: { id: quizId } })).data
  expect(events.map(({ kind }) => kind)).toEqual(['addShare', 'addQuestions'])
})
