import { describe, expect, vi } from 'vitest'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { Client } from '@quizwright/contracts/http/client.ts'
import { addQuiz, essayQuestion, soundQuestions } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

const asked = (...quizIds: string[]) => ({
  body: { quizIds, modalType: 'openai_gpt_4o' as const, open_ai_params: { temperature: 1, top_p: 1 } },
})
/**
 * A descriptive question. Without a model, solutions are only written for such questions, from the author's
 * own solution.
 */
const essay = (no: number, changes = {}) =>
  essayQuestion(no, { ai_solution: '', solution: 'It counts.', ...changes })
const addEssays = (
  instructor: Parameters<typeof addQuiz>[0],
  questions = [essay(1), essay(2)],
  isPublished = false,
) => addQuiz(instructor, { quiz_type: 'daq' }, questions, isPublished)
const written = 'Written offline, without an AI model: It counts.'
const ended = async (client: Client, id: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const {
        data: { job },
      } = await client.getJob({ params: { id } })
      expect(['done', 'failed', 'cancelled']).toContain(job.state)
      return job
    },
    { timeout: 20_000, interval: 50 },
  )

describe('a job that writes solutions', () => {
  test('reports its progress and its end, and marks the quizzes as AI', async ({ instructor }) => {
    const quizIds = [
      await addEssays(instructor, [essay(1), essay(2), essay(3)]),
      await addEssays(instructor, [essay(1, { ai_solution: 'Count.' }), essay(2)], true),
    ]
    const {
      data: { job },
    } = await instructor.viaGateway.getSolutionAi(asked(...quizIds))
    expect(job).toMatchObject({ state: 'waiting', done: 0, total: 5 })
    expect(await ended(instructor.viaGateway, job._id)).toMatchObject({
      state: 'done',
      done: 5,
      total: 5,
      message: null,
    })
    const {
      data: { quizzes },
    } = await instructor.viaGateway.getFilteredQuizzes({
      params: { instructorId: instructor.uid },
      body: {
        filters: { is_publish: true, is_archived: false, quiz_type: 'all' },
        sort: { sortBy: 'name', sortOrder: 1 },
        search: { key: 'quiz', value: '', search: false },
        pagination: { page: 1, perPage: 50 },
      },
    })
    expect(quizzes).toEqual([
      expect.objectContaining({ _id: quizIds[1], ai_applied: true, is_published: true }),
    ])
    const {
      data: { questions },
    } = await instructor.viaGateway.getQuestionsByQuizId({ params: { id: quizIds[1]! } })
    expect(questions.map(({ ai_solution }) => ai_solution)).toEqual(['Count.', written])
  })

  test('changes neither the attempts lock nor the version', async ({ world, instructor }) => {
    const quizId = await addEssays(instructor, undefined, true)
    await world.addAttempts(quizId, 3)
    const {
      data: { job },
    } = await instructor.direct.getSolutionAi(asked(quizId))
    expect(await ended(instructor.direct, job._id)).toMatchObject({ state: 'done', done: 2 })
    const { data } = await instructor.direct.addQuestions({
      body: { quiz_id: quizId, questions: [essay(1)], is_published: true, is_skippable: false },
    })
    expect(data.needToCreateNewVersion).toBe(true)
  })

  test('stays finished when it is cancelled afterwards', async ({ instructor }) => {
    const {
      data: { job },
    } = await instructor.viaGateway.getSolutionAi(asked(await addEssays(instructor)))
    await ended(instructor.viaGateway, job._id)
    const { data } = await instructor.viaGateway.cancelJob({ body: { job_id: job._id } })
    expect(data.job).toMatchObject({ _id: job._id, state: 'done', done: 2 })
    expect((await instructor.viaGateway.getUnfinishedJob()).data.job).toBeNull()
  })

  test('cannot be seen, ended or started by another instructor', async ({ instructor, otherInstructor }) => {
    const quizId = await addEssays(instructor)
    const {
      data: { job },
    } = await instructor.viaGateway.getSolutionAi(asked(quizId))
    await expect(otherInstructor.viaGateway.getJob({ params: { id: job._id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await otherInstructor.viaGateway.getUnfinishedJob()).data.job).toBeNull()
    await expect(otherInstructor.viaGateway.cancelJob({ body: { job_id: job._id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      otherInstructor.viaGateway.getSolutionAi(asked(quizId, await addQuiz(otherInstructor))),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await ended(instructor.viaGateway, job._id)).toMatchObject({ state: 'done' })
  })

  test('is previewed before it starts, which stores nothing, and can be undone afterwards', async ({
    instructor,
  }) => {
    const quizId = await addEssays(instructor, [essay(1), essay(2, { ai_solution: 'Count.' })])
    const readTexts = async () => {
      const { data } = await instructor.viaGateway.getQuestionsByQuizId({ params: { id: quizId } })
      return data.questions.map(({ ai_solution }) => ai_solution)
    }
    const all = { body: { ...asked(quizId).body, replace: true } }
    const { data: preview } = await instructor.viaGateway.previewSolutionAi(all)
    expect(preview).toMatchObject({
      is_offline: true,
      quizzes: [{ quiz_id: quizId, field: 'ai_solution', to_write: 2, kept: 0, left_empty: 0 }],
      first: { question_no: 1, text: written, text_before: null },
    })
    expect(await readTexts()).toEqual(['', 'Count.'])
    const {
      data: { job },
    } = await instructor.viaGateway.getSolutionAi(all)
    await ended(instructor.viaGateway, job._id)
    expect(await readTexts()).toEqual([written, written])
    const undone = await instructor.viaGateway.undoSolutionAi({ body: { job_id: job._id } })
    expect(undone.data).toEqual({ restored: 2, edited: [] })
    expect(await readTexts()).toEqual(['', 'Count.'])
  })

  test('writes nothing for questions with options if there is no model, and says why', async ({
    instructor,
  }) => {
    const {
      data: { job },
    } = await instructor.viaGateway.getSolutionAi(asked(await addQuiz(instructor, {}, soundQuestions(2))))
    expect(await ended(instructor.viaGateway, job._id)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Questions that got no solution: 2\./),
    })
  })
})
