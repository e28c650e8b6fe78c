import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { quizzes } from '../../database/tables/quizzes.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const tagged = (text: string, ...names: string[]) =>
  draftOf(text, { tags: names.map((tag_name) => ({ tag_name })) })
const generate = async (
  tagNames: string[],
  more: { facultyIds?: string[]; exclude?: string[]; questionsCount?: number } = {},
) =>
  (await ada.client.createAutomaticQuiz({ body: { facultyIds: [], questionsCount: 10, ...more, tagNames } }))
    .data
const texts = ({ questions }: { questions: { question: string }[] }) =>
  questions.map((question) => question.question).sort()

test('given a question of several quizzes, then it is chosen once and its uses are counted', async () => {
  await addQuiz(ada, {}, [tagged('Shared?', 'shared'), tagged('Rare?', 'shared')])
  await addQuiz(ada, {}, [tagged('Shared?', 'shared')])
  const generated = await generate(['SHARED'])
  expect(texts(generated)).toEqual(['Rare?', 'Shared?'])
  const used = Object.fromEntries(
    generated.questions.map((question) => [question.question, generated.usedBefore[question._id]]),
  )
  expect(used).toEqual({ 'Shared?': 2, 'Rare?': 1 })
  expect((await generate(['shared'], { questionsCount: 1 })).questions[0]!.question).toBe('Rare?')
})

test('given an already chosen question to exclude, then another one is chosen', async () => {
  await addQuiz(ada, {}, [tagged('First?', 'swapped'), tagged('Second?', 'swapped')])
  const {
    questions: [chosen],
  } = await generate(['swapped'], { questionsCount: 1 })
  const {
    questions: [instead],
  } = await generate(['swapped'], { questionsCount: 1, exclude: [chosen!.origin_id!] })
  expect([chosen!.question, instead!.question].sort()).toEqual(['First?', 'Second?'])
})

test('only the newest version of a quiz is used', async () => {
  const id = await addQuiz(ada, {}, [tagged('Old words?', 'versioned')])
  await services.db.update(quizzes).set({ attempts: 1 }).where(eq(quizzes.id, id))
  await ada.client.createNewVersion({ body: { quiz_id: id, questions: [tagged('New words?', 'versioned')] } })
  expect(texts(await generate(['versioned']))).toEqual(['New words?'])
})

test('given faculties, then only quizzes of these are used, and never descriptive questions', async () => {
  const bea = await services.addInstructor('bea')
  await addQuiz(ada, { faculties: [bea.facultyId] }, [tagged('Theirs?', 'faculty')])
  await addQuiz(ada, {}, [tagged('Ours?', 'faculty')])
  await addQuiz(ada, { quiz_type: 'daq' }, [{ ...tagged('Explain.', 'faculty'), options: [] }])
  const inWords = { options: [], interaction: { kind: 'descriptive' as const } }
  await addQuiz(ada, {}, [{ ...tagged('Explain this too.', 'faculty'), ...inWords }])
  expect(texts(await generate(['faculty'], { facultyIds: [bea.facultyId] }))).toEqual(['Theirs?'])
  expect(texts(await generate(['faculty']))).toEqual(['Ours?', 'Theirs?'])
})

test('given no match, then the response is empty and says why', async () => {
  const response = await ada.client.createAutomaticQuiz({
    body: { tagNames: ['nowhere'], facultyIds: [], questionsCount: 3 },
  })
  expect(response).toMatchObject({
    message: 'No Questions found under this filter',
    data: {
      questions: [],
      summary: [{ tag_name: 'nowhere', asked: 3, found: 0, short: 3, fitting: 0, otherDifficulties: {} }],
      chosenFor: {},
    },
  })
})

test('the summary counts the candidates and the questions at other difficulties', async () => {
  const cleo = await services.addInstructor('cleo')
  await addQuiz(cleo, { faculties: [cleo.facultyId] }, [
    tagged('Acid?', 'acids'),
    tagged('Both?', 'acids', 'bases'),
    { ...tagged('Medium base?', 'bases'), difficulty_level: 'Medium' },
    { ...tagged('Hard base?', 'bases'), difficulty_level: 'Hard' },
    { ...tagged('Hard base two?', 'Bases'), difficulty_level: 'Hard' },
  ])
  await addQuiz(cleo, { faculties: [ada.facultyId] }, [
    { ...tagged('Of another faculty?', 'bases'), difficulty_level: 'Hard' },
  ])
  const generateFor = async (tagNames: string[]) =>
    (
      await cleo.client.createAutomaticQuiz({
        body: { tagNames, facultyIds: [cleo.facultyId], questionsCount: 4 },
      })
    ).data
  const generated = await generateFor(['acids', 'Bases'])
  expect(generated.summary).toEqual([
    expect.objectContaining({ tag_name: 'acids', asked: 2, fitting: 2 }),
    expect.objectContaining({
      tag_name: 'Bases',
      asked: 2,
      fitting: 1,
      otherDifficulties: { Medium: 1, Hard: 2 },
    }),
  ])
  expect(generated.summary.reduce((sum, { found }) => sum + found, 0)).toBe(2)
  expect(generated.questions.map(({ _id }) => generated.chosenFor![_id])).toContain('acids')
  expect((await generateFor([])).summary).toEqual([
    {
      tag_name: 'any tag',
      difficulty: 'Easy',
      asked: 4,
      found: 2,
      short: 2,
      fitting: 2,
      otherDifficulties: { Medium: 1, Hard: 2 },
    },
  ])
})

test("given excluded faulty questions and drafts, then they and the quiz's own are left out", async () => {
  const dora = await services.addInstructor('dora')
  const published = await addQuiz(dora, { name: 'In use' }, [tagged('Sound?', 'sound')])
  await services.db.update(quizzes).set({ isPublished: true }).where(eq(quizzes.id, published))
  const keyless = tagged('Keyless?', 'sound')
  const draft = await addQuiz(dora, { name: 'Begun' }, [
    { ...keyless, options: keyless.options.map((option) => ({ ...option, is_correct: false })) },
    tagged('Unfinished?', 'sound'),
  ])
  const draw = async (wanted: { unpublished?: boolean; faulty?: boolean; quiz_id?: string }) =>
    (
      await dora.client.createAutomaticQuiz({
        body: { tagNames: ['sound'], facultyIds: [], questionsCount: 5, ...wanted },
      })
    ).data
  expect(texts(await draw({}))).toEqual(['Keyless?', 'Sound?', 'Unfinished?'])
  const careful = await draw({ unpublished: false, faulty: false })
  expect(texts(careful)).toEqual(['Sound?'])
  expect(careful.leftOut).toEqual({ unpublished: 2, faulty: 0 })
  expect(Object.values(careful.sources!)).toEqual([{ quiz_name: 'In use', is_published: true }])
  const withDrafts = await draw({ faulty: false })
  expect([texts(withDrafts), withDrafts.leftOut]).toEqual([
    ['Sound?', 'Unfinished?'],
    { unpublished: 0, faulty: 1 },
  ])
  expect(texts(await draw({ quiz_id: draft }))).toEqual(['Sound?'])
})
