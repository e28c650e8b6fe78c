import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { Response } from '@quizwright/domain/schemas/response.ts'
import { beforeEach, expect, test } from 'vitest'
import { applyChoice, runUndo, snapshotOf } from '../../corrections/fixtures.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { begin } from '../../test-support/learner-client.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import { rebuildAndReadCounts } from '../counts/fixtures/read-all-counts.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const kinds = ['matching', 'ordering', 'cloze', 'multiple_answers'] as const
let quizId: string
let ids: string[]

/** What one student answers to each kind; null leaves it out. */
type Given = { response: Response | null; selected?: number[] }
const right = (kind: (typeof kinds)[number]): Given => ({
  response: kindSamples[kind].right.response ?? null,
  selected: [...kindSamples[kind].right.selected],
})

beforeEach(async () => {
  const questions = kinds.map((kind) => {
    const { question = `${kind}?`, ...asked } = kindSamples[kind].asked
    return draftOf(question, { weightage: 12, ...asked })
  })
  ids = questions.map(({ _id }) => _id)
  quizId = await addQuiz(ada, { quiz_type: 'full' }, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  const cloze = kindSamples.cloze.right.response!
  const matching = kindSamples.matching.right.response!
  const answers: Given[][] = [
    kinds.map(right),
    // One prompt is left empty; the order was not touched; "Lutetia" is typed; one wrong option is ticked too.
    [
      { response: { ...matching, picks: [-1, ...matching.picks.slice(1)] } },
      { response: null },
      { response: { ...cloze, texts: ['Lutetia', '', '', '1796'] } },
      { response: null, selected: [0, 1] },
    ],
    [
      { response: null },
      { response: null },
      { response: { ...cloze, texts: ['the city', '', '', ''] } },
    ].concat([{ response: null }]),
  ]
  for (const [index, given] of answers.entries()) {
    const { learner, params } = await begin(services.url, sessionId, `bo${index}.${quizId}`)
    const body = given.map(({ response, selected = [] }, at) => ({
      question_id: ids[at]!,
      selected,
      answer: '',
      ...(response && { response }),
      is_marked: false,
      time_spent: 1,
    }))
    await learner.handInAttempt({ params, body: { answers: body } })
  }
})

const readQuestions = async () =>
  (await ada.client.getItemStatistics({ params: { id: quizId }, query: { attempts: 'first' } })).data
    .questions
const partsOf = async (index: number) => (await readQuestions())[index]!.revisions[0]!.parts!
const chosen = (part: {
  answers: { text: string; is_empty: boolean; is_other: boolean; chosen: number }[]
}) =>
  part.answers
    .filter((answer) => answer.chosen > 0)
    .map(({ is_empty, is_other, text, chosen: count }) => {
      if (is_empty) return ['empty', count]
      return [is_other ? 'other' : text, count]
    })

test('each prompt of a matching question has its facility and what was chosen for it', async () => {
  const [france, italy] = await partsOf(0)
  expect([france!.text, france!.counted]).toEqual(['France', 3])
  expect(france!.facility.value).toBeCloseTo(100 / 3)
  expect(chosen(france!)).toEqual([
    ['Paris', 1],
    ['empty', 2],
  ])
  expect(italy!.facility.value).toBeCloseTo(200 / 3)
})

test('each place of an order counts an order that nobody touched as empty', async () => {
  const places = await partsOf(1)
  expect(places.map(({ facility }) => Math.round(facility.value!))).toEqual([33, 33, 33, 33])
  expect(chosen(places[0]!)).toEqual([
    ['first', 1],
    ['empty', 2],
  ])
})

test('a typed gap counts what is right, partly right, wrong and left empty; a chosen one its words', async () => {
  const [capital, color, , year] = await partsOf(2)
  expect(chosen(capital!)).toEqual([
    ['Paris', 1],
    ['the city', 1],
    ['other', 1],
  ])
  expect(capital!.facility.value).toBe(50)
  expect(chosen(color!)).toEqual([['blue', 3]])
  expect(chosen(year!)).toEqual([
    ['1795', 1],
    ['other', 1],
    ['empty', 1],
  ])
})

test('of several right answers, those who ticked an option are compared with those who left it', async () => {
  const [first, second] = (await readQuestions())[3]!.revisions[0]!.options
  expect([first!.chosen, first!.not_chosen]).toEqual([2, 0])
  expect([second!.chosen, second!.not_chosen]).toEqual([1, 1])
  expect(second!.mean_total_of_others!.value).toBe(100)
})

const others = async () =>
  (await ada.client.getOtherAnswers({ params: { id: quizId, questionId: ids[2]! }, query: {} })).data
const accept = (answer: string, share: number, part_no?: number): CorrectionChoice => ({
  kind: 'accept',
  correct: [],
  accepted: [{ answer, share, ...(part_no !== undefined && { part_no }) }],
})
const marks = async () =>
  (await snapshotOf(services.db, quizId)).answers
    .filter(({ answer }) => answer.questionId === ids[2])
    .map(({ answer }) => answer.obtainedMarks)

test('another answer to a gap is accepted for everybody, counted so, and undone', async () => {
  expect(await others()).toMatchObject({
    counted: 3,
    answers: [
      { part_no: 1, answer: 'Lutetia', given: 1, credit: 0, can_accept: true },
      { part_no: 1, answer: 'the city', credit: 0.5 },
      { part_no: 4, answer: '1796', can_accept: true },
    ],
  })
  const before = await snapshotOf(services.db, quizId)
  expect(await marks()).toEqual([12, 6, 7.5])
  const question = { quizId, questionId: ids[2]! }
  const first = await applyChoice(services.db, question, accept('Lutetia', 100, 1))
  expect(await marks()).toEqual([12, 9, 7.5])
  expect(chosen((await partsOf(2))[0]!)).toEqual([
    ['Paris / Lutetia', 2],
    ['the city', 1],
  ])
  const second = await applyChoice(services.db, question, accept('1796', 100, 4))
  expect(await marks()).toEqual([12, 12, 7.5])
  expect((await snapshotOf(services.db, quizId)).counts).toEqual(
    await rebuildAndReadCounts(services.db, quizId),
  )
  await runUndo(services.db, { quizId, correctionId: second })
  await runUndo(services.db, { quizId, correctionId: first })
  expect(await snapshotOf(services.db, quizId)).toEqual(before)
})

test('an answer that is accepted after the key was corrected keeps that key', async () => {
  const question = { quizId, questionId: ids[2]! }
  const asked = kindSamples.cloze.asked.interaction
  if (asked?.kind !== 'cloze') throw new Error('The sample is a text with gaps.')
  // Only the first gap earns marks.
  const gaps = asked.key.gaps.map((gap, index) => ({ ...gap, weight: index === 0 ? 1 : 0 }))
  const key = { kind: 'cloze' as const, key: { ...asked.key, gaps } }
  await applyChoice(services.db, question, { kind: 'other_key', correct: [], key })
  expect(await marks()).toEqual([12, 0, 6])
  await applyChoice(services.db, question, accept('Lutetia', 50, 1))
  expect(await marks()).toEqual([12, 6, 6])
})

test('an answer that names no gap is refused', async () => {
  const question = { quizId, questionId: ids[2]! }
  await expect(applyChoice(services.db, question, accept('Lutetia', 100))).rejects.toMatchObject({
    errors: [{ messages: [expect.stringContaining('can’t hold that answer')] }],
  })
})
