import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { readAllCounts, rebuildAndReadCounts } from '../statistics/counts/fixtures/read-all-counts.ts'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import { expect, test } from 'vitest'
import { applyChoice } from '../corrections/fixtures.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const capital = () =>
  draftOf('Capital of Norway?', {
    weightage: 4,
    solution: 'It lies at a fjord.',
    options: ['Rome', 'Oslo', 'Bern'].map((option, index) => ({
      ...emptyOption,
      option,
      is_correct: index === 1,
    })),
    option_feedback: ['That is Italy.'],
    hints: ['It is in the north.'],
  })
const arrangement = { tries: 3, try_costs: 0.25 }

const start = async (name: string, questions = [capital(), draftOf('other')], changes: object = {}) => {
  const details = { quiz_type: 'full' as const, is_direct_check: true, arrangement, ...changes }
  const quizId = await addQuiz(ada, details, questions, true)
  return { quizId, ...(await answering(quizId, questions, name)) }
}

const answering = async (quizId: string, questions: DraftQuestion[], name: string) => {
  const { learner, params } = await begin(services.url, await firstSessionId(services.db, quizId), name)
  const given = (selected: number[], response?: Response) => ({
    question_id: questions[0]!._id,
    selected,
    answer: '',
    ...(response && { response }),
    is_marked: false,
    time_spent: 1,
  })
  return {
    questionId: questions[0]!._id,
    answer: (other: string) => answering(quizId, questions, other),
    check: async (selected: number[], response?: Response) =>
      (await learner.checkAnswer({ params, body: given(selected, response) })).data,
    save: async (selected: number[], answered_ago: number) =>
      (await learner.saveAnswers({ params, body: { answers: [{ ...given(selected), answered_ago }] } })).data,
    read: async () => (await learner.readAttempt({ params })).data.answers[0]!,
    handIn: async (selected: number[]) =>
      (await learner.handInAttempt({ params, body: { answers: [given(selected)] } })).data.result!,
    result: async () => (await learner.readAttemptResult({ params })).data.result!,
  }
}

test('a wrong answer may be changed: nothing tells the key until it is right, and each try costs', async () => {
  const { check, read, handIn } = await start('Bo')
  const first = await check([0])
  expect(first).toEqual({
    is_correct: false,
    correct: [],
    feedback: ['That is Italy.', 'It is in the north.'],
    tries_left: 2,
    text: '',
    equation: '',
    image_url: '',
  })
  expect(await read()).toMatchObject({ solution: null, tries_left: 2 })
  // A repeated call, because its response was lost, is no further try.
  expect(await check([0])).toEqual(first)
  expect(await check([1])).toMatchObject({ is_correct: true, correct: [1], text: 'It lies at a fjord.' })
  expect(await read()).not.toHaveProperty('tries_left')
  const result = await handIn([1])
  expect(result.questions[0]).toMatchObject({
    obtained_marks: 3,
    solution: { is_correct: false, credit: 0.75 },
  })
})

test('the last try shows the solution and fixes the answer', async () => {
  const { check, handIn } = await start('Cy', undefined, { arrangement: { tries: 2 } })
  expect(await check([0])).toMatchObject({ tries_left: 1 })
  expect(await check([2])).toMatchObject({ is_correct: false, correct: [1], text: 'It lies at a fjord.' })
  await expect(check([1])).rejects.toMatchObject({ code: 'ANSWER_FIXED' })
  expect((await handIn([2])).questions[0]!.obtained_marks).toBe(0)
})

test('an answer that is changed and not checked again is a further try; one never checked is none', async () => {
  const { check, handIn } = await start('Di')
  await check([0])
  await check([2])
  expect((await handIn([1])).questions[0]!.obtained_marks).toBe(2)
  const unchecked = await start('Ed')
  expect((await unchecked.handIn([1])).questions[0]!.obtained_marks).toBe(4)
})

test('of a question with parts a try tells which are right, and not what is', async () => {
  const { asked, right } = kindSamples.matching
  const { check } = await start('Fi', [draftOf('Match', { weightage: 3, ...asked }), draftOf('other')])
  const picks = right.response!.picks.with(0, -1)
  const told = await check([], { picks, texts: [] })
  expect(told).toMatchObject({
    tries_left: 2,
    parts: [{ is_right: false, right: [] }, { is_right: true }, {}],
  })
  expect(told.parts!.every(({ right: key }) => key.length === 0)).toBe(true)
})

test('a correction of the key counts the tries as before, and full marks are full', async () => {
  const { quizId, questionId, check, handIn, result } = await start('Gi')
  await check([1])
  await handIn([1])
  const other = await start('Hu')
  await other.check([0])
  await other.handIn([2])
  const question = { quizId: other.quizId, questionId: other.questionId }
  await applyChoice(services.db, question, { kind: 'other_key', correct: [2] })
  expect((await other.result()).questions[0]!.obtained_marks).toBe(3)
  await applyChoice(services.db, question, { kind: 'full_marks', correct: [] })
  expect((await other.result()).questions[0]!.obtained_marks).toBe(4)
  await applyChoice(services.db, { quizId, questionId }, { kind: 'other_key', correct: [0] })
  expect((await result()).questions[0]!.obtained_marks).toBe(0)
})

test('a right answer whose tries cost all its marks earns nothing and costs nothing', async () => {
  const costly = { arrangement: { tries: 5, try_costs: 0.5, wrong_costs: 0.5 } }
  const { check, handIn } = await start('Ia', undefined, costly)
  await check([0])
  await check([2])
  expect(await check([1])).toMatchObject({ is_correct: true })
  const { questions } = await handIn([1])
  expect(questions[0]).toMatchObject({ obtained_marks: 0, solution: { is_correct: false, tries: 3 } })
  const wrong = await start('Jo', undefined, costly)
  expect((await wrong.handIn([0])).questions[0]!.obtained_marks).toBe(-2)
})

test('the review says how many tries a right answer took, and not of an answer that a person marked', async () => {
  const { check, handIn } = await start('Ka')
  await check([0])
  await check([1])
  expect((await handIn([1])).questions[0]!.solution).toMatchObject({ credit: 0.75, tries: 2 })
})

test('a key that is corrected meanwhile decides at the next check, and tries are kept', async () => {
  const { quizId, questionId, check, read, handIn } = await start('Lu')
  expect(await check([0])).toMatchObject({ is_correct: false, tries_left: 2 })
  await applyChoice(services.db, { quizId, questionId }, { kind: 'other_key', correct: [0] })
  expect(await read()).toMatchObject({ solution: null, tries_left: 2 })
  expect(await check([0])).toMatchObject({ is_correct: true, correct: [0] })
  expect((await handIn([0])).questions[0]).toMatchObject({
    obtained_marks: 4,
    solution: { is_correct: true },
  })
})

test('an answer that another device sends late changes no try, and a fixed one stays as it was checked', async () => {
  const { check, read, save } = await start('Mo')
  services.wait(2)
  await check([0])
  expect(await save([2], 90)).toMatchObject({ kept: [{ selected: [0] }] })
  expect(await check([0])).toMatchObject({ tries_left: 2 })
  await check([1])
  await expect(save([2], 0)).rejects.toMatchObject({ code: 'ANSWER_FIXED' })
  expect(await read()).toMatchObject({ selected: [1], solution: { is_correct: true } })
})

test('a gap tells what its author says to it in each try', async () => {
  const { asked, right } = kindSamples.cloze
  const key = structuredClone(asked.interaction)
  if (key?.kind !== 'cloze') throw new Error('The sample has gaps.')
  const at = key.presentation.gaps.findIndex(({ as }) => as === 'typed')
  const nearly = { value: 'nearly', is_pattern: false, share: 50, feedback: 'Look again.' }
  key.key.gaps[at]!.accepted.push(nearly)
  const { check } = await start('Ny', [
    draftOf(asked.question!, { ...asked, interaction: key }),
    draftOf('b'),
  ])
  const texts = right.response!.texts.with(at, 'nearly')
  const told = await check([], { ...right.response!, texts })
  expect(told.parts![at]).toEqual({ is_right: false, right: [], feedback: 'Look again.' })
})

test('statistics know the first try, by the key as it is, and counting again gives the same', async () => {
  const { quizId, questionId, check, handIn, answer } = await start('Oz')
  await check([0])
  await check([1])
  await handIn([1])
  const other = await answer('Pi')
  await other.handIn([1])
  const firstTry = async () => {
    const { data } = await ada.client.getItemStatistics({ params: { id: quizId }, query: {} })
    const [revision] = data.questions[0]!.revisions
    return [revision!.facility.value, revision!.first_try?.value]
  }
  // Three and four of four marks in the end; nothing and four at the first try.
  expect(await firstTry()).toEqual([87.5, 50])
  const before = await readAllCounts(services.db, quizId)
  expect(await rebuildAndReadCounts(services.db, quizId)).toEqual(before)
  await applyChoice(services.db, { quizId, questionId }, { kind: 'other_key', correct: [0] })
  expect(await firstTry()).toEqual([0, 50])
  const corrected = await readAllCounts(services.db, quizId)
  expect(await rebuildAndReadCounts(services.db, quizId)).toEqual(corrected)
})

test('a quiz without tries has no figure of first ones', async () => {
  const { quizId, handIn } = await start('Qi', undefined, { arrangement: null })
  await handIn([1])
  const { data } = await ada.client.getItemStatistics({ params: { id: quizId }, query: {} })
  expect(data.questions[0]!.revisions[0]).not.toHaveProperty('first_try')
})
