import { commentLimits } from '@quizwright/domain/limits.ts'
import { describe, expect } from 'vitest'
import { addQuiz, essayQuestion, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

type Shared = { quizId: string; questionId: string; otherId: string }

/** Adds a quiz of two questions that a colleague may look at. */
const addShared = async (
  owner: Instructor,
  colleague: Instructor,
  role: 'viewer' | 'marker' = 'viewer',
): Promise<Shared> => {
  const questions = soundQuestions(2)
  const quizId = await addQuiz(owner, {}, questions)
  await owner.direct.addShare({ body: { quiz_id: quizId, email: colleague.email, role } })
  return { quizId, questionId: questions[0]!._id, otherId: questions[1]!._id }
}
const say = async (by: Instructor, quizId: string, questionId: string, text: string, more: object = {}) =>
  (await by.viaGateway.startThread({ body: { quiz_id: quizId, question_id: questionId, text, ...more } }))
    .data.thread
const threadsOf = async (by: Instructor, quizId: string, query: object = {}) =>
  (await by.viaGateway.getThreads({ params: { id: quizId }, query: { state: 'open', ...query } })).data
const countOf = async (by: Instructor, quizId: string) =>
  (await by.viaGateway.countComments({ params: { id: quizId } })).data

describe('comments of colleagues', () => {
  test('a viewer begins a thread, the owner answers, it is resolved and opened again', async ({
    instructor,
    otherInstructor,
  }) => {
    const { quizId, questionId, otherId } = await addShared(instructor, otherInstructor)
    const more = { field: 'solution' as const, mentions: [instructor.uid, 'a-stranger'] }
    const thread = await say(otherInstructor, quizId, questionId, 'Is $x^2$ meant here?', more)
    expect(thread).toMatchObject({ question_id: questionId, question_no: 1, field: 'solution' })
    expect(await countOf(instructor, quizId)).toEqual({
      open: 1,
      unread: 1,
      questions: [{ question_id: questionId, open: 1 }],
      answers: [],
    })
    const named = { quiz_id: quizId, thread_id: thread._id }
    await instructor.viaGateway.replyToThread({ body: { ...named, text: 'Yes.' } })
    await instructor.viaGateway.markCommentsRead({ body: { quiz_id: quizId } })
    expect([
      (await countOf(instructor, quizId)).unread,
      (await countOf(otherInstructor, quizId)).unread,
    ]).toEqual([0, 1])
    const found = await threadsOf(otherInstructor, quizId)
    expect(new Set(found.people.map(({ _id }) => _id))).toEqual(
      new Set([instructor.uid, otherInstructor.uid]),
    )
    expect(found.threads[0]!.comments.map(({ author, text }) => [author, text])).toEqual([
      [otherInstructor.name, 'Is $x^2$ meant here?'],
      [instructor.name, 'Yes.'],
    ])
    expect((await threadsOf(instructor, quizId, { question_id: otherId })).threads).toEqual([])

    const resolved = await instructor.viaGateway.resolveThread({ body: { ...named, is_resolved: true } })
    expect(resolved.data.thread).toMatchObject({ is_resolved: true, resolved_by: instructor.name })
    expect([
      (await threadsOf(instructor, quizId)).threads.length,
      (await threadsOf(instructor, quizId, { state: 'resolved' })).threads.length,
      (await countOf(instructor, quizId)).open,
    ]).toEqual([0, 1, 0])
    const { data } = await otherInstructor.viaGateway.replyToThread({ body: { ...named, text: 'Not yet.' } })
    expect(data.thread).toMatchObject({ is_resolved: false, resolved_by: null })
  })

  test('a thread follows its question into the next version, and stays when the question is deleted', async ({
    instructor,
  }) => {
    const questions = soundQuestions(2)
    const quizId = await addQuiz(instructor, {}, questions, true)
    await say(instructor, quizId, questions[1]!._id, 'Keep me.')
    await instructor.handIn({ quizId, name: 'Bo Bee', given: [1, 1] })
    const { quiz } = (
      await instructor.direct.createNewVersion({ body: { quiz_id: quizId, is_published: false } })
    ).data
    expect((await threadsOf(instructor, quiz._id)).threads).toMatchObject([{ question_no: 2 }])
    const overviewOf = async () =>
      (await instructor.direct.getQuizOverview({ query: { quizId: quiz._id } })).data.overview
    expect(await overviewOf()).toMatchObject({ open_comments: 1 })
    const read = { params: { id: quiz._id }, query: {} }
    const { questions: stored } = (await instructor.direct.getQuizQuestions(read)).data
    await instructor.direct.addQuestions({
      body: {
        quiz_id: quiz._id,
        questions: [{ ...questions[0]!, _id: stored[0]!._id }],
        is_published: false,
        is_skippable: true,
        baseRevision: (await overviewOf()).revision,
      },
    })
    expect((await threadsOf(instructor, quiz._id)).threads).toMatchObject([
      { question_id: null, question_no: null, about: questions[1]!.question },
    ])
    // What nobody can look at in the quiz does not keep from publishing it.
    expect(await overviewOf()).toMatchObject({ open_comments: 0 })
    await expect(say(instructor, quiz._id, questions[1]!._id, 'Too late.')).rejects.toMatchObject({
      code: 'COMMENT_REFUSED',
      message: expect.stringContaining('not in the saved quiz'),
    })
  })

  test('only its author changes a comment, the owner may delete it, and an empty thread is gone', async ({
    instructor,
    otherInstructor,
  }) => {
    const { quizId, questionId } = await addShared(instructor, otherInstructor)
    const thread = await say(otherInstructor, quizId, questionId, 'Typo')
    const change = (by: Instructor, text: string | null) =>
      by.viaGateway.changeComment({
        body: { quiz_id: quizId, comment_id: thread.comments[0]!._id, text },
      })
    await expect(change(instructor, 'Mine')).rejects.toMatchObject({ code: 'COMMENT_REFUSED' })
    const { data } = await change(otherInstructor, 'A typo')
    expect(data.thread!.comments).toMatchObject([{ text: 'A typo', is_changed: true }])
    await instructor.viaGateway.replyToThread({
      body: { quiz_id: quizId, thread_id: thread._id, text: 'Where?' },
    })
    const [left] = (await change(instructor, null)).data.thread!.comments
    expect(left).toMatchObject({ text: '', is_deleted: true })
    const [, own] = (await threadsOf(instructor, quizId)).threads[0]!.comments
    const body = { quiz_id: quizId, comment_id: own!._id, text: null }
    for (let time = 0; time < 2; time += 1)
      expect((await instructor.viaGateway.changeComment({ body })).data.thread).toBeNull()
    expect((await threadsOf(instructor, quizId)).threads).toEqual([])
  })

  test('comments on an answer are for markers, and not for viewers', async ({
    instructor,
    otherInstructor,
  }) => {
    const essay = essayQuestion(1)
    const quizId = await addQuiz(instructor, { quiz_type: 'daq' }, [essay], true)
    const { resultId } = await instructor.handIn({ quizId, name: 'Bo', given: [{ words: 'Light bends.' }] })
    const share = { quiz_id: quizId, email: otherInstructor.email }
    await instructor.direct.addShare({ body: { ...share, role: 'marker' } })
    const thread = await say(otherInstructor, quizId, essay._id, 'Half a mark?', { result_id: resultId })
    expect((await threadsOf(instructor, quizId, { result_id: resultId })).threads).toHaveLength(1)
    expect((await countOf(instructor, quizId)).answers).toEqual([
      { question_id: essay._id, result_id: resultId, open: 1 },
    ])
    await instructor.direct.addShare({ body: { ...share, role: 'viewer' } })
    expect([
      (await threadsOf(otherInstructor, quizId)).threads,
      (await countOf(otherInstructor, quizId)).open,
    ]).toEqual([[], 0])
    const named = { quiz_id: quizId, thread_id: thread._id }
    await expect(
      otherInstructor.viaGateway.replyToThread({ body: { ...named, text: 'Still here' } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      otherInstructor.viaGateway.resolveThread({ body: { ...named, is_resolved: true } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      say(otherInstructor, quizId, essay._id, 'Again', { result_id: resultId }),
    ).rejects.toMatchObject({ code: 'ROLE_NEEDED' })
  })

  test('a result of another quiz, an empty text and a full thread are refused with one sentence', async ({
    instructor,
    otherInstructor,
  }) => {
    const { quizId, questionId } = await addShared(instructor, otherInstructor, 'marker')
    const elsewhere = await addQuiz(instructor, {}, soundQuestions(1), true)
    const { resultId } = await instructor.handIn({ quizId: elsewhere, name: 'Bo', given: [1] })
    await expect(
      say(instructor, quizId, questionId, 'Whose?', { result_id: resultId }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(say(instructor, quizId, questionId, ' \n ')).rejects.toMatchObject({
      code: 'RULE',
      message: 'Write something first.',
    })
    const thread = await say(instructor, quizId, questionId, '1')
    const body = { quiz_id: quizId, thread_id: thread._id, text: 'more' }
    const others = Array.from({ length: commentLimits.perThread - 1 })
    await Promise.all(others.map(() => instructor.direct.replyToThread({ body })))
    await expect(instructor.direct.replyToThread({ body })).rejects.toMatchObject({
      code: 'COMMENT_REFUSED',
      message: expect.stringContaining('Start another one'),
    })
  })

  test('threads are read in pages, the latest first', async ({ instructor }) => {
    const [question] = soundQuestions(1)
    const quizId = await addQuiz(instructor, {}, [question!])
    const total = commentLimits.perPage + 1
    for (let no = 1; no <= total; no += 1) await say(instructor, quizId, question!._id, `Number ${no}`)
    const first = await threadsOf(instructor, quizId)
    const second = await threadsOf(instructor, quizId, { after: first.next })
    const texts = [...first.threads, ...second.threads].map(({ comments }) => comments[0]!.text)
    expect(texts).toEqual(Array.from({ length: total }, (_, index) => `Number ${total - index}`))
    expect(second.next).toBeNull()
  })
})
