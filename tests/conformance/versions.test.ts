import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

describe.each(entryPoints)('the attempts lock and new versions, $name', (entryPoint) => {
  test('questions, scoring and timing of an attempted quiz are locked; name and description may change', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, soundQuestions(2), true)
    await world.addAttempts(id, 1)
    const saved = await client.addQuestions({
      body: { quiz_id: id, questions: [soundQuestion(9)], is_published: true, is_skippable: false },
    })
    expect(saved.data.needToCreateNewVersion).toBe(true)
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(2)
    await expect(client.updateQuiz({ body: { quiz_id: id, duration: 60 } })).rejects.toMatchObject({
      status: 409,
      code: 'NEW_VERSION_NEEDED',
    })
    await expect(client.updateQuiz({ body: { quiz_id: id, passing_percentage: 60 } })).rejects.toMatchObject({
      code: 'NEW_VERSION_NEEDED',
    })
    expect(
      (await client.updateQuiz({ body: { quiz_id: id, name: 'Renamed', description: 'Other words.' } })).data
        .quiz.name,
    ).toBe('Renamed')
    await client.unpublishQuizzes({ body: { quiz_id: [id] } })
    await client.archiveQuizzes({ body: { quiz_id: [id] } })
  })

  test('a new version has its own session; the old one does not change', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, soundQuestions(2), true)
    await world.addAttempts(id, 1)
    const {
      data: { quiz, session },
    } = await client.createNewVersion({
      body: { quiz_id: id, questions: soundQuestions(3), is_published: true },
    })
    expect(quiz).toMatchObject({ version: 2, attempts: 0, is_published: true })
    expect(session._id).toBe(quiz.session_id)
    const {
      data: { quiz: old },
    } = await client.getQuizForInstructor({ params: { id } })
    expect(old).toMatchObject({ version: 1, attempts: 1, is_published: true, family_id: quiz.family_id })
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(2)
    expect((await client.getQuestionCount({ params: { quizId: quiz._id } })).data.question).toBe(3)
    const {
      data: { versions },
    } = await client.getVersions({ body: { quiz_id: id } })
    expect(versions.map(({ version, _id }) => [version, _id])).toEqual([
      [2, quiz._id],
      [1, id],
    ])
    expect((await client.getUpdatedVersion({ params: { id } })).data.quiz._id).toBe(quiz._id)
    const {
      data: { quizzes },
    } = await client.getPublished({ body: { instructor_id: instructor.uid, page: 1, perPage: 50 } })
    expect(quizzes.map(({ _id }) => _id).sort()).toEqual([id, quiz._id].sort())
  })

  test('a question keeps its origin across versions', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, soundQuestions(1), true)
    const {
      data: {
        questions: [first],
      },
    } = await client.getQuestionsByQuizId({ params: { id }, query: {} })
    const {
      data: { quiz },
    } = await client.createNewVersion({ body: { quiz_id: id } })
    const {
      data: {
        questions: [copied],
      },
    } = await client.getQuestionsByQuizId({ params: { id: quiz._id }, query: {} })
    expect(copied!.origin_id).toBe(first!.origin_id)
    expect(copied!.question).toBe(first!.question)
  })
})
