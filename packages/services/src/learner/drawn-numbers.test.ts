import { elementAt } from '@quizwright/domain/defined.ts'
import { blankAcceptedNumber, blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyChoice, snapshotOf } from '../corrections/fixtures.ts'
import { rebuildAndReadCounts } from '../statistics/counts/fixtures/read-all-counts.ts'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import {
  addQuiz,
  draftOf,
  type Instructor,
  openTestServices,
  type TestServices,
} from '../test-support/test-services.ts'

let services: TestServices
let ada: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

/** The author meant the area, and gave the formula of half the circumference. */
const rectangle = () => {
  const numeric = blankNumeric()
  return draftOf('A field is [[a]] m long and [[b]] m wide. How large is it?', {
    weightage: 2,
    solution: '[[a]] · [[b]] = [[=a*b]]',
    options: [],
    interaction: {
      ...numeric,
      variables: [
        { by: 'range', name: 'a', from: '10', to: '90', step: '1' },
        { by: 'rows', names: ['b'], rows: [['3'], ['5'], ['7']] },
      ],
      key: { ...numeric.key, accepted: [{ ...blankAcceptedNumber(), value: 'a+b' }] },
    },
  })
}
const given = (questionId: string, answer: string) => ({
  question_id: questionId,
  selected: [],
  answer,
  is_marked: false,
  time_spent: 1,
})
const numbersIn = (text: string): [number, number] => {
  const [a, b] = text.match(/\d+/g)!.map(Number)
  return [a!, b!]
}

test('each student gets numbers, keeps them everywhere, and is marked by them', async () => {
  const field = rectangle()
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, [field], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const seen: [number, number][] = []
  const results: string[] = []
  for (const student of ['Bo', 'Cy', 'Di', 'Ed']) {
    const { learner, params } = await begin(services.url, sessionId, student)
    const { data: paper } = await learner.readAttempt({ params })
    const [a, b] = numbersIn(paper.questions[0]!.text)
    expect(JSON.stringify(paper)).not.toMatch(/variables|\[\[|a\+b/)
    // Another read, such as after a reload, shows the same.
    expect((await learner.readAttempt({ params })).data.questions).toEqual(paper.questions)
    // Ed leaves it blank. Of the others each gives the area, which the key has not.
    const answers = student === 'Ed' ? [] : [given(field._id, String(student === 'Bo' ? a + b : a * b))]
    const { data } = await learner.handInAttempt({ params, body: { answers } })
    expect(data.result).toMatchObject({
      obtained_marks: student === 'Bo' ? 2 : 0,
      questions: [
        {
          text: paper.questions[0]!.text,
          solution: { accepted: [String(a + b)], text: `${a} · ${b} = ${a * b}` },
        },
      ],
    })
    const { data: own } = await ada.client.getResult({ params: { id: params.id } })
    expect(own.result.questions[0]).toMatchObject({
      obtained_marks: student === 'Bo' ? 2 : 0,
      question: { question: paper.questions[0]!.text },
    })
    seen.push([a, b])
    results.push(params.id)
  }
  // Of 243 combinations four students get the same one hardly ever.
  expect(new Set(seen.map(String)).size).toBeGreaterThan(1)

  const question = { params: { id: quizId, questionId: field._id }, query: { attempts: 'first' as const } }
  const { data: figures } = await ada.client.getOtherAnswers(question)
  const [[a, b], [a2, b2]] = [seen[0]!, seen[1]!]
  expect(figures.variants).toContainEqual({
    values: `a = ${a}, b = ${b}`,
    right: [String(a + b)],
    counted: expect.any(Number),
    facility: expect.any(Number),
  })
  expect(figures.answers).toContainEqual(
    expect.objectContaining({ answer: String(a2 * b2), values: `a = ${a2}, b = ${b2}`, can_accept: false }),
  )

  // The right formula is accepted afterwards, for the numbers of everybody.
  await applyChoice(
    services.db,
    { quizId, questionId: field._id },
    { kind: 'accept', correct: [], accepted: [{ answer: 'a*b', share: 100 }] },
  )
  const { attempts, counts } = await snapshotOf(services.db, quizId)
  const marks = new Map(attempts.map(({ id, obtainedMarks }) => [id, obtainedMarks]))
  expect(results.map((id) => marks.get(id))).toEqual([2, 2, 2, 0])
  expect(await rebuildAndReadCounts(services.db, quizId)).toEqual(counts)
})

test('a further attempt has other numbers, as long as some are left', async () => {
  const numeric = blankNumeric()
  const field = draftOf('What is twice [[a]]?', {
    solution: 'It is [[=2*a]].',
    options: [],
    interaction: {
      ...numeric,
      variables: [{ by: 'range', name: 'a', from: '1', to: '3', step: '1' }],
      key: { ...numeric.key, accepted: [{ ...blankAcceptedNumber(), value: '2*a' }] },
    },
  })
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, [field], true)
  const sessionId = await firstSessionId(services.db, quizId)
  const met: string[] = []
  for (let number = 1; number <= 6; number++) {
    const { learner, params } = await begin(services.url, sessionId, 'Fay')
    met.push(elementAt((await learner.readAttempt({ params })).data.questions, 0).text)
    await learner.handInAttempt({ params, body: { answers: [] } })
  }
  const all = [1, 2, 3].map((a) => `What is twice ${a}?`)
  expect([met.slice(0, 3).toSorted(), met.slice(3).toSorted()]).toEqual([all, all])
})
