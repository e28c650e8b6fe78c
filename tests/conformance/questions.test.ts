import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz, essayQuestion, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

describe.each(entryPoints)('the questions of a quiz, $name', (entryPoint) => {
  test('are stored as written and numbered by position', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, [])
    const written = soundQuestion(7, {
      question: 'Solve \u{1D465}² = 4 “exactly” <b>now</b> ☃',
      equation: 'x^2 = 4',
      image_url: 'https://images.example/x.png',
      difficulty_level: 'Hard',
      weightage: 1_234,
      section: 'Algebra',
      paragraph: 'Read this first.',
      solution: 'Take the root.',
      solution_equation: 'x = \\pm 2',
      tags: [{ tag_name: 'algebra' }, { tag_name: 'roots' }],
    })
    await client.addQuestions({
      body: { quiz_id: id, questions: [soundQuestion(1), written], is_published: false, is_skippable: false },
    })
    const { questions, total } = (await client.getQuestionsByQuizId({ params: { id }, query: {} })).data
    expect(total).toBe(2)
    expect(questions[1]).toMatchObject({
      ...written,
      tags: [
        expect.objectContaining({ tag_name: 'algebra' }),
        expect.objectContaining({ tag_name: 'roots' }),
      ],
      quiz_id: id,
      question_no: 2,
    })
  })

  test('a save replaces all questions, and keeps the identity of those that remain', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const first = soundQuestions(3)
    const id = await addQuiz(instructor, {}, first)
    const kept = { ...first[2]!, question: 'Changed' }
    await client.addQuestions({
      body: { quiz_id: id, questions: [kept, soundQuestion(9)], is_published: false, is_skippable: false },
    })
    const { questions } = (await client.getQuestionsByQuizId({ params: { id }, query: {} })).data
    expect(questions.map(({ question, question_no }) => [question_no, question])).toEqual([
      [1, 'Changed'],
      [2, 'How much is 9 + 9?'],
    ])
    expect(questions[0]!._id).toBe(kept._id)
  })

  test('handwriting in answers to a descriptive question is read unless its author forbids it', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, { quiz_type: 'daq' }, [
      essayQuestion(1),
      essayQuestion(2, { allow_ocr: false }),
    ])
    const { questions } = (await client.getQuestionsByQuizId({ params: { id }, query: {} })).data
    expect(questions.map(({ allow_ocr }) => allow_ocr)).toEqual([true, false])
  })

  test('a part can be read', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor, {}, soundQuestions(25))
    const { data } = await client.getQuizQuestions({ params: { id }, query: { from: 10, count: 10 } })
    expect(data.total).toBe(25)
    expect(data.questions.map((question) => question.question_no)).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ])
  })

  test('an unpublished quiz may have errors; publishing it with errors changes nothing', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const faulty = [soundQuestion(1, { options: [] })]
    const id = await addQuiz(instructor, {}, faulty)
    const before = (await client.getQuizForInstructor({ params: { id } })).data.quiz
    await expect(
      client.addQuestions({
        body: {
          quiz_id: id,
          questions: [...faulty, soundQuestion(2)],
          is_published: true,
          is_skippable: false,
        },
      }),
    ).rejects.toMatchObject({ status: 422, code: 'RULE' })
    const after = (await client.getQuizForInstructor({ params: { id } })).data.quiz
    expect(after).toEqual(before)
    expect((await client.getQuestionCount({ params: { quizId: id } })).data.question).toBe(1)
  })

  test('a save based on an older revision is refused', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    const { revision } = (await client.getQuestionsByQuizId({ params: { id }, query: {} })).data
    const save = (name: string) =>
      client.addQuestions({
        body: {
          quiz_id: id,
          questions: [soundQuestion(1, { question: name })],
          is_published: false,
          is_skippable: false,
          baseRevision: revision,
        },
      })
    expect((await save('first')).data.needToCreateNewVersion).toBe(false)
    await expect(save('second')).rejects.toMatchObject({ status: 409, code: 'CONFLICT' })
    expect(
      (await client.getQuestionsByQuizId({ params: { id }, query: {} })).data.questions[0]!.question,
    ).toBe('first')
  })

  test('101 questions are too many for one call', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const id = await addQuiz(instructor)
    await expect(
      client.addQuestions({
        body: { quiz_id: id, questions: soundQuestions(101), is_published: false, is_skippable: false },
      }),
    ).rejects.toMatchObject({
      code: 'CONTRACT',
      errors: [{ field: 'questions', messages: ['questions must have at most 100 entries'] }],
    })
  })

  test('new tags of a question are created once, ignoring case', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const name = `topic ${instructor.uid}`
    const {
      data: { tags },
    } = await client.addTags({ body: { tags: [{ tag_name: name, tag_type: 'general' }] } })
    const { data: again } = await client.addTags({
      body: { tags: [{ tag_name: name.toUpperCase(), tag_type: 'general' }] },
    })
    expect(again.tags[0]!._id).toBe(tags[0]!._id)
    expect(
      (await client.getGeneralTags()).data.tag.filter(
        (tag) => tag.tag_name.toLowerCase() === name.toLowerCase(),
      ),
    ).toHaveLength(1)
  })

  test("auto-generation chooses from the caller's own questions, by tag and difficulty", async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const tag = { tag_name: `generated ${instructor.uid}` }
    await addQuiz(instructor, {}, [
      soundQuestion(1, { tags: [tag] }),
      soundQuestion(2, { tags: [tag], difficulty_level: 'Hard' }),
      soundQuestion(3),
    ])
    await addQuiz(otherInstructor, {}, [soundQuestion(4, { tags: [tag] })])
    const ask = (difficulty?: 'Easy' | 'Moderate' | 'Medium' | 'Hard') =>
      client.createAutomaticQuiz({
        body: { tagNames: [tag.tag_name], facultyIds: [], questionsCount: 5, difficulty },
      })
    expect((await ask()).data.questions.map((question) => question.question)).toEqual(['How much is 1 + 1?'])
    expect((await ask('Hard')).data.questions.map((question) => question.question)).toEqual([
      'How much is 2 + 2?',
    ])
    expect((await ask('Moderate')).data.questions).toEqual([])
    expect((await ask()).data.summary[0]).toMatchObject({
      tag_name: tag.tag_name,
      asked: 5,
      found: 1,
      short: 4,
    })
  })
})
