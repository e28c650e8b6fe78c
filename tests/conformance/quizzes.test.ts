import { problems } from '@quizwright/contracts/problems.ts'
import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz, quizDetails, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

describe.each(entryPoints)('the life of a quiz, $name', (entryPoint) => {
  test('is created unpublished with its first session, and is read as written', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const details = quizDetails(instructor, {
      course_id: instructor.courseIds.course,
      module_id: instructor.courseIds.module,
      result_delay_in_hours: 24,
    })
    const {
      data: { quiz },
    } = await client.createQuiz({ body: details })
    expect(quiz).toMatchObject({
      name: details.name,
      description: details.description,
      quiz_type: 'full',
      instructor_id: instructor.uid,
      is_published: false,
      is_archived: false,
      attempts: 0,
      reports_count: 0,
      duration: 1_800,
      hours: 0,
      mins: 30,
      passing_percentage: 50,
      result_delay_in_hours: 24,
      version: 1,
      course_id: instructor.courseIds.course,
      module_id: instructor.courseIds.module,
      ai_model: 'gpt-3.5',
    })
    expect(quiz.id).toBe(quiz._id)
    expect(quiz.course?.name).not.toBe('')
    const {
      data: { session },
    } = await client.getGeneralSession({ params: { quizId: quiz._id } })
    expect(session).toMatchObject({
      _id: quiz.session_id,
      name: 'Spring',
      description: 'The first run.',
      start_time: '2030-01-01 08:00:00',
      end_time: '2030-07-01 08:00:00',
    })
    expect((await client.getQuizForInstructor({ params: { id: quiz._id } })).data.quiz).toMatchObject({
      _id: quiz._id,
      reports: [],
    })
  })

  test('an update changes only the given fields and increments the revision; a stale one is refused', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    const {
      data: { quiz: before },
    } = await client.getQuizForInstructor({ params: { id } })
    const {
      data: { quiz: after },
    } = await client.updateQuiz({ body: { quiz_id: id, name: 'Renamed', revision: before.revision } })
    expect(after).toMatchObject({ name: 'Renamed', description: before.description })
    expect(after.revision).toBeGreaterThan(before.revision)
    await expect(
      client.updateQuiz({ body: { quiz_id: id, name: 'Late', revision: before.revision } }),
    ).rejects.toMatchObject({ code: 'CONFLICT', message: problems.CONFLICT.message })
  })

  test('publishing is refused if a question has an error, and without any question', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const empty = await addQuiz(instructor, {}, [])
    await expect(client.updateQuiz({ body: { quiz_id: empty, is_published: true } })).rejects.toMatchObject({
      code: 'RULE',
      message: 'At least one question is required',
    })
    const faulty = await addQuiz(instructor, {}, [soundQuestion(1), soundQuestion(2, { question: '' })])
    await expect(client.updateQuiz({ body: { quiz_id: faulty, is_published: true } })).rejects.toMatchObject({
      code: 'RULE',
      message: 'Question text can not be empty at Question # 2',
    })
    expect((await client.getQuizForInstructor({ params: { id: faulty } })).data.quiz.is_published).toBe(false)
  })

  test('can be published, unpublished, archived and restored; archiving does not unpublish', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    const read = async () => (await client.getQuizForInstructor({ params: { id } })).data.quiz
    const {
      data: { quiz },
    } = await client.updateQuiz({ body: { quiz_id: id, is_published: true } })
    expect(quiz.is_published).toBe(true)
    expect(quiz.published_at).toMatch(/^\d{4}-/)
    await client.archiveQuizzes({ body: { quiz_id: [id] } })
    expect(await read()).toMatchObject({ is_archived: true, is_published: true })
    await client.unarchiveQuizzes({ body: { quiz_id: [id] } })
    expect(await read()).toMatchObject({ is_archived: false, is_published: true })
    await client.unpublishQuizzes({ body: { quiz_id: [id] } })
    expect(await read()).toMatchObject({ is_published: false })
  })

  test("given a list with another instructor's quiz, none of the quizzes is changed", async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const own = await addQuiz(instructor)
    const foreign = await addQuiz(otherInstructor)
    await expect(client.archiveQuizzes({ body: { quiz_id: [own, foreign] } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await client.getQuizForInstructor({ params: { id: own } })).data.quiz.is_archived).toBe(false)
  })

  test('a duplicate is read with get-quiz-data and created by one call, including its questions', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, { name: 'Sums' }, soundQuestions(12))
    const { data: source } = await client.getQuizData({ params: { id } })
    expect(source.questions).toHaveLength(12)
    const {
      data: { quiz },
    } = await client.createQuiz({ body: quizDetails(instructor, { name: 'Copy of Sums', copy_of: id }) })
    const copied = (await client.getQuestionsByQuizId({ params: { id: quiz._id }, query: {} })).data.questions
    expect(copied.map((question) => question.question)).toEqual(
      source.questions.map((question) => question.question),
    )
    expect(quiz).toMatchObject({ name: 'Copy of Sums', version: 1, is_published: false })
    expect(quiz.family_id).not.toBe(source.quiz.family_id)
  })

  test("a sharable link leads to the student's page of a published quiz, and is refused for others", async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const published = await addQuiz(instructor, {}, soundQuestions(2), true)
    const {
      data: { quiz },
    } = await client.getQuizForInstructor({ params: { id: published } })
    expect((await client.getSharableLink({ params: { id: published } })).data.link).toContain(quiz.session_id)
    await expect(client.getSharableLink({ params: { id: await addQuiz(instructor) } })).rejects.toMatchObject(
      { status: 422 },
    )
  })

  test('the calls for the type and the number of questions return them', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, { quiz_type: 'practice', tags: [] }, soundQuestions(7))
    expect((await client.getQuizType({ body: { quiz_id: id } })).data.quiz_type).toBe('practice')
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(7)
  })
})
