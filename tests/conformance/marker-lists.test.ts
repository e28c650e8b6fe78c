import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { expect } from 'vitest'
import { addMarkers, addWaiting, divide, mark, queueOf } from '../support/marking-team.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'
import { instructorRows } from './rows.ts'

type Asked = { quizId: string; sessionId: string; result: string; question: string; student: string }
type Listed = Partial<Record<EndpointName, (by: Instructor, asked: Asked) => Promise<unknown>>>

/** Each call that lists what is in a marker's share, as a marker makes it. */
const listed: Listed = {
  getResultsByQuiz: (by, { quizId: id }) => by.viaGateway.getResultsByQuiz({ params: { id }, query: {} }),
  getResultsBySession: (by, { sessionId: id }) =>
    by.viaGateway.getResultsBySession({ params: { id }, query: {} }),
  getReportResults: (by, { quizId: id }) => by.viaGateway.getReportResults({ params: { id }, query: {} }),
  quickSearch: (by, { quizId }) =>
    by.viaGateway.quickSearch({ body: { quiz_id: quizId, keyword: 'Student', key: 'userName' } }),
  getPerformanceTrend: (by, { student, result }) =>
    by.viaGateway.getPerformanceTrend({ params: { a: student, b: result } }),
  getCorrections: (by, { quizId: id }) => by.viaGateway.getCorrections({ params: { id } }),
  getLateAnswers: (by, { quizId: id }) => by.viaGateway.getLateAnswers({ params: { id } }),
  getMarkingQueue: (by) => by.viaGateway.getMarkingQueue({ params: { id: by.uid }, query: {} }),
  getSimilarAnswers: (by, { result: id, question }) =>
    by.viaGateway.getSimilarAnswers({ params: { id }, query: { question_id: question } }),
  getSureSuggestions: (by, { quizId: id }) => by.viaGateway.getSureSuggestions({ params: { id } }),
  confirmSuggestions: (by, { quizId: id }) =>
    by.viaGateway.confirmSuggestions({ params: { id }, body: { fingerprint: 'none' } }),
  undoConfirmation: (by, { quizId: id }) =>
    by.viaGateway.undoConfirmation({ params: { id }, body: { confirmation_id: 'none' } }),
}

/** A quiz of two essays by four students, of whom Bo and Cy have two each, one of them marked and corrected. */
const addDivided = async (owner: Instructor) => {
  const { quizId, questionIds, results } = await addWaiting(owner, 4, 2)
  const [bo, cy] = (await addMarkers(owner, quizId, 2)) as [Instructor, Instructor]
  await divide(owner, quizId, [bo, cy])
  const queues = [await queueOf(bo), await queueOf(cy)] as const
  const [ofBo, ofCy] = queues.map((queue) => [...new Set(queue.map((one) => one.result_id))]) as [
    string[],
    string[],
  ]
  for (const [by, queue] of [
    [bo, queues[0]],
    [cy, queues[1]],
  ] as const) {
    for (const answer of queue.filter(({ result_id: id }) => id === queue[0]!.result_id))
      await mark(by, answer, 7)
    const { result_id, question_id } = queue[0]!
    const given = { result_id, question_id, marks: 8, reason: 'A good reason.' }
    await owner.viaGateway.correctAnswer({ body: given })
  }
  const { session } = (await owner.viaGateway.getGeneralSession({ params: { quizId } })).data
  const { results: all } = (await owner.viaGateway.getResultsByQuiz({ params: { id: quizId }, query: {} }))
    .data
  const studentOf = (id: string) => all.find(({ _id }) => _id === id)!.user_id!
  const asked = (result: string): Asked => ({
    quizId,
    sessionId: session._id,
    result,
    question: questionIds[0]!,
    student: studentOf(result),
  })
  return { quizId, questionIds, results, bo, cy, ofBo, ofCy, asked }
}

test('each call that lists gives a marker their share of the students and nothing of the others', async ({
  instructor,
}) => {
  const rows = instructorRows.filter(({ row }) => row.scope?.share === 'listed').map(({ name }) => name)
  expect(Object.keys(listed).toSorted()).toEqual(rows.toSorted())

  const { bo, ofBo, ofCy, asked } = await addDivided(instructor)
  const saying: string[] = []
  for (const [name, call] of Object.entries(listed)) {
    const text = JSON.stringify(await call(bo, asked(ofBo[0]!)))
    for (const id of ofCy)
      for (const secret of [id, asked(id).student]) expect({ name, text }).not.toContain(secret)
    if (ofBo.some((id) => text.includes(id))) saying.push(name)
  }
  expect(saying).toEqual([
    'getResultsByQuiz',
    'getResultsBySession',
    'getReportResults',
    'quickSearch',
    'getPerformanceTrend',
    'getCorrections',
    'getMarkingQueue',
  ])
  const list = await bo.viaGateway.getResultsByQuiz({ params: { id: asked(ofBo[0]!).quizId }, query: {} })
  expect(list.data.total).toBe(2)
  // Whoever edits sees all of them, and so do markers while nothing is shared out.
  const of = async (by: Instructor) =>
    (await by.viaGateway.getResultsByQuiz({ params: { id: asked(ofBo[0]!).quizId }, query: {} })).data.total
  expect(await of(instructor)).toBe(4)
  await divide(instructor, asked(ofBo[0]!).quizId, [])
  expect(await of(bo)).toBe(4)
})

test('comments on an answer are for whoever has its result in their share', async ({ instructor }) => {
  const { quizId, questionIds, bo, ofBo, ofCy } = await addDivided(instructor)
  const comment = async (by: Instructor, result: string) =>
    (
      await by.viaGateway.startThread({
        body: {
          quiz_id: quizId,
          question_id: questionIds[0]!,
          result_id: result,
          text: 'Is it?',
          mentions: [],
        },
      })
    ).data.thread._id
  const [onBos, onCys] = [await comment(instructor, ofBo[0]!), await comment(instructor, ofCy[0]!)]
  const { data } = await bo.viaGateway.getThreads({ params: { id: quizId }, query: { state: 'open' } })
  expect(data.threads.map(({ _id }) => _id)).toEqual([onBos])
  expect((await bo.viaGateway.countComments({ params: { id: quizId } })).data).toMatchObject({
    open: 1,
    answers: [{ result_id: ofBo[0] }],
  })
  await expect(comment(bo, ofCy[0]!)).rejects.toMatchObject({ status: 403, code: 'ROLE_NEEDED' })
  await expect(
    bo.viaGateway.replyToThread({
      body: { quiz_id: quizId, thread_id: onCys, text: 'And now?', mentions: [] },
    }),
  ).rejects.toMatchObject({ status: 404 })
})

test('shared out by question, a result has only the answers that its marker marks', async ({
  instructor,
}) => {
  const { quizId, questionIds, results } = await addWaiting(instructor, 2, 3)
  const [bo, cy] = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  const questions = [bo, cy, cy].map((marker, index) => ({
    question_id: questionIds[index]!,
    marker_id: marker.uid,
  }))
  await divide(instructor, quizId, [bo, cy], { shared_by: 'question', questions })
  const resultOf = async (by: Instructor) =>
    (await by.viaGateway.getDaqResult({ params: { id: results[0]! } })).data.result
  const ofBo = await resultOf(bo)
  expect(ofBo.questions.map(({ _id }) => _id)).toEqual([questionIds[0]])
  expect(ofBo.answers_of_others).toBe(2)
  const ofOwner = await resultOf(instructor)
  expect([ofOwner.questions.length, ofOwner.answers_of_others]).toEqual([3, undefined])
  // Nor does anybody keep another from their answers by opening them.
  await expect(
    bo.viaGateway.claimAnswer({
      body: { result_id: results[0]!, question_id: questionIds[1]!, is_open: true },
    }),
  ).rejects.toMatchObject({
    status: 403,
    message: `${cy.name} marks this answer. Ask the owner of the quiz for another share.`,
  })
  // A question that nobody has is everybody's.
  await divide(instructor, quizId, [bo, cy], { shared_by: 'question', questions: questions.slice(0, 2) })
  expect((await resultOf(bo)).questions.map(({ _id }) => _id)).toEqual([questionIds[0], questionIds[2]])
})

test('a second marker sees the answer that was drawn, and not the rest of its result', async ({
  instructor,
}) => {
  // Of ten students chance draws one answer of two for either marker, but once in a thousand times.
  const { quizId, questionIds } = await addWaiting(instructor, 10, 2)
  const markers = (await addMarkers(instructor, quizId, 2)) as [Instructor, Instructor]
  await divide(instructor, quizId, markers, { sample_percent: 50 })
  const drawnFor = async (marker: Instructor) => {
    const byResult = Map.groupBy(await queueOf(marker), (one) => one.result_id)
    return [...byResult].flatMap(([resultId, answers]) =>
      answers.length === 1 ? [{ bo: marker, resultId, drawn: answers[0] }] : [],
    )
  }
  const [partly] = (await Promise.all(markers.map(drawnFor))).flat()
  expect(partly, 'an essay of another student that was drawn').toBeDefined()
  const { bo, resultId, drawn } = partly!
  const { result } = (await bo.viaGateway.getDaqResult({ params: { id: resultId } })).data
  expect(result.questions.map(({ _id }) => _id)).toEqual([drawn!.question_id])
  expect(result.answers_of_others).toBe(questionIds.length - 1)
  await mark(bo, drawn!, 4)
  // Having marked it, it stays theirs.
  expect((await bo.viaGateway.getDaqResult({ params: { id: resultId } })).data.result.questions).toHaveLength(
    1,
  )
})
