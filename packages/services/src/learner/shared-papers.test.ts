import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { paperQuestions, papers } from '../database/tables/papers.ts'
import { sweepGrace } from '../sweep/sweep-grace.ts'
import { sweepRevisions } from '../sweep/sweep-revisions.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'
import {
  ada,
  now,
  one,
  quizId,
  rowOf,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
} from './attempt-test-setup.ts'

setUpAttemptTests()

const answersOf = (attemptId: string) =>
  services.db
    .select()
    .from(attemptAnswers)
    .where(eq(attemptAnswers.attemptId, attemptId))
    .orderBy(attemptAnswers.place)
const papersOf = async (id: string) => {
  const stored = await services.db.select().from(papers).where(eq(papers.quizId, id))
  const asked = await services.db
    .select({ questionId: paperQuestions.questionId })
    .from(paperQuestions)
    .innerJoin(papers, eq(papers.id, paperQuestions.paperId))
    .where(eq(papers.quizId, id))
  return { papers: stored.length, questions: asked.length }
}

test('many attempts share one paper and store no answers until a student answers', async () => {
  const many = Array.from({ length: 90 }, (_, index) => draftOf(`question ${index}`))
  const large = await addQuiz(ada, {}, many, true)
  const link = await firstSessionId(services.db, large)
  const ids: string[] = []
  for (let student = 0; student < 20; student += 1)
    ids.push((await begin(services.url, link, `Student${student}`)).params.id)
  expect(await papersOf(large)).toEqual({ papers: 1, questions: 90 })
  for (const id of ids) expect(await answersOf(id)).toEqual([])
})

test('answers are stored for answered questions, and for all questions at the hand-in', async () => {
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  await learner.saveAnswers({ params, body: { answers: [said(two, [0])] } })
  expect((await answersOf(params.id)).map(({ questionId }) => questionId)).toEqual([two])
  const { data } = await learner.readAttempt({ params })
  expect(data.questions.map(({ question_no }) => question_no)).toEqual([1, 2, 3])
  expect(data.answers.map(({ selected }) => selected)).toEqual([[], [0], []])
  await learner.handInAttempt({ params, body: { answers: [] } })
  expect(
    (await answersOf(params.id)).map(({ place, isSkipped, totalMarks }) => [place, isSkipped, totalMarks]),
  ).toEqual([
    [1, true, 3],
    [2, false, 1],
    [3, true, 1],
  ])
  expect(await rowOf(params.id)).toMatchObject({ totalMarks: 5, skippedCount: 2 })
})

test('given a save while a student is inside, then all attempts keep the questions of the locked quiz', async () => {
  const before = await begin(services.url, sessionId, 'Bo')
  await ada.client.addQuestions({
    body: { quiz_id: quizId, questions: [draftOf('four')], is_published: true, is_skippable: true },
  })
  const after = await begin(services.url, sessionId, 'Cy')
  const textsOf = async ({ params, learner }: typeof before) =>
    (await learner.readAttempt({ params })).data.questions.map(({ text }) => text)
  expect(await textsOf(before)).toEqual(['one', 'two', 'three'])
  expect(await textsOf(after)).toEqual(['one', 'two', 'three'])
  expect(await papersOf(quizId)).toEqual({ papers: 1, questions: 3 })
  const later = new Date(now().getTime() + 100 * 24 * 60 * 60_000)
  const sweeping = { graceMs: sweepGrace, signal: new AbortController().signal }
  await sweepRevisions(services.db, { ...sweeping, now: now() })
  await sweepRevisions(services.db, { ...sweeping, now: later })
  expect(await textsOf(before)).toEqual(['one', 'two', 'three'])
  const { data } = await before.learner.handInAttempt({
    params: before.params,
    body: { answers: [said(one, [0])] },
  })
  expect(data.state).toBe('ready')
})

test('an unanswered question can be reported, but not one of another quiz', async () => {
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  const report = (questionId: string) =>
    learner.reportIssue({
      params,
      body: { question_id: questionId, category: 'other', description: 'Odd.' },
    })
  expect((await report(one)).data).toMatchObject({ question_id: one })
  await expect(report('foreign')).rejects.toMatchObject({ code: 'FOREIGN_QUESTION' })
  expect(await answersOf(params.id)).toEqual([])
})

test('attempts from before papers existed keep their answers', async () => {
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  await learner.saveAnswers({ params, body: { answers: [said(one, [0]), said(two, [0])] } })
  await services.db.update(attempts).set({ paperId: null }).where(eq(attempts.id, params.id))
  expect((await learner.readAttempt({ params })).data.answers).toHaveLength(2)
  await learner.handInAttempt({ params, body: { answers: [said(one, [1])] } })
  expect(await answersOf(params.id)).toHaveLength(2)
})
