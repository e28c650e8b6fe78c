import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

describe.each(entryPoints)('sessions, $name', (entryPoint) => {
  test('are added, changed by both calls, and listed newest first including the first one', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const quizId = await addQuiz(instructor)
    const {
      data: { session },
    } = await client.createSession({
      body: {
        quiz_id: quizId,
        name: 'Autumn',
        description: 'The second run.',
        start_time: '2030-09-01 08:00:00',
        end_time: '2030-12-01 08:00:00',
        instructor_id: instructor.uid,
      },
    })
    expect(session).toMatchObject({
      name: 'Autumn',
      quiz_id: { _id: quizId, name: 'Sums of two', duration: 1_800 },
      instructor_id: instructor.uid,
    })
    expect(
      (await client.editSession({ body: { sessionId: session._id, name: 'Winter' } })).data.session,
    ).toMatchObject({ name: 'Winter', description: 'The second run.' })
    expect(
      (await client.updateSession({ body: { sessionId: session._id, end_time: '2030-12-24 08:00:00' } })).data
        .session,
    ).toMatchObject({ name: 'Winter', end_time: '2030-12-24 08:00:00' })
    const listed = (await client.getSessionsByQuiz({ params: { quizId } })).data.sessions
    expect(listed.map(({ name }) => name)).toEqual(['Winter', 'Spring'])
    expect(
      (await client.getSessionsByInstructor({ params: { id: instructor.uid } })).data.sessions,
    ).toHaveLength(2)
    expect((await client.getGeneralSession({ params: { quizId } })).data.session.name).toBe('Spring')
  })

  test('a change that moves the end before the stored start is refused', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const quizId = await addQuiz(instructor)
    const {
      data: { session },
    } = await client.getGeneralSession({ params: { quizId } })
    await expect(
      client.updateSession({ body: { sessionId: session._id, end_time: '2029-01-01 00:00:00' } }),
    ).rejects.toMatchObject({ status: 422, message: 'Ending time must be greater than starting time' })
  })

  test('without stored settings a session requires nothing of students; settings stay until changed', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const quizId = await addQuiz(instructor)
    const { session: general } = (await client.getGeneralSession({ params: { quizId } })).data
    const open = { access: 'anyone', attempts_allowed: null, access_code: null, language: null }
    expect(general).toMatchObject({ ...open, link_id: general._id })
    const change = async (settings: object) =>
      (await client.editSession({ body: { sessionId: general._id, ...settings } })).data.session
    const strict = {
      access: 'student_list',
      attempts_allowed: 2,
      access_code: 'Room204',
      language: 'ur',
    } as const
    expect(await change(strict)).toMatchObject(strict)
    expect(await change({ name: 'Winter' })).toMatchObject(strict)
    expect(await change({ ...open, access_code: '' })).toMatchObject(open)
    await expect(change({ attempts_allowed: 0 })).rejects.toMatchObject({ status: 422 })
    await expect(change({ access_code: 'no' })).rejects.toMatchObject({ status: 422 })
    expect(
      (
        await client.createSession({
          body: {
            quiz_id: quizId,
            name: 'Evening',
            description: 'Those who work.',
            start_time: '2030-09-01 08:00:00',
            end_time: '2030-12-01 08:00:00',
            instructor_id: instructor.uid,
            ...strict,
          },
        })
      ).data.session,
    ).toMatchObject(strict)
  })
})
