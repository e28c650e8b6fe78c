import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { AcceptedAnswer } from '@quizwright/domain/schemas/result-correction.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import {
  addQuiz,
  draftOf,
  type Instructor,
  openTestServices,
  type TestServices,
} from '../test-support/test-services.ts'
import { rebuildAndReadCounts } from '../statistics/counts/fixtures/read-all-counts.ts'
import { copyVersion } from '../saving/copy-version.ts'
import { applyChoice, runUndo, snapshotOf } from './fixtures.ts'

let services: TestServices
let ada: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

const given: readonly (readonly [capital: string, gravity: string])[] = [
  ['Paris', '9.81'],
  ['Lutetia', '9,8'],
  [' lutetia', '9.80'],
  ['Lutetia', 'much'],
  ['<b>Lyon</b>', ''],
]

let quizId: string
let capital: string
let gravity: string
let results: string[]
beforeEach(async () => {
  const questions = [
    draftOf('Which city is the capital?', {
      weightage: 2,
      options: [],
      interaction: blankShortAnswer(['Paris']),
    }),
    draftOf('How strong is gravity?', { weightage: 2, options: [], interaction: blankNumeric('9.81') }),
  ] as const
  ;[capital, gravity] = [questions[0]._id, questions[1]._id]
  quizId = await addQuiz(ada, { quiz_type: 'full' }, [...questions], true)
  const sessionId = await firstSessionId(services.db, quizId)
  results = []
  for (const [index, [city, number]] of given.entries()) {
    const { learner, params } = await begin(services.url, sessionId, `bo${index}.${quizId}`)
    const answerTo = (question_id: string, answer: string) => ({
      question_id,
      selected: [],
      answer,
      is_marked: false,
      time_spent: 1,
    })
    const answers = [answerTo(capital, city), answerTo(gravity, number)]
    await learner.handInAttempt({ params, body: { answers } })
    results.push(params.id)
  }
})

const accept = (...accepted: AcceptedAnswer[]): CorrectionChoice => ({
  kind: 'accept',
  correct: [],
  accepted,
})
const marks = async () =>
  (await snapshotOf(services.db, quizId)).attempts.map(({ obtainedMarks }) => obtainedMarks)
const others = async (questionId: string, attempts: 'first' | 'all' = 'first') =>
  (await ada.client.getOtherAnswers({ params: { id: quizId, questionId }, query: { attempts } })).data

test('other answers are listed as the kind counts them as the same, the most frequent first', async () => {
  expect(await others(capital)).toEqual({
    attempts: 'first',
    counted: 5,
    different: 2,
    answers: [
      { answer: 'Lutetia', ways: 2, given: 3, share: 60, mean_total: 0, credit: 0, can_accept: true },
      { answer: '<b>Lyon</b>', ways: 1, given: 1, share: 20, mean_total: 0, credit: 0, can_accept: true },
    ],
  })
  expect((await others(gravity, 'all')).answers).toMatchObject([
    { answer: '9,8', ways: 2, given: 2, can_accept: true },
    { answer: 'much', given: 1, can_accept: false },
  ])
})

test('accepted answers earn marks everywhere, one correction after the other, until they are undone', async () => {
  const before = await snapshotOf(services.db, quizId)
  expect(await marks()).toEqual([4, 0, 0, 0, 0])
  const first = await applyChoice(
    services.db,
    { quizId, questionId: capital },
    accept({ answer: 'Lutetia', share: 50 }),
  )
  expect(await marks()).toEqual([4, 1, 1, 1, 0])
  const second = await applyChoice(
    services.db,
    { quizId, questionId: capital },
    accept({ answer: '<b>lyon</b>', share: 100 }),
  )
  expect(await marks()).toEqual([4, 1, 1, 1, 2])
  expect(await rebuildAndReadCounts(services.db, quizId)).toEqual(
    (await snapshotOf(services.db, quizId)).counts,
  )

  const { data } = await ada.client.getResult({ params: { id: results[1]! } })
  expect(data.result.corrections).toMatchObject([
    { kind: 'accept', accepted: [{ answer: 'Lutetia', share: 50 }], marks_before: 0, marks_after: 1 },
    { kind: 'accept', accepted: [{ answer: '<b>lyon</b>', share: 100 }], marks_before: null },
  ])
  expect(describeChoice(data.result.corrections![0]!)).toBe(
    '“\u2068Lutetia\u2069” is accepted too for 50% of the marks',
  )
  const { data: edited } = await ada.client.getQuizQuestions({ params: { id: quizId }, query: {} })
  expect(edited.questions[0]!.interaction).toMatchObject({
    key: { accepted: [{ value: 'Paris' }, { value: '<b>lyon</b>' }, { value: 'Lutetia', share: 50 }] },
  })
  expect((await others(capital)).answers).toMatchObject([{ answer: 'Lutetia', credit: 0.5 }])

  await runUndo(services.db, { quizId, correctionId: second })
  expect(await marks()).toEqual([4, 1, 1, 1, 0])
  await runUndo(services.db, { quizId, correctionId: first })
  expect(await snapshotOf(services.db, quizId)).toEqual(before)
})

test('an answer that no key can hold, or that earns as much already, is refused in a sentence', async () => {
  const preview = (question_id: string, choice: CorrectionChoice) =>
    ada.client.previewCorrection({ body: { quiz_id: quizId, question_id, ...choice } })
  await expect(preview(gravity, accept({ answer: 'much', share: 100 }))).rejects.toMatchObject({
    errors: [{ field: 'accepted', messages: [expect.stringContaining('can’t hold that answer')] }],
  })
  await expect(preview(capital, accept({ answer: 'PARIS', share: 50 }))).rejects.toMatchObject({
    errors: [{ messages: [expect.stringContaining('already marked')] }],
  })
  await expect(preview(capital, accept())).rejects.toMatchObject({
    errors: [{ messages: ['Enter the answer to accept.'] }],
  })
})

test('a new version asks by the key that accepts the answer, and needs no correction', async () => {
  await applyChoice(services.db, { quizId, questionId: gravity }, accept({ answer: '9,8', share: 100 }))
  const { quiz } = await copyVersion(services.db, quizId, ada.uid, { isPublished: false }, new Date())
  const { data } = await ada.client.getQuizQuestions({ params: { id: quiz._id }, query: {} })
  expect(data.questions[1]!.interaction).toMatchObject({
    key: { accepted: [{ value: '9.81' }, { value: '9.8', share: 100 }] },
  })
  const { data: carried } = await ada.client.getCorrections({ params: { id: quiz._id } })
  expect(carried.corrections).toEqual([])
})
