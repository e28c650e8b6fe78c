import { describe, expect } from 'vitest'
import { addQuiz, quizDetails, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const listState = (value = '') => ({
  filters: { is_archived: false, quiz_type: 'all' as const },
  sort: { sortBy: 'name' as const, sortOrder: 1 as const },
  search: { key: 'quiz' as const, value, search: value !== '' },
  pagination: { page: 1, perPage: 10 },
})
const namesOf = async (instructor: Instructor, value = ''): Promise<string[]> =>
  (await instructor.viaGateway.getSharedQuizzes({ body: listState(value) })).data.quizzes.map(
    ({ name }) => name,
  )

describe('sharing a quiz', () => {
  test('a colleague is found by the address of their account, and finds the quiz with role and owner', async ({
    instructor,
    otherInstructor,
  }) => {
    const quizId = await addQuiz(instructor)
    const { data } = await instructor.viaGateway.addShare({
      body: { quiz_id: quizId, email: ` ${otherInstructor.email.toUpperCase()}`, role: 'marker' },
    })
    expect(data).toMatchObject({
      role: 'owner',
      owner: { _id: instructor.uid, name: instructor.name },
      shares: [{ kind: 'person', _id: otherInstructor.uid, email: otherInstructor.email, role: 'marker' }],
    })
    const shared = (await otherInstructor.viaGateway.getSharedQuizzes({ body: listState() })).data
    expect(shared).toMatchObject({ total: 1, hasNextPage: false })
    const behind = { ...listState(), pagination: { page: 2, perPage: 10 } }
    const { data: none } = await otherInstructor.viaGateway.getSharedQuizzes({ body: behind })
    expect(none).toMatchObject({ quizzes: [], total: 1, hasNextPage: false })
    expect(shared.quizzes).toMatchObject([
      { _id: quizId, role: 'marker', owner: { name: instructor.name }, instructor_id: instructor.uid },
    ])
    const { overview } = (await otherInstructor.viaGateway.getQuizOverview({ query: { quizId } })).data
    expect(overview).toMatchObject({ role: 'marker', owner_name: instructor.name })
    expect((await instructor.viaGateway.getQuizOverview({ query: { quizId } })).data.overview.role).toBe(
      'owner',
    )
  })

  test('an address without an account and the own one are refused with the reason', async ({
    instructor,
  }) => {
    const body = { quiz_id: await addQuiz(instructor), role: 'viewer' as const }
    const share = (email: string) => instructor.viaGateway.addShare({ body: { ...body, email } })
    await expect(share('nobody@example.org')).rejects.toMatchObject({
      code: 'SHARE_REFUSED',
      message: expect.stringContaining('Nobody signs in here'),
    })
    await expect(share(instructor.email)).rejects.toMatchObject({
      message: expect.stringContaining('owns the quiz already'),
    })
    await expect(share('two@example.org, three@example.org')).rejects.toMatchObject({ code: 'RULE' })
  })

  test('a viewer does not read the code that lets students in', async ({ instructor, otherInstructor }) => {
    const quizId = await addQuiz(instructor)
    const params = { quizId }
    const [own] = (await instructor.direct.getSessionsByQuiz({ params })).data.sessions
    await instructor.direct.updateSession({ body: { sessionId: own!._id, access_code: 'room204' } })
    const codes = async (who: Instructor) =>
      (await who.viaGateway.getSessionsByQuiz({ params })).data.sessions.map((one) => one.access_code)
    const { email, uid } = otherInstructor
    await instructor.direct.addShare({ body: { quiz_id: quizId, email, role: 'viewer' } })
    expect([await codes(instructor), await codes(otherInstructor)]).toEqual([['room204'], [undefined]])
    await instructor.direct.changeShare({
      body: { quiz_id: quizId, kind: 'person', subject_id: uid, role: 'marker' },
    })
    expect(await codes(otherInstructor)).toEqual(['room204'])
  })

  test('a role counts for every version, and what an editor makes belongs to the owner', async ({
    instructor,
    otherInstructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(2), true)
    await instructor.direct.addShare({
      body: { quiz_id: quizId, email: otherInstructor.email, role: 'editor' },
    })
    await instructor.handIn({ quizId, name: 'Bo Bee', given: [1, 0] })
    const { quiz } = (await otherInstructor.viaGateway.createNewVersion({ body: { quiz_id: quizId } })).data
    expect(quiz).toMatchObject({ version: 2, instructor_id: instructor.uid })
    const { session } = (
      await otherInstructor.viaGateway.createSession({
        body: {
          quiz_id: quiz._id,
          instructor_id: otherInstructor.uid,
          name: 'Evening',
          description: 'Those who work.',
          start_time: '2030-01-01 08:00:00',
          end_time: '2030-07-01 08:00:00',
        },
      })
    ).data
    expect(session.instructor_id).toBe(instructor.uid)
    const own = (await instructor.direct.getSessionsByInstructor({ params: { id: instructor.uid } })).data
    expect(own.sessions.map(({ _id }) => _id)).toContain(session._id)
  })

  test('lists, counts and home of a colleague stay their own, and a copy of a shared quiz is theirs', async ({
    instructor,
    otherInstructor,
  }) => {
    const quizId = await addQuiz(instructor, { name: 'Waves of sound' })
    await addQuiz(otherInstructor, { name: 'My own quiz' })
    const body = { quiz_id: quizId, email: otherInstructor.email, role: 'viewer' as const }
    await instructor.direct.addShare({ body })
    const list = { instructor_id: otherInstructor.uid, page: 1, perPage: 10 }
    const own = (await otherInstructor.direct.getQuizzesByInstructor({ body: list })).data
    expect(own.quizzes.map(({ name }) => name)).toEqual(['My own quiz'])
    expect(
      (
        await otherInstructor.direct.getUnpublishedCount({
          params: { instructorId: otherInstructor.uid },
        })
      ).data.count,
    ).toBe(1)
    expect(await namesOf(otherInstructor)).toEqual(['Waves of sound'])
    expect(await namesOf(otherInstructor, 'SOUND')).toEqual(['Waves of sound'])
    expect(await namesOf(otherInstructor, 'light')).toEqual([])
    const details = quizDetails(otherInstructor, { name: 'A copy', copy_of: quizId })
    const { quiz } = (await otherInstructor.direct.createQuiz({ body: details })).data
    expect(quiz.instructor_id).toBe(otherInstructor.uid)
    expect(
      (await otherInstructor.direct.getQuestionCount({ params: { quizId: quiz._id } })).data.question,
    ).toBe(3)
  })

  test('the team of a course has the highest of its roles, as long as one teaches the course', async ({
    world,
    instructor,
  }) => {
    const { course, module } = instructor.courseIds
    const quizId = await addQuiz(instructor, { course_id: course, module_id: module })
    const colleague = await instructor.addColleague()
    const stranger = await world.addInstructor()
    const { data } = await instructor.direct.addShare({
      body: { quiz_id: quizId, course_id: course, role: 'editor' },
    })
    expect(data.shares).toMatchObject([{ kind: 'course', _id: course, role: 'editor' }])
    await instructor.direct.addShare({ body: { quiz_id: quizId, email: colleague.email, role: 'viewer' } })
    await colleague.direct.updateQuiz({ body: { quiz_id: quizId, description: 'By a colleague.' } })
    await expect(stranger.direct.getQuizOverview({ query: { quizId } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      instructor.direct.addShare({
        body: { quiz_id: quizId, course_id: stranger.courseIds.course, role: 'editor' },
      }),
    ).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  })

  test('who leaves is a stranger again, the owner cannot leave, and who was removed is told by whom', async ({
    instructor,
    otherInstructor,
  }) => {
    const quizId = await addQuiz(instructor)
    const named = { quiz_id: quizId, kind: 'person' as const, subject_id: otherInstructor.uid }
    const share = () =>
      instructor.direct.addShare({ body: { quiz_id: quizId, email: otherInstructor.email, role: 'editor' } })
    const save = () =>
      otherInstructor.direct.addQuestions({
        body: { quiz_id: quizId, questions: [], is_published: false, is_skippable: false },
      })
    await share()
    await otherInstructor.viaGateway.leaveQuiz({ body: { quiz_id: quizId } })
    await expect(save()).rejects.toMatchObject({ status: 404 })
    await expect(instructor.viaGateway.leaveQuiz({ body: { quiz_id: quizId } })).rejects.toMatchObject({
      code: 'SHARE_REFUSED',
    })
    await share()
    expect((await instructor.viaGateway.removeShare({ body: named })).data.shares).toEqual([])
    await expect(save()).rejects.toMatchObject({
      code: 'ROLE_CHANGED',
      message: expect.stringContaining(`${instructor.name} took away your role in this quiz.`),
    })
    expect(await namesOf(otherInstructor)).toEqual([])
    await expect(instructor.direct.changeShare({ body: { ...named, role: 'viewer' } })).rejects.toMatchObject(
      { status: 404 },
    )
  })
})

test('whoever has a quiz open learns who saved it: a colleague, or themselves in another window', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(1))
  const { overview } = (await instructor.direct.getQuizOverview({ query: { quizId } })).data
  await instructor.direct.addShare({
    body: { quiz_id: quizId, email: otherInstructor.email, role: 'editor' },
  })
  const where = { quiz_id: quizId, device_id: 'a-window', question_id: null, revision: overview.revision }
  const nothing = await otherInstructor.viaGateway.bePresent({ body: where })
  expect(nothing.data).toMatchObject({ saved_by: null, is_saved_by_caller: false, people: [] })
  await instructor.direct.addQuestions({
    body: { quiz_id: quizId, questions: soundQuestions(2), is_published: false, is_skippable: false },
  })
  const { name } = instructor
  const theirs = await otherInstructor.viaGateway.bePresent({ body: where })
  expect(theirs.data).toMatchObject({ saved_by: name, is_saved_by_caller: false })
  const own = await instructor.viaGateway.bePresent({ body: where })
  expect(own.data).toMatchObject({ saved_by: name, is_saved_by_caller: true })
  expect(own.data.people.map((one) => one.name)).toEqual([otherInstructor.name])
})
