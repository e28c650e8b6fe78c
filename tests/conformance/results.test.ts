import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import {
  addQuiz,
  essayQuestion,
  quizDetails,
  soundQuestion,
  soundQuestions,
} from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const addEssays = (instructor: Instructor) =>
  addQuiz(instructor, { quiz_type: 'daq' }, [essayQuestion(1), essayQuestion(2)], true)
const near = (value: number) => expect.closeTo(value, 9)

describe.each(entryPoints)('results, $name', (entryPoint) => {
  test('are listed newest first, in pages, for a quiz and for one session', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const quizId = await addQuiz(instructor, {}, soundQuestions(4), true)
    const { start_time, end_time } = quizDetails(instructor)
    const {
      data: { session },
    } = await client.createSession({
      body: {
        quiz_id: quizId,
        name: 'Autumn',
        description: 'Later.',
        start_time: start_time!,
        end_time: end_time!,
        instructor_id: instructor.uid,
      },
    })
    const hand = (name: string, at: string, given: (number | null)[], sessionId?: string) =>
      instructor.handIn({ quizId, name, at, given, ...(sessionId && { sessionId }) })
    await hand('Bo Li', '2030-02-01T10:00:00Z', [1, 1, 0, null])
    const late = await hand('Zoë Ray', '2030-02-03T10:00:00Z', [1, 1, 1, 1], session._id)
    await hand('Al Fin', '2030-02-02T10:00:00Z', [0, 0, 0, 0])

    const { data } = await client.getResultsByQuiz({ params: { id: quizId }, query: {} })
    expect(data).toMatchObject({ total: 3, totalMarks: 4, quiz_id: quizId })
    expect(data.results.map(({ user }) => user.full_name)).toEqual(['Zoë Ray', 'Al Fin', 'Bo Li'])
    expect(data.results[2]).toMatchObject({
      obtained_marks: 2,
      marks_obtained: 2,
      total_marks: 4,
      correct_percentage: 50,
      correct_count: 2,
      incorrect_count: 1,
      skipped_count: 1,
      result: true,
      time_spent: 240,
      created_at: '2030-02-01 10:00:00',
      user: { email: 'bo.li@students.example', city: 'Lahore', university: 'College of Arts' },
    })
    expect(data.results[2]?.skipped_questions).toHaveLength(1)
    const part = (await client.getResultsByQuiz({ params: { id: quizId }, query: { from: 1, count: 1 } }))
      .data
    expect([part.total, part.results.map(({ user }) => user.full_name)]).toEqual([3, ['Al Fin']])
    const ofSession = (await client.getResultsBySession({ params: { id: session._id }, query: {} })).data
    expect(ofSession.results.map(({ _id }) => _id)).toEqual([late.resultId])
  })

  test('are searched by name, institute and e-mail, taken literally', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const quizId = await addQuiz(instructor, {}, soundQuestions(1), true)
    await instructor.handIn({
      quizId,
      name: 'Zoë 100% Ray',
      university: 'École',
      given: [1],
      at: '2030-02-01T10:00:00Z',
    })
    await instructor.handIn({
      quizId,
      name: 'Bo Li',
      email: `bo_${quizId}@example.org`,
      given: [1],
      at: '2030-02-02T10:00:00Z',
    })
    const find = async (key: 'userName' | 'instituteName' | 'userEmail', keyword: string) =>
      (await client.quickSearch({ body: { quiz_id: quizId, key, keyword } })).data.response.map(
        ({ user }) => user.full_name,
      )
    expect(await find('userName', 'zoe')).toEqual(['Zoë 100% Ray'])
    expect(await find('userName', '%')).toEqual(['Zoë 100% Ray'])
    expect(await find('userEmail', 'bo_')).toEqual(['Bo Li'])
    expect(await find('instituteName', 'ecole')).toEqual(['Zoë 100% Ray'])
    expect(await find('instituteName', '_')).toEqual([])
    expect(await find('userName', ' ')).toEqual(['Bo Li', 'Zoë 100% Ray'])
    await expect(find('userName', 'x'.repeat(10_000))).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'keyword' }],
    })
  })

  test('one result is read as it was answered, with its class and the student’s other attempts', async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const questions = [
      soundQuestion(1),
      soundQuestion(2, { related_video_id: instructor.courseIds.video }),
      soundQuestion(3),
    ]
    const quizId = await addQuiz(instructor, {}, questions, true)
    const elsewhere = await addQuiz(otherInstructor, {}, soundQuestions(1), true)
    const email = `bo.${quizId}@example.org`
    const hand = (name: string, at: string, given: (number | null)[], of = quizId) =>
      instructor.handIn({
        quizId: of,
        name,
        email: name === 'Bo Li' ? email : `${name}.${quizId}@example.org`,
        at,
        given,
      })
    await hand('Bo Li', '2030-02-01T10:00:00Z', [0, 0, 0])
    await hand('Bo Li', '2030-02-02T10:00:00Z', [1], elsewhere)
    await hand('Al', '2030-02-02T11:00:00Z', [1, 1, 1])
    const { resultId, studentId } = await hand('Bo Li', '2030-02-03T10:00:00Z', [1, 0, null])

    const { data } = await client.getResult({ params: { id: resultId } })
    expect(data.attemptCount).toBe(3)
    expect(data.result).toMatchObject({
      correct_percentage: near(100 / 3),
      result: false,
      quiz: { quiz_type: 'full' },
    })
    expect(
      data.result.questions.map(({ result, skipped, selected }) => ({ result, skipped, selected })),
    ).toEqual([
      { result: true, skipped: false, selected: [1] },
      { result: false, skipped: false, selected: [0] },
      { result: false, skipped: true, selected: [] },
    ])
    expect(data.result.questions[1]).toMatchObject({
      related_video: { id: instructor.courseIds.video, index_url: 'course', module_no: 1 },
      question: { question: 'How much is 2 + 2?' },
    })
    expect(data.questionStats[questions[0]!._id]).toMatchObject({
      correct_count: 2,
      incorrect_count: 1,
      skippedCount: 0,
    })
    const classResult = {
      average: {
        correct: near(4 / 3),
        incorrect: near(4 / 3),
        skipped: near(1 / 3),
        percentage: near(400 / 9),
        totalTime: 180,
        averageTime: 60,
      },
      best: { correct: 3, percentage: 100 },
      attempts: 3,
    }
    expect(data.classResult).toMatchObject(classResult)
    expect((await client.getClassResult({ params: { id: resultId } })).data.classResult).toMatchObject(
      classResult,
    )

    // Attempts at another instructor's quiz are not included.
    const trend = (await client.getPerformanceTrend({ params: { a: studentId, b: resultId } })).data.statsData
    expect(
      trend.map(({ yourAverageScore, yourAveragePercentage }) => [yourAverageScore, yourAveragePercentage]),
    ).toEqual([
      [0, 0],
      [1, near(100 / 3)],
    ])
    expect(trend[0]).toMatchObject({ classAverageScore: near(4 / 3), classAveragePercentage: near(400 / 9) })
  })

  test('an instructor’s evaluation is stored, its mark counts, and the agreement with the model is shown', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const quizId = await addEssays(instructor)
    const { resultId } = await instructor.handIn({
      quizId,
      name: 'Bo Li',
      given: [{ words: 'It counts.', marks: 4 }, null],
    })
    const read = async () => (await client.getDaqResult({ params: { id: resultId } })).data.result
    const before = await read()
    expect(before).toMatchObject({
      is_delivered: false,
      obtained_marks: 4,
      total_marks: 20,
      correct_percentage: 20,
      result: false,
    })
    const [first, second] = before.questions
    expect(first).toMatchObject({
      answer: 'It counts.',
      total_marks: 10,
      obtained_marks: 4,
      ai_result: { marks_obtained: 4, evaluation_result: 'It earns 4.', model: 'offline' },
      instructor_updated_evaluation: null,
      uploaded_images: [],
    })
    expect(second).toMatchObject({ skipped: true, ai_result: null })
    const update = (body: {
      instructor_updated_evaluation: string
      question_id: string
      marks_obtained?: number
    }) => client.updateAiResponse({ params: { id: resultId }, body })
    expect(
      await update({
        instructor_updated_evaluation: 'Better than that.',
        question_id: first!._id,
        marks_obtained: 10,
      }),
    ).toMatchObject({ success: true, message: 'Response updated' })
    expect(
      await update({ instructor_updated_evaluation: 'Say more.', question_id: second!._id }),
    ).toMatchObject({ success: true })
    const after = await read()
    expect(after).toMatchObject({ obtained_marks: 10, correct_percentage: 50, result: true })
    expect(
      after.questions.map(({ instructor_updated_evaluation, instructor_marks }) => [
        instructor_updated_evaluation,
        instructor_marks,
      ]),
    ).toEqual([
      ['Better than that.', 10],
      ['Say more.', null],
    ])
    expect(after.questions[0]?.ai_result?.marks_obtained).toBe(4)
    expect(
      (await client.getClassResult({ params: { id: resultId } })).data.classResult.average.percentage,
    ).toBe(50)
    expect((await client.getGradingAgreement({ params: { id: quizId } })).data.questions).toMatchObject([
      { question_id: first!._id, count: 1, exact: 0, mean_difference: 6, correlation: null, rmse: 6 },
    ])
  })

  test('an evaluation out of range, of another question, or after delivery is refused', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { resultId } = await instructor.handIn({
      quizId: await addEssays(instructor),
      name: 'Bo Li',
      given: [{ words: 'It counts.', marks: 4 }, null],
    })
    const [first] = (await client.getDaqResult({ params: { id: resultId } })).data.result.questions
    const update = (question_id: string, marks_obtained?: number) =>
      client.updateAiResponse({
        params: { id: resultId },
        body: {
          instructor_updated_evaluation: 'No.',
          question_id,
          ...(marks_obtained !== undefined && { marks_obtained }),
        },
      })
    await expect(update(first!._id, 10.5)).rejects.toMatchObject({
      status: 422,
      message: 'The mark must be a number from 0 to 10',
    })
    await expect(update('01JZZZZZZZZZZZZZZZZZZZZZZZ')).rejects.toMatchObject({ status: 404 })
    await world.deliver(resultId)
    await expect(update(first!._id)).rejects.toMatchObject({
      status: 422,
      message: 'This result was already delivered to the student, so its evaluation can no longer be changed',
    })
    expect((await client.getDaqResult({ params: { id: resultId } })).data.result.questions[0]).toMatchObject({
      obtained_marks: 4,
      instructor_updated_evaluation: null,
    })
  })
})
