import { drawFaults } from '@quizwright/domain/arrangement/draws.ts'
import { expect, test } from 'vitest'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const arrangement = { draws: [{ section: 'Algebra', count: 2 }] }
const makeQuestions = () => [
  draftOf('first', { weightage: 3 }),
  ...['a', 'b', 'c', 'd'].map((name) => draftOf(name, { weightage: 2, section: 'Algebra' })),
]
const add = (details: object = { arrangement }, questions = makeQuestions()) =>
  addQuiz(ada, { quiz_type: 'full', ...details }, questions, true)

test('a student gets the drawn questions, with numbers and marks of their own, until the result', async () => {
  const sessionId = await firstSessionId(services.db, await add())
  const { learner, params } = await begin(services.url, sessionId, 'Bo')
  expect((await learner.announceQuiz({ params: { id: sessionId } })).data).toMatchObject({
    question_count: 3,
    total_marks: 7,
    arrangement,
  })
  const read = async () => (await learner.readAttempt({ params })).data.questions
  const paper = await read()
  expect(paper.map(({ question_no: number }) => number)).toEqual([1, 2, 3])
  expect(paper.slice(1).every(({ section }) => section === 'Algebra')).toBe(true)
  expect(await read()).toEqual(paper)
  const answers = paper.slice(0, 2).map(({ question_id }) => ({
    question_id,
    selected: [0],
    answer: '',
    is_marked: false,
    time_spent: 1,
  }))
  const { data } = await learner.handInAttempt({ params, body: { answers } })
  expect(data.result).toMatchObject({ total_marks: 7, obtained_marks: 5, correct_count: 2, skipped_count: 1 })
  expect(data.result!.questions.map(({ question_no: number }) => number)).toEqual([1, 2, 3])
})

test('an answer to a question that was not drawn is refused, and nothing is saved', async () => {
  const questions = makeQuestions()
  const sessionId = await firstSessionId(services.db, await add({ arrangement }, questions))
  const { learner, params } = await begin(services.url, sessionId, 'Cy')
  const drawn = new Set((await learner.readAttempt({ params })).data.questions.map((one) => one.question_id))
  const other = questions.find(({ _id }) => !drawn.has(_id))!
  const given = { question_id: other._id, selected: [0], answer: '', is_marked: false, time_spent: 1 }
  await expect(learner.saveAnswers({ params, body: { answers: [given] } })).rejects.toMatchObject({
    code: 'FOREIGN_QUESTION',
  })
})

test('figures are of those who met a question; what compares all questions is missing with its reason', async () => {
  const quizId = await add()
  const sessionId = await firstSessionId(services.db, quizId)
  const met = new Map<string, number>()
  for (let student = 0; student < 8; student++) {
    const { learner, params } = await begin(services.url, sessionId, `S${student}.${quizId}`)
    for (const { question_id: id } of (await learner.readAttempt({ params })).data.questions)
      met.set(id, (met.get(id) ?? 0) + 1)
    await learner.handInAttempt({ params, body: { answers: [] } })
  }
  const { data } = await ada.client.getItemStatistics({ params: { id: quizId }, query: {} })
  expect(data.questions.map(({ question_id: id, revisions }) => [id, revisions[0]!.counted])).toEqual(
    data.questions.map(({ question_id: id }) => [id, met.get(id) ?? 0]),
  )
  expect(data.figures.cic).toMatchObject({ value: null, why: 'drawn' })
  expect(data.questions[0]!.revisions[0]).toMatchObject({
    effective_weight: { why: 'drawn' },
    intended_weight: { value: (100 * 3) / 7 },
  })
})

test('a quiz that can not be drawn so is neither published nor changed while it is', async () => {
  const broken = { draws: [{ section: 'Algebra', count: 5 }] }
  const [fault] = drawFaults(broken, makeQuestions())
  await expect(add({ arrangement: broken })).rejects.toMatchObject({ errors: [{ messages: [fault] }] })
  const quizId = await add()
  const update = ada.client.updateQuiz({ body: { quiz_id: quizId, arrangement: broken } })
  await expect(update).rejects.toMatchObject({ errors: [{ messages: [fault] }] })
})

test('once somebody has begun, drawing otherwise needs a new version', async () => {
  const quizId = await add()
  await begin(services.url, await firstSessionId(services.db, quizId), 'Di')
  const fewer = { draws: [{ section: 'Algebra', count: 1 }] }
  await expect(
    ada.client.updateQuiz({ body: { quiz_id: quizId, arrangement: fewer } }),
  ).rejects.toMatchObject({ code: 'NEW_VERSION_NEEDED' })
})

test('a new version that can not be drawn so is not published either', async () => {
  const quizId = await addQuiz(ada, { quiz_type: 'full', arrangement }, makeQuestions().slice(0, 2))
  const version = (is_published: boolean) =>
    ada.client.createNewVersion({ body: { quiz_id: quizId, is_published } })
  await expect(version(true)).rejects.toMatchObject({ code: 'RULE' })
  expect((await version(false)).data.quiz).toMatchObject({ is_published: false, arrangement })
})

test('a further attempt has other questions, as far as there are enough', async () => {
  const quizId = await add({ arrangement }, makeQuestions())
  const sessionId = await firstSessionId(services.db, quizId)
  const papers: string[][] = []
  for (let number = 1; number <= 2; number++) {
    const { learner, params } = await begin(services.url, sessionId, `Eve.${quizId}`)
    const { questions } = (await learner.readAttempt({ params })).data
    papers.push(questions.slice(1).map(({ question_id: id }) => id))
    await learner.handInAttempt({ params, body: { answers: [] } })
  }
  expect(new Set(papers.flat()).size).toBe(4)
})

test('the sections of a quiz are counted, with the marks of their questions', async () => {
  const quizId = await addQuiz(ada, {}, [
    ...makeQuestions(),
    draftOf('e', { section: ' Algebra ', weightage: 5 }),
  ])
  const { data } = await ada.client.getQuestionCount({ params: { quizId } })
  expect(data).toEqual({
    question: 6,
    sections: [
      { section: '', count: 1, marks: 3 },
      { section: 'Algebra', count: 5, marks: null },
    ],
  })
  const plain = await addQuiz(ada, {}, [draftOf('a'), draftOf('b')])
  expect((await ada.client.getQuestionCount({ params: { quizId: plain } })).data).toEqual({ question: 2 })
})
