import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { ulid } from 'ulid'
import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import type { OpenChannel } from '../support/open-channel.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

/** The frames of a save as the page sends them: batches of up to 100 questions, then `complete`. */
const saveOf = (
  quizId: string,
  baseRevision: number,
  questions: DraftQuestion[],
  { isPublished = false, size = 100 } = {},
) => {
  const save = { saveId: ulid(), quizId }
  const total = Math.max(1, Math.ceil(questions.length / size))
  const batches = Array.from({ length: total }, (_, index) => ({
    ...save,
    index,
    total,
    baseRevision,
    questions: questions.slice(index * size, (index + 1) * size),
    warnings: [],
    isPublished,
    isSkippable: false,
    progress: Math.round(((index + 1) / total) * 100),
  }))
  return { save, batches }
}
const sendAll = async (channel: OpenChannel, batches: ReturnType<typeof saveOf>['batches']) => {
  for (const batch of batches) {
    channel.send('questions', batch)
    const { event, data } = await channel.next()
    expect(event, JSON.stringify(data)).toBe('progress')
  }
}

describe.each(entryPoints)('saving questions by the channel, $name', (entryPoint) => {
  test('stages batches, reports progress and commits all batches at once', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    const { revision } = (await client.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, soundQuestions(250), { isPublished: true })
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    channel.send('questions', batches[0])
    expect((await channel.next()).data).toMatchObject({ saveId: save.saveId, received: [0] })
    expect(
      (await client.getQuestionCount({ params: { quizId: id } })).data.question,
      'nothing is seen before the end',
    ).toBe(3)
    await sendAll(channel, batches.slice(1))
    channel.send('complete', save)
    const saved = await channel.next('saved')
    expect(saved.data).toMatchObject({ saveId: save.saveId, quiz_id: id, is_published: true, questions: 250 })
    const { quiz } = (await client.getQuizForInstructor({ params: { id } })).data
    expect(quiz).toMatchObject({
      is_published: true,
      revision: (saved.data as { revision: number }).revision,
    })
    const stored = (await client.getQuestionsByQuizId({ params: { id }, query: {} })).data.questions
    expect(stored.map((question) => question._id)).toEqual(
      batches.flatMap((batch) => batch.questions.map((question) => question._id)),
    )
  })

  test('a batch sent twice, and a save completed twice, count once', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, [])
    const { revision } = (await client.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, soundQuestions(5), { size: 3 })
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    await sendAll(channel, [batches[0]!, batches[0]!, batches[1]!, batches[0]!])
    channel.send('complete', save)
    const first = await channel.next('saved')
    await using again = await entryPoint.open(world, 'questionSaving', instructor)
    again.send('complete', save)
    expect((await again.next('saved')).data).toMatchObject({
      revision: (first.data as { revision: number }).revision,
    })
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(5)
  })

  test('after a lost connection, only missing batches must be sent', async ({ world, instructor }) => {
    const id = await addQuiz(instructor, {}, [])
    const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, soundQuestions(9), { size: 3 })
    await using first = await entryPoint.open(world, 'questionSaving', instructor)
    await sendAll(first, [batches[0]!, batches[2]!])
    first.close()
    await first.closed
    await using second = await entryPoint.open(world, 'questionSaving', instructor)
    second.send('resume', save)
    expect((await second.next('progress')).data).toMatchObject({ received: [0, 2] })
    await sendAll(second, [batches[1]!])
    second.send('complete', save)
    expect((await second.next('saved')).data).toMatchObject({ questions: 9 })
  })

  test('an interrupted save does not change the quiz', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    const before = (await client.getQuizData({ params: { id } })).data
    const { batches } = saveOf(id, before.quiz.revision, soundQuestions(6), { size: 3, isPublished: true })
    {
      await using channel = await entryPoint.open(world, 'questionSaving', instructor)
      await sendAll(channel, [batches[0]!])
    }
    expect((await client.getQuizData({ params: { id } })).data).toEqual(before)
  })

  test('complete before all batches were received is refused', async ({ world, instructor }) => {
    const id = await addQuiz(instructor, {}, [])
    const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, soundQuestions(6), { size: 3 })
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    await sendAll(channel, [batches[0]!])
    channel.send('complete', save)
    expect((await channel.next('error')).data).toMatchObject({ code: 'ORDER' })
  })

  test('a new version without consent is refused, and the save can still be completed', async ({
    world,
    instructor,
  }) => {
    const id = await addQuiz(instructor, {}, [])
    const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, soundQuestions(2))
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    await sendAll(channel, batches)
    channel.send('createNewVersion', save)
    expect((await channel.next('error')).data).toMatchObject({ code: 'ORDER' })
    const { question: versions } = (await instructor.direct.getQuestionCount({ params: { quizId: id } })).data
    expect(versions, 'nothing was stored').toBe(0)
    await using again = await entryPoint.open(world, 'questionSaving', instructor)
    await sendAll(again, batches)
    again.send('complete', save)
    expect((await again.next('saved')).data).toMatchObject({ questions: 2 })
  })

  test('publishing validates again: questions with errors are refused and stay unpublished', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    const { revision } = (await client.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, [soundQuestion(1), soundQuestion(2, { question: '' })], {
      isPublished: true,
    })
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    channel.send('questions', batches[0])
    const heard = await channel.next()
    if (heard.event === 'progress') channel.send('complete', save)
    const problem = heard.event === 'error' ? heard : await channel.next('error')
    expect(problem.data).toMatchObject({
      code: 'RULE',
      message: 'Question text can not be empty at Question # 2',
    })
    expect((await client.getQuizForInstructor({ params: { id } })).data.quiz.is_published).toBe(false)
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(3)
  })

  test('a stale revision is refused at the first batch', async ({ world, instructor }) => {
    const id = await addQuiz(instructor)
    const { revision } = (await instructor.direct.getQuizForInstructor({ params: { id } })).data.quiz
    await instructor.direct.updateQuiz({ body: { quiz_id: id, name: 'Changed elsewhere' } })
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    channel.send('questions', saveOf(id, revision, soundQuestions(1)).batches[0])
    expect((await channel.next('error')).data).toMatchObject({ code: 'CONFLICT', retryable: false })
  })

  test('a quiz with attempts asks at the first batch, and becomes a new version on consent', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, soundQuestions(2), true)
    await world.addAttempts(id, 1)
    const { revision } = (await client.getQuizForInstructor({ params: { id } })).data.quiz
    const { save, batches } = saveOf(id, revision, soundQuestions(5), { size: 3, isPublished: true })
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    channel.send('questions', batches[0])
    expect((await channel.next('needToCreateNewVersion')).data).toMatchObject({ ...save })
    channel.send('questions', batches[1])
    await channel.next('progress')
    channel.send('createNewVersion', save)
    const { data } = (await channel.next('Vsaved')) as {
      data: { quiz: { _id: string }; session: { _id: string } }
    }
    expect((await client.getQuizForInstructor({ params: { id: data.quiz._id } })).data.quiz).toMatchObject({
      version: 2,
      is_published: true,
      session_id: data.session._id,
    })
    expect((await client.getQuestionCount({ params: { quizId: data.quiz._id } })).data.question).toBe(5)
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(2)
  })

  test("nobody can save into another instructor's quiz", async ({ world, instructor, otherInstructor }) => {
    const foreign = await addQuiz(otherInstructor)
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    channel.send('questions', saveOf(foreign, 1, soundQuestions(1)).batches[0])
    expect((await channel.next('error')).data).toMatchObject({ code: 'NOT_FOUND' })
    expect(
      (await otherInstructor.direct.getQuestionCount({ params: { quizId: foreign } })).data.question,
    ).toBe(3)
  })

  test('a frame of an unknown event or shape is refused', async ({ world, instructor }) => {
    const id = await addQuiz(instructor)
    await using channel = await entryPoint.open(world, 'questionSaving', instructor)
    channel.send('questions', { quizId: id })
    expect((await channel.next('error')).data).toMatchObject({ code: 'CONTRACT' })
    channel.send('noSuchEvent', {})
    expect((await channel.next('error')).data).toMatchObject({ code: 'CONTRACT' })
    channel.send('questions', saveOf(id, 1, soundQuestions(101), { size: 101 }).batches[0])
    expect((await channel.next('error')).data).toMatchObject({ code: 'CONTRACT' })
  })
})
