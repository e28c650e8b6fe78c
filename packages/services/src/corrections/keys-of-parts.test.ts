import { keyOfInteraction } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
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
import { applyChoice, runUndo, snapshotOf } from './fixtures.ts'

let services: TestServices
let ada: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

const kinds = ['matching', 'ordering', 'cloze', 'hotspot'] as const
let quizId: string
let ids: string[]
beforeEach(async () => {
  const questions = kinds.map((kind) => {
    const { question = `${kind}?`, ...asked } = kindSamples[kind].asked
    return draftOf(question, { weightage: 12, ...asked })
  })
  ids = questions.map(({ _id }) => _id)
  quizId = await addQuiz(ada, { quiz_type: 'full' }, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  const { learner, params } = await begin(services.url, sessionId, `bo.${quizId}`)
  const answers = kinds.map((kind, index) => ({
    question_id: ids[index]!,
    selected: [],
    answer: '',
    response: kindSamples[kind].right.response!,
    is_marked: false,
    time_spent: 1,
  }))
  await learner.handInAttempt({ params, body: { answers } })
})

const marksOf = async () =>
  (await snapshotOf(services.db, quizId)).answers.map(({ answer }) => answer.obtainedMarks)
const otherKey = (kind: (typeof kinds)[number]): CorrectionChoice => ({
  kind: 'other_key',
  correct: [],
  key: keyOfInteraction(kindSamples[kind].otherKey.interaction)!,
})

test('another key marks all answers by it, and undoing brings the marks and the counts back', async () => {
  const before = await snapshotOf(services.db, quizId)
  expect(await marksOf()).toEqual([12, 12, 12, 12])
  for (const [index, kind] of kinds.entries()) {
    const questionId = ids[index]!
    const correctionId = await applyChoice(services.db, { quizId, questionId }, otherKey(kind))
    expect((await marksOf())[index]).toBeLessThan(12)
    const params = { id: quizId, questionId }
    const { question } = (await ada.client.getCorrectableQuestion({ params })).data
    expect(question.interaction).toEqual(kindSamples[kind].otherKey.interaction)
    expect(describeChoice(question.correction!)).toBe('Other answers are correct')
    expect((await snapshotOf(services.db, quizId)).counts).toEqual(
      await rebuildAndReadCounts(services.db, quizId),
    )
    await runUndo(services.db, { quizId, correctionId })
  }
  expect(await snapshotOf(services.db, quizId)).toEqual(before)
})

test('the same key, a foreign one and an incomplete one are refused in a sentence', async () => {
  const apply = (index: number, choice: CorrectionChoice) =>
    applyChoice(services.db, { quizId, questionId: ids[index]! }, choice)
  const sameKey = { ...otherKey('matching'), key: keyOfInteraction(kindSamples.matching.asked.interaction)! }
  await expect(apply(0, sameKey)).rejects.toMatchObject({ errors: [{ messages: [correctionTexts.sameKey] }] })
  await expect(apply(0, otherKey('ordering'))).rejects.toMatchObject({
    errors: [{ messages: [correctionTexts.foreignKey] }],
  })
  const empty = { kind: 'matching' as const, key: { right: [[], [1], [2]], weights: [1, 1, 1] } }
  await expect(apply(0, { ...otherKey('matching'), key: empty })).rejects.toMatchObject({
    errors: [{ messages: ['Prompt 1 has no right choice.'] }],
  })
})
