import type { BankSearch } from '@quizwright/contracts/schemas/question-bank.ts'
import { eq } from '../../database/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { questionSums } from '../../database/tables/statistics.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
let target: string
beforeAll(async () => {
  target = await addQuiz(ada, { name: 'Target' }, [draftOf('In the target already?')])
})

const tagged = (text: string, ...names: string[]) =>
  draftOf(text, { tags: names.map((tag_name) => ({ tag_name })) })
const search = async (changes: Partial<BankSearch>, who = ada, quiz_id = target) =>
  (await who.client.searchQuestionBank({ body: { quiz_id, ...changes } })).data
const texts = ({ questions: found }: Awaited<ReturnType<typeof search>>) =>
  found.map(({ content }) => content.question)

/** Stores the counts of `n` answers, of which `right` are correct, in one random group. */
const answer = async (quizId: string, place: number, n: number, right: number): Promise<void> => {
  const all = await services.db.select().from(questions).where(eq(questions.quizId, quizId))
  const question = all.find((row) => row.place === place)!
  const sums = { n, x: right, xx: right, xt: 2 * right, t: right + n / 2, tt: 4 * right, f: right, ff: right }
  const four = Object.fromEntries(
    Object.entries(sums).flatMap(([name, value]) =>
      ['First', 'Latest', 'Highest', 'All'].map((which) => [`${name}${which}`, value]),
    ),
  )
  await services.db.insert(questionSums).values({
    quizId,
    scope: 'all',
    questionId: question.id,
    revisionId: question.revisionId,
    groupNo: 0,
    correct: right,
    skipped: 0,
    marked: 0,
    ofMarks: n,
    timeSum: n,
    bestTime: 1,
    ...four,
  } as typeof questionSums.$inferInsert)
}

test('words are found in questions, options, tags and quiz names, whatever their case and accents', async () => {
  await addQuiz(ada, { name: 'Météo' }, [
    tagged('Why does it rain?', 'Clouds'),
    draftOf('What is wind?', { options: [option('Moving air', true), option('Heat', false)] }),
  ])
  expect(texts(await search({ words: 'RAIN why' }))).toEqual(['Why does it rain?'])
  expect(texts(await search({ words: 'moving' }))).toEqual(['What is wind?'])
  expect(texts(await search({ words: 'clouds' }))).toEqual(['Why does it rain?'])
  expect(texts(await search({ words: 'meteo' })).sort()).toEqual(['What is wind?', 'Why does it rain?'])
  expect(await search({ words: 'rain wind' })).toMatchObject({ questions: [], total: 0 })
})

test("a question in several quizzes is found once, and the quiz's own questions are not found", async () => {
  await addQuiz(ada, { name: 'Draft' }, [tagged('Shared?', 'shared'), tagged('Rare?', 'shared')])
  const published = await addQuiz(ada, { name: 'In use' }, [tagged('Shared?', 'shared')])
  await services.db.update(quizzes).set({ isPublished: true }).where(eq(quizzes.id, published))
  const found = await search({ tag_names: ['SHARED'], order: 'least used' })
  expect(
    found.questions.map((one) => [one.content.question, one.quizzes, one.quiz_name, one.question_no]),
  ).toEqual([
    ['Rare?', 1, 'Draft', 2],
    ['Shared?', 2, 'In use', 1],
  ])
  expect(found.tags).toContainEqual({ tag_name: 'shared', questions: 2 })
  expect(texts(await search({ words: 'in the target' }))).toEqual([])
  expect(texts(await search({ tag_names: ['shared'] }, ada, published))).toEqual(['Rare?'])
})

test("nothing of another instructor is found, and another instructor's quiz cannot be searched for", async () => {
  const bea = await services.addInstructor('bea')
  const own = await addQuiz(bea, {}, [])
  expect(await search({}, bea, own)).toMatchObject({ questions: [], total: 0, tags: [] })
  await expect(search({}, bea, target)).rejects.toMatchObject({ status: 404 })
})

test('uses and figures come from the quiz with most students, and few students give no figures', async () => {
  const known = await addQuiz(ada, { name: 'Known' }, [
    tagged('Easy?', 'known'),
    tagged('Hard?', 'known'),
    tagged('Few?', 'known'),
    tagged('Never asked?', 'known'),
  ])
  const again = await addQuiz(ada, { name: 'Again' }, [tagged('Easy?', 'known')])
  await answer(known, 1, 100, 90)
  await answer(known, 2, 40, 10)
  await answer(known, 3, 3, 3)
  await answer(again, 1, 50, 5)
  const all = { tag_names: ['known'] }
  const found = await search({ ...all, order: 'easiest' })
  expect(
    found.questions.map((one) => [
      one.content.question,
      one.attempts,
      one.students,
      one.few,
      one.facility.value,
    ]),
  ).toEqual([
    ['Easy?', 150, 100, false, 90],
    ['Hard?', 40, 40, false, 25],
    ['Few?', 3, 3, true, 100],
    ['Never asked?', 0, 0, true, null],
  ])
  expect(texts(await search({ ...all, figures: 'easy' }))).toEqual(['Easy?'])
  expect(texts(await search({ ...all, figures: 'hard' }))).toEqual(['Hard?'])
  expect(texts(await search({ ...all, use: 'not answered' }))).toEqual(['Never asked?'])
  expect(texts(await search({ ...all, order: 'hardest', from: 1, count: 1 }))).toEqual(['Easy?'])
  expect((await search({ ...all, count: 1 })).total).toBe(4)
})

test('given a descriptive quiz, then only descriptive questions are found; other quizzes find all', async () => {
  const descriptive = await addQuiz(ada, { name: 'Essays', quiz_type: 'daq' }, [
    { ...tagged('Explain the tides.', 'tides'), options: [] },
  ])
  const [beside] = (await search({ words: 'tides' })).questions
  expect(beside!.content).toMatchObject({
    question: 'Explain the tides.',
    interaction: { kind: 'descriptive' },
  })
  const other = await addQuiz(ada, { name: 'More essays', quiz_type: 'daq' }, [])
  const [alone] = (await search({}, ada, other)).questions
  expect(alone!.content).not.toHaveProperty('interaction')
  await addQuiz(ada, { name: 'Mixed', quiz_type: 'full' }, [
    { ...tagged('Explain the winds.', 'winds'), options: [], interaction: { kind: 'descriptive' } },
  ])
  const found = await search({}, ada, other)
  expect(texts(found).toSorted()).toEqual(['Explain the tides.', 'Explain the winds.'])
  expect(found.questions.filter(({ content }) => content.interaction)).toEqual([])
  expect(descriptive).not.toBe(other)
})

function option(text: string, is_correct: boolean) {
  return { option: text, equation: '', image_url: '', is_correct, is_selected: false }
}
