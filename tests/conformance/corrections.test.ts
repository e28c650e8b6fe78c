import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { describe, expect } from 'vitest'
import {
  addCorrectableQuiz,
  addQuizToCorrect,
  applyChoice,
  correctedQuestionId,
  endOfJob,
  previewed,
} from '../support/corrected-quiz.ts'
import { test } from '../support/world-test.ts'

const otherKey = { kind: 'other_key' as const, correct: [0] }

describe('a wrong key', () => {
  test('is corrected in results, statistics, editor and history, and undo restores them', async ({
    instructor,
  }) => {
    const quizId = await addCorrectableQuiz(instructor)
    const { resultId } = await instructor.handIn({ quizId, name: 'Bo', given: [0, 1, 1] })
    const read = async () => ({
      result: (await instructor.direct.getResult({ params: { id: resultId } })).data.result,
      stats: (await instructor.direct.getQuizStats({ params: { id: quizId } })).data.statData,
      items: (await instructor.direct.getItemStatistics({ params: { id: quizId }, query: {} })).data,
      questions: (await instructor.direct.getQuizQuestions({ params: { id: quizId }, query: {} })).data,
    })
    const before = await read()
    expect(before.result.obtained_marks).toBe(2)
    expect(await applyChoice(instructor, quizId, otherKey)).toMatchObject({ state: 'done', done: 100 })

    const after = await read()
    expect(after.result).toMatchObject({
      obtained_marks: 3,
      corrections: [{ ...otherKey, question_no: 1, marks_before: 2, marks_after: 3, undone_at: null }],
    })
    expect(after.result.questions[0]!.question!.options.map((option) => option.is_correct)).toEqual([
      true,
      false,
      false,
      false,
    ])
    const listed = async () =>
      (await instructor.direct.getResultsByQuiz({ params: { id: quizId }, query: {} })).data.results[0]!
    expect((await listed()).corrections).toMatchObject([
      { ...otherKey, question_no: 1, marks_before: 2, marks_after: 3, at: expect.any(String) },
    ])
    expect(after.stats.averageScore).toBe(3)
    expect(after.items.questions[0]!.revisions[0]!.options[0]!.is_correct).toBe(true)
    expect(after.questions.questions[0]!.options[0]!.is_correct).toBe(true)
    const {
      data: {
        corrections: [correction],
      },
    } = await instructor.direct.getCorrections({ params: { id: quizId } })
    expect(correction).toMatchObject({ question_no: 1, reason: 'Two options say the same.' })

    const { data } = await instructor.direct.undoCorrection({ body: { correction_id: correction!._id } })
    expect(await endOfJob(instructor, data.job)).toMatchObject({ state: 'done' })
    expect((await listed()).corrections).toBeUndefined()
    const undone = await read()
    expect(undone.result.corrections).toMatchObject([{ undone_at: expect.any(String) }])
    const { corrections: _corrections, ...result } = undone.result
    const { corrections: _none, ...original } = before.result
    expect({ ...undone, result }).toEqual({ ...before, result: original })
  })

  test('given an attempt in progress, when it is handed in later, then it is marked by the new key', async ({
    world,
    instructor,
  }) => {
    const quizId = await addCorrectableQuiz(instructor)
    const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
    const attempt = await begin(world.servicesUrl, data.session._id, 'cy')
    await applyChoice(instructor, quizId, otherKey)
    const answer = {
      question_id: correctedQuestionId(instructor),
      selected: [0],
      answer: '',
      is_marked: false,
      time_spent: 1,
    }
    const handedIn = await attempt.learner.handInAttempt({
      params: attempt.params,
      body: { answers: [answer] },
    })
    expect(handedIn.data.result).toMatchObject({
      obtained_marks: 1,
      corrections: [{ ...otherKey, marks_before: null }],
      questions: [{ takes_many: false, solution: { correct: [0], is_correct: true } }, {}, {}],
    })
  })

  test('given reports, when it is corrected with a note to the reporters, then they are closed', async ({
    instructor,
  }) => {
    const quizId = await addQuizToCorrect(instructor)
    const body = await previewed(instructor, quizId, otherKey)
    const { data } = await instructor.direct.applyCorrection({
      body: { ...body, closing_note: 'You were right.' },
    })
    expect(await endOfJob(instructor, data.job)).toMatchObject({ state: 'done' })
    const question = (
      await instructor.direct.getCorrectableQuestion({
        params: { id: quizId, questionId: correctedQuestionId(instructor) },
      })
    ).data.question
    expect(question).toMatchObject({ reports: 0, correction: { kind: 'other_key' } })
  })
})

test('given a stale preview, then applying it is refused and a new preview can be applied', async ({
  instructor,
}) => {
  const quizId = await addQuizToCorrect(instructor)
  const stale = await previewed(instructor, quizId)
  await applyChoice(instructor, quizId, otherKey)
  await expect(instructor.direct.applyCorrection({ body: stale })).rejects.toMatchObject({
    code: 'STALE_PREVIEW',
  })
  expect(await applyChoice(instructor, quizId)).toMatchObject({ state: 'done' })
})

test('given a corrected key, when a new version is created, then it starts with that key', async ({
  instructor,
}) => {
  const quizId = await addQuizToCorrect(instructor)
  await applyChoice(instructor, quizId, otherKey)
  const made = await instructor.direct.createNewVersion({ body: { quiz_id: quizId, is_published: false } })
  const { data } = await instructor.direct.getQuizQuestions({
    params: { id: made.data.quiz._id },
    query: {},
  })
  expect(data.questions[0]!.options.map((option) => option.is_correct)).toEqual([true, false, false, false])
})
