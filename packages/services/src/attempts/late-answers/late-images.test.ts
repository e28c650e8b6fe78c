import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { eq } from '../../database/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { handInOverdueAttempts } from '../hand-in/hand-in-overdue-attempts.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import {
  ada,
  now,
  one,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { sweepImages } from '../../sweep/sweep-images.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { begin } from '../../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

setUpAttemptTests()

const minuteMs = 60_000
const imageOf = async (background: string) => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'page.png', { type: 'image/png' })
}
const overdue = async (attemptId: string) => {
  const { dueAt } = await rowOf(attemptId)
  wait((dueAt.getTime() - now().getTime()) / minuteMs + 60)
  await handInOverdueAttempts({ db: services.db, now })
  return new Date(dueAt.getTime() - minuteMs)
}
const answerOf = async (attemptId: string) =>
  (await services.db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId)))[0]!

const beginWords = async () => {
  const question = draftOf('why', { options: [] })
  const quizId = await addQuiz(ada, { quiz_type: 'daq' }, [question], true)
  const begun = await begin(services.url, await firstSessionId(services.db, quizId), 'Bo')
  const fields = { question_id: question._id }
  const late = async () => (await ada.client.getLateAnswers({ params: { id: quizId } })).data
  return { ...begun, quizId, fields, late }
}

test('an image that came after the end is kept, shown to both, counts when accepted, and not when undone', async () => {
  const { params, learner, quizId, fields, late } = await beginWords()
  const { data: timely } = await learner.addImage({ params, fields, file: await imageOf('#ff0000') })
  const addedAt = await overdue(params.id)
  const send = async (colour: string) =>
    (
      await learner.addLateImage({
        params,
        fields: { ...fields, answered_at: serializeDateTime(addedAt) },
        file: await imageOf(colour),
      })
    ).data.uploaded_images
  const sent = await send('#00ff00')
  expect(sent).toHaveLength(2)
  // A lost response, and an image that the answer has already, store nothing more.
  expect(await send('#00ff00')).toEqual(sent)
  expect(await send('#ff0000')).toEqual(sent)
  expect((await answerOf(params.id)).uploadedImages).toEqual(timely.uploaded_images)
  expect((await learner.readAttemptResult({ params })).data.late.question_nos).toEqual([1])
  expect((await late()).attempts).toMatchObject([
    {
      answers: [
        { uploaded_images: [sent[1]], answered_at: serializeDateTime(addedAt), is_after_result: false },
      ],
    },
  ])
  const store = { delete: async () => undefined } as never
  const sweeping = {
    now: now(),
    graceMs: { images: -minuteMs } as never,
    signal: new AbortController().signal,
  }
  // An image to which only a late answer refers is used.
  expect(await sweepImages({ db: services.db, store }, sweeping)).toBe(0)
  const { data } = await ada.client.acceptLateAnswers({
    body: { quiz_id: quizId, attempt_ids: [params.id], reason: 'No network.' },
  })
  expect((await answerOf(params.id)).uploadedImages).toEqual(sent)
  await ada.client.undoLateAnswers({
    body: { quiz_id: quizId, acceptance_id: data.acceptances[0]!._id },
  })
  expect((await answerOf(params.id)).uploadedImages).toEqual(timely.uploaded_images)
  expect((await late()).attempts).toHaveLength(1)
})

test('given a late image and then late words from before it, then both wait', async () => {
  const { params, learner, fields, late } = await beginWords()
  const givenAt = await overdue(params.id)
  await learner.addLateImage({ params, fields, file: await imageOf('#00ff00') })
  const answer = {
    ...said(fields.question_id, []),
    answer: 'Because.',
    answered_at: serializeDateTime(givenAt),
  }
  await learner.sendLateAnswers({ params, body: { answers: [answer] } })
  expect((await late()).attempts[0]!.answers).toMatchObject([
    { answer: 'Because.', uploaded_images: [expect.any(String)] },
  ])
})

test('an image is refused for a foreign question and for an answer without words', async () => {
  const { params, learner } = await beginWords()
  await overdue(params.id)
  const file = await imageOf('#00ff00')
  await expect(learner.addLateImage({ params, fields: { question_id: 'none' }, file })).rejects.toMatchObject(
    { code: 'FOREIGN_QUESTION' },
  )
  const choice = await begin(services.url, sessionId, 'Cy')
  await overdue(choice.params.id)
  await expect(
    choice.learner.addLateImage({ params: choice.params, fields: { question_id: one }, file }),
  ).rejects.toMatchObject({ code: 'RULE' })
})

/** Moves the end of the session to so many minutes from now. */
const moveEnd = (minutes: number) =>
  ada.client.updateSession({
    body: { sessionId, end_time: serializeDateTime(new Date(now().getTime() + minutes * minuteMs)) },
  })

test('given the end moved to later, then late answers of an open attempt are saved, others pointed out', async () => {
  await moveEnd(5)
  const quizId = (await services.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]!.quizId
  const [open, closed] = [
    await begin(services.url, sessionId, 'Bo'),
    await begin(services.url, sessionId, 'Cy'),
  ]
  const { dueAt } = await rowOf(open.params.id)
  wait((dueAt.getTime() - now().getTime()) / minuteMs + 0.2)
  // Given seconds after the end, within the grace period.
  await open.learner.saveAnswers({ params: open.params, body: { answers: [said(one, [0])] } })
  await closed.learner.handInAttempt({ params: closed.params, body: { answers: [said(two, [0])] } })
  const late = async () => (await ada.client.getLateAnswers({ params: { id: quizId } })).data.attempts
  expect((await late()).map(({ is_before_moved_end: isTimely }) => isTimely)).toEqual([false, false])
  await moveEnd(60)
  expect(await late()).toMatchObject([{ attempt_id: closed.params.id, is_before_moved_end: true }])
  const { data } = await open.learner.handInAttempt({ params: open.params, body: { answers: [] } })
  expect(data.result?.obtained_marks).toBe(3)
})
