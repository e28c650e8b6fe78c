import { expect } from 'vitest'
import { openDirect } from '../support/open-channel.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor, World } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const share = (owner: Instructor, quizId: string, colleague: Instructor, role: 'viewer' | 'editor') =>
  owner.direct.addShare({ body: { quiz_id: quizId, email: colleague.email, role } })

const textsOf = async (person: Instructor, quizId: string): Promise<string[]> => {
  const { data } = await person.direct.getQuestionsByQuizId({ params: { id: quizId }, query: {} })
  return data.questions.map(({ question }) => question)
}

/** Stages a save of one question and does not commit it. */
const stage = async (world: World, person: Instructor, quizId: string, saveId: string) => {
  const { overview } = (await person.direct.getQuizOverview({ query: { quizId } })).data
  const channel = await openDirect(world.servicesUrl, 'questionSaving', person)
  channel.send('questions', {
    saveId,
    quizId,
    index: 0,
    total: 1,
    baseRevision: overview.revision,
    questions: [{ ...soundQuestion(1), question: `By ${person.name}` }],
    warnings: [],
    progress: 100,
    isPublished: false,
    isSkippable: false,
  })
  expect((await channel.next()).event).toBe('progress')
  return channel
}

test('a role that is taken away between the batches of a save and its commit commits nothing', async ({
  world,
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(2))
  const before = await textsOf(instructor, quizId)
  await share(instructor, quizId, otherInstructor, 'editor')
  await using channel = await stage(world, otherInstructor, quizId, 'staged')
  const named = { quiz_id: quizId, kind: 'person' as const, subject_id: otherInstructor.uid }
  await instructor.direct.removeShare({ body: named })
  for (const event of ['complete', 'resume', 'createNewVersion']) {
    channel.send(event, { saveId: 'staged', quizId })
    expect(await channel.next()).toMatchObject({ event: 'error', data: { code: 'ROLE_CHANGED' } })
  }
  expect(await textsOf(instructor, quizId)).toEqual(before)
})

test('an editor can neither read, continue nor commit the staged save of another', async ({
  world,
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(2))
  await share(instructor, quizId, otherInstructor, 'editor')
  await using own = await stage(world, instructor, quizId, 'of-the-owner')
  await using other = await openDirect(world.servicesUrl, 'questionSaving', otherInstructor)
  for (const event of ['resume', 'complete', 'createNewVersion']) {
    other.send(event, { saveId: 'of-the-owner', quizId })
    expect(await other.next()).toMatchObject({ event: 'error', data: { code: 'ORDER' } })
  }
  own.send('complete', { saveId: 'of-the-owner', quizId })
  expect((await own.next()).event).toBe('saved')
  expect(await textsOf(instructor, quizId)).toEqual([`By ${instructor.name}`])
})

test('calls that a colleague sent before the role was taken away, and that still wait, do nothing', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(1), true)
  const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
  const named = { quiz_id: quizId, kind: 'person' as const, subject_id: otherInstructor.uid }
  const state = async () => {
    const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
    const { session: now } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
    return { name: quiz.name, isArchived: quiz.is_archived, session: now.name }
  }
  const { direct } = otherInstructor
  const writes = [
    (no: number) => direct.updateQuiz({ body: { quiz_id: quizId, name: `Waves ${no}` } }),
    (no: number) =>
      no % 2 === 0
        ? direct.archiveQuizzes({ body: { quiz_id: [quizId] } })
        : direct.unarchiveQuizzes({ body: { quiz_id: [quizId] } }),
    (no: number) => direct.updateSession({ body: { sessionId: session._id, name: `Waves ${no}` } }),
  ]
  for (const write of writes) {
    await share(instructor, quizId, otherInstructor, 'editor')
    // More than run at a time, so that most of them wait.
    const calls = Array.from({ length: 30 }, (_, no) => write(no))
    const settled = Promise.allSettled(calls)
    await calls[0]
    await instructor.direct.removeShare({ body: named })
    const after = await state()
    const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    // How many still wait depends on the machine; `require-still-valid.test.ts` holds them.
    for (const reason of refused) expect(reason).toMatchObject({ code: 'ROLE_CHANGED' })
    expect(await state()).toEqual(after)
  }
})

test('a call for several quizzes does nothing if one of them is out of reach', async ({
  instructor,
  otherInstructor,
}) => {
  const own = await addQuiz(otherInstructor, {}, soundQuestions(1), true)
  const seen = await addQuiz(instructor, {}, soundQuestions(1), true)
  const hidden = await addQuiz(instructor, {}, soundQuestions(1), true)
  await share(instructor, seen, otherInstructor, 'viewer')
  for (const [theirs, code] of [
    [seen, 'ROLE_NEEDED'],
    [hidden, 'NOT_FOUND'],
  ] as const) {
    const body = { quiz_id: [own, theirs] }
    await expect(otherInstructor.direct.archiveQuizzes({ body })).rejects.toMatchObject({ code })
    await expect(otherInstructor.direct.unpublishQuizzes({ body })).rejects.toMatchObject({ code })
  }
  for (const [person, id] of [
    [otherInstructor, own],
    [instructor, seen],
    [instructor, hidden],
  ] as const) {
    const { quiz } = (await person.direct.getQuizForInstructor({ params: { id } })).data
    expect(quiz).toMatchObject({ is_published: true, is_archived: false })
  }
})

test('whoever needs the owner of a quiz is sent to an operator once the owner can not sign in any more', async ({
  world,
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, {}, soundQuestions(1), true)
  await share(instructor, quizId, otherInstructor, 'viewer')
  const { name } = instructor
  const read = () => otherInstructor.direct.getQuizLog({ params: { id: quizId }, query: {} })
  const ask = `${name} owns this quiz. Ask ${name} to do this.`
  await expect(read()).rejects.toMatchObject({ code: 'ROLE_NEEDED', message: ask })
  await world.disable(instructor)
  const told = new RegExp(`^${name} owns this quiz and can not sign in any more. Ask an administrator`)
  await expect(read()).rejects.toMatchObject({ message: expect.stringMatching(told) })
  const body = { quiz_id: quizId, questions: soundQuestions(1), is_published: true, is_skippable: false }
  await expect(otherInstructor.direct.addQuestions({ body })).rejects.toMatchObject({
    message: expect.stringMatching(told),
  })
  // What the role allows goes on.
  expect(await textsOf(otherInstructor, quizId)).toHaveLength(1)
})

test('a comment names nobody but those who may read it, and a thread of another quiz is not found', async ({
  instructor,
  otherInstructor,
}) => {
  const question = soundQuestion(1)
  const one = await addQuiz(instructor, {}, [question])
  const other = await addQuiz(instructor, {}, soundQuestions(1))
  const stranger = await instructor.addColleague()
  await share(instructor, one, otherInstructor, 'viewer')
  await share(instructor, other, otherInstructor, 'viewer')
  const text = 'See above.'
  const begun = await otherInstructor.direct.startThread({
    body: { quiz_id: one, question_id: question._id, text, mentions: [stranger.uid, instructor.uid] },
  })
  expect(JSON.stringify(begun.data)).not.toContain(stranger.uid)
  const thread = begun.data.thread
  const elsewhere = { quiz_id: other, thread_id: thread._id }
  const comment = { quiz_id: other, comment_id: thread.comments[0]?._id ?? '' }
  const calls = [
    otherInstructor.direct.replyToThread({ body: { ...elsewhere, text, mentions: [] } }),
    otherInstructor.direct.resolveThread({ body: { ...elsewhere, is_resolved: true } }),
    otherInstructor.direct.changeComment({ body: { ...comment, text: 'Changed.' } }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ status: 404 })
  // To delete what is not there is no error, and deletes nothing elsewhere.
  await otherInstructor.direct.changeComment({ body: { ...comment, text: null } })
  const { data } = await instructor.direct.getThreads({ params: { id: one }, query: { state: 'open' } })
  expect(data.threads).toMatchObject([{ comments: [{ text }] }])
})
