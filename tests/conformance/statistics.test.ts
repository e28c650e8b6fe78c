import type { Problem } from '@quizwright/contracts/problem.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

/** A quiz of three questions that is open now, and what a student needs to take it. */
const openQuiz = async (instructor: Instructor) => {
  const questions = soundQuestions(3)
  const quizId = await addQuiz(
    instructor,
    { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' },
    questions,
    true,
  )
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  return { quizId, sessionId: data.session._id, questionIds: questions.map(({ _id }) => _id) }
}
type Open = Awaited<ReturnType<typeof openQuiz>>

/**
 * Takes a quiz through the learner's calls. Each answer is an option index, or null to skip. The second
 * option is correct.
 */
const take = async (
  servicesUrl: string,
  { sessionId, questionIds }: Open,
  name: string,
  chosen: readonly (number | null)[],
): Promise<string> => {
  const { params, learner } = await begin(servicesUrl, sessionId, name)
  const answers = questionIds.map((question_id, index) => ({
    question_id,
    selected: chosen[index] === null ? [] : [chosen[index]!],
    answer: '',
    is_marked: index === 0,
    time_spent: 5,
  }))
  await learner.handInAttempt({ params, body: { answers } })
  return params.id
}

const refusal = async (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (problem: Problem) => problem.status,
  )

describe.each(entryPoints)('statistics, $name', (entryPoint) => {
  test('of a quiz that nobody has taken are empty and say why', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { quizId, sessionId } = await openQuiz(instructor)
    const {
      data: { statData },
    } = await client.getQuizStats({ params: { id: quizId } })
    expect(statData).toMatchObject({
      totalAttempts: 0,
      averageScore: null,
      averageTime: null,
      averageGrade: 'NA',
      repetedBy: 0,
      repetedByPercentage: null,
      failedAttempts: 0,
      countryStats: [],
      tagPerformance: [],
    })
    const { data: items } = await client.getItemStatistics({ params: { id: quizId } })
    expect(items).toMatchObject({
      attempts: 'first',
      counted: 0,
      few: true,
      figures: { mean: { value: null, why: 'no attempts' }, cic: { value: null, why: 'no attempts' } },
    })
    expect(
      items.questions.map(({ doubtful, revisions: [own] }) => [
        doubtful,
        own!.facility.why,
        own!.intended_weight.value,
      ]),
    ).toEqual(Array.from({ length: 3 }, () => [false, 'no attempts', expect.closeTo(100 / 3, 9)]))
    expect((await client.getTopStudents({ params: { id: quizId }, query: {} })).data).toEqual({
      quiz: [],
      total: 0,
      marked: null,
    })
    expect((await client.getToughestQuestions({ params: { id: quizId } })).data).toEqual([])
    expect((await client.getTopicWiseStrength({ params: { id: sessionId } })).data).toEqual({
      classAverageStats: [],
      resultStats: [],
    })
    expect((await client.getCityWiseStats({ params: { id: quizId }, query: {} })).data).toEqual({
      cityWiseStats: [],
      cordinatesList: [],
    })
    expect((await client.getQuizPerformance({ params: { id: quizId } })).data).toEqual({ statsData: [] })
    expect((await client.getReportResults({ params: { id: quizId }, query: {} })).data).toEqual({
      quizResults: [],
      total: 0,
    })
    expect((await client.getResultByQuiz({ params: { id: quizId }, query: {} })).data).toMatchObject({
      attemptCount: 0,
      questionStats: {},
    })
  })

  test('of a session refuse a session of another quiz', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const [{ quizId: id }, { sessionId: x }] = [await openQuiz(instructor), await openQuiz(instructor)]
    const calls = [
      client.getQuizStats({ params: { id, x } }),
      client.getItemStatistics({ params: { id, x } }),
      client.getToughestQuestions({ params: { id, x } }),
      client.getReportResults({ params: { id, x }, query: {} }),
      client.getCityWiseStats({ params: { id }, query: { sessionId: x } }),
      client.getResultByQuiz({ params: { id }, query: { sessionId: x } }),
    ]
    expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => 404))
  })

  test('match the results, with first and latest attempts distinguished', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const open = await openQuiz(instructor)
    const first = await take(world.servicesUrl, open, 'Bo', [0, 1, null])
    const bea = await take(world.servicesUrl, open, 'Bea', [1, 1, 0])
    const second = await take(world.servicesUrl, open, 'Bo', [1, 1, 1])
    const params = { id: open.quizId }

    const {
      data: { results },
    } = await client.getResultsByQuiz({ params, query: {} })
    const mean = results.reduce((sum, one) => sum + one.correct_percentage, 0) / results.length
    const {
      data: { statData },
    } = await client.getQuizStats({ params: { ...params, x: open.sessionId } })
    expect(statData).toMatchObject({
      totalAttempts: 3,
      students: 2,
      averageScore: 2,
      averageScorePercentage: expect.closeTo(mean, 9),
      averageGrade: 'C',
      repetedBy: 1,
      repetedByPercentage: 50,
      failedAttempts: 1,
      averageScore1stAttempt: 1.5,
      averageScore2ndAttempt: 3,
      gradeCounts: { 'A+': 1, C: 1, F: 1 },
      tagPerformance: [{ name: 'arithmetic', score_percentage: expect.closeTo(mean, 9), answers: 9 }],
      countryStats: [],
    })
    const ranked = async (id: string, attempt: 'first' | 'latest') =>
      (await client.getTopStudents({ params: { id }, query: { attempt, result: first } })).data
    expect(
      (await ranked(open.quizId, 'first')).quiz.map(({ result_id, place }) => [result_id, place]),
    ).toEqual([
      [bea, 1],
      [first, 2],
    ])
    expect(await ranked(open.sessionId, 'latest')).toMatchObject({
      quiz: [
        { result_id: second, place: 1, obtained_marks: 3 },
        { result_id: bea, place: 2 },
      ],
      total: 2,
      marked: { place: 1 },
    })
    expect(
      (await client.getToughestQuestions({ params })).data.map((one) => [
        one.question_no,
        Math.round(one.incorect_percetntage),
        one.skipped_count,
      ]),
    ).toEqual([
      [3, 33, 1],
      [1, 33, 0],
      [2, 0, 0],
    ])
    const {
      data: { questionStats, attemptCount },
    } = await client.getResultByQuiz({ params, query: {} })
    expect([attemptCount, questionStats[open.questionIds[2]!]]).toMatchObject([
      3,
      { correct_count: 1, incorrect_count: 1, skippedCount: 1, markedCount: 0 },
    ])
    expect(questionStats[open.questionIds[2]!]!.averageTime! * 3).toBeCloseTo(
      questionStats[open.questionIds[2]!]!.totalTime,
      9,
    )
    expect(
      (await client.getTopicWiseStrength({ params: { id: open.sessionId, x: second } })).data,
    ).toMatchObject({
      classAverageStats: [{ name: 'arithmetic', score_percentage: expect.closeTo(mean, 9) }],
      resultStats: [{ name: 'arithmetic', score_percentage: 100 }],
    })
    expect((await client.getQuizPerformance({ params })).data.statsData).toMatchObject([
      { classAverageScore: 2, yourAverageScore: 2 },
    ])
    // Two students are too few for a place of their own.
    expect((await client.getCityWiseStats({ params, query: {} })).data.cityWiseStats).toEqual([])
  })

  test('of items are stored by which attempts are counted', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const open = await openQuiz(instructor)
    await take(world.servicesUrl, open, 'Bo', [1, 1, 1])
    const one = (await client.getItemStatistics({ params: { id: open.quizId }, query: { attempts: 'all' } }))
      .data
    expect([
      one.counted,
      one.figures.mean.value,
      one.figures.sd.why,
      one.questions[0]!.revisions[0]!.discrimination.why,
    ]).toEqual([1, 100, 'one attempt', 'one attempt'])
    await take(world.servicesUrl, open, 'Bo', [1, 0, 0])
    const means: Record<string, number | null> = {}
    for (const attempts of ['first', 'latest', 'highest', 'all'] as const)
      means[attempts] = (
        await client.getItemStatistics({ params: { id: open.quizId }, query: { attempts } })
      ).data.figures.mean.value
    expect(means).toEqual({
      first: 100,
      latest: expect.closeTo(100 / 3, 9),
      highest: 100,
      all: expect.closeTo(200 / 3, 9),
    })
    const {
      questions: [question],
    } = (
      await client.getItemStatistics({
        params: { id: open.quizId, x: open.sessionId },
        query: { attempts: 'all' },
      })
    ).data
    expect(question!.revisions[0]).toMatchObject({
      counted: 2,
      facility: { value: 100 },
      discrimination: { value: null, why: 'no variance' },
      random_guess: { value: 25 },
    })
    expect(question!.revisions[0]!.options.map(({ option_no, chosen }) => [option_no, chosen])).toEqual([
      [1, 0],
      [2, 2],
      [3, 0],
      [4, 0],
      [0, 0],
    ])
  })
})
