import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { expect } from 'vitest'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { test } from '../support/world-test.ts'

const save = async (by: Instructor, quizId: string, questions: DraftQuestion[]) => {
  const { overview } = (await by.direct.getQuizOverview({ query: { quizId } })).data
  await by.direct.addQuestions({
    body: {
      quiz_id: quizId,
      questions,
      is_published: overview.is_published,
      is_skippable: true,
      baseRevision: overview.revision,
    },
  })
}
const historyOf = async (by: Instructor, quizId: string, after?: string) =>
  (
    await by.viaGateway.getQuizHistory({
      params: { id: quizId },
      query: after === undefined ? {} : { after },
    })
  ).data

test('the history says who changed which parts of a question, and has every content of it', async ({
  instructor,
  otherInstructor,
}) => {
  const [first, second, third] = soundQuestions(3) as [DraftQuestion, DraftQuestion, DraftQuestion]
  const quizId = await addQuiz(instructor, {}, [first, second])
  expect((await historyOf(instructor, quizId)).changes).toEqual([])
  await instructor.direct.addShare({
    body: { quiz_id: quizId, email: otherInstructor.email, role: 'editor' },
  })
  const changed = { ...first, question: 'Another text', weightage: 7, solution: 'Because.' }
  await save(otherInstructor, quizId, [changed, second, third])
  await save(instructor, quizId, [changed, third])
  const { changes, next } = await historyOf(instructor, quizId)
  expect(next).toBeNull()
  expect(changes.map(({ by, change, parts, question_no: no }) => [by, change, parts, no]).toSorted()).toEqual(
    [
      [instructor.name, 'removed', [], null],
      [otherInstructor.name, 'added', [], 2],
      [otherInstructor.name, 'changed', ['question', 'solution', 'weightage'], 1],
    ].toSorted(),
  )
  const ofFirst = (
    await instructor.viaGateway.getQuestionHistory({
      params: { id: quizId },
      query: { question_id: first._id },
    })
  ).data
  expect([ofFirst.changes.map(({ content }) => content?.question), ofFirst.first?.content?.question]).toEqual(
    [['Another text'], first.question],
  )
  const ofRemoved = (
    await instructor.viaGateway.getQuestionHistory({
      params: { id: quizId },
      query: { question_id: second._id },
    })
  ).data
  expect(ofRemoved.changes[0]).toMatchObject({ change: 'removed', content: null })
  expect(ofRemoved.first?.content?.question).toBe(second.question)
})

test('the history goes on in the next version of a quiz', async ({ instructor }) => {
  const [question] = soundQuestions(1) as [DraftQuestion]
  const quizId = await addQuiz(instructor, {}, [question], true)
  await instructor.handIn({ quizId, name: 'Bo Bee', given: [1] })
  const { quiz } = (
    await instructor.direct.createNewVersion({
      body: { quiz_id: quizId, questions: [{ ...question, question: 'Second' }], is_published: false },
    })
  ).data
  await save(instructor, quiz._id, [{ ...question, question: 'Third' }])
  const read = { params: { id: quiz._id }, query: { question_id: question._id } }
  const { changes, first } = (await instructor.direct.getQuestionHistory(read)).data
  expect(changes.map(({ version, content }) => [version, content?.question])).toEqual([
    [2, 'Third'],
    [2, 'Second'],
  ])
  expect(first?.content?.question).toBe(question.question)
})

test('a long history is read in pages', async ({ instructor }) => {
  const questions = soundQuestions(30)
  const quizId = await addQuiz(instructor, {}, questions)
  for (const text of ['once', 'twice'])
    await save(
      instructor,
      quizId,
      questions.map((question) => ({ ...question, solution: text })),
    )
  const one = await historyOf(instructor, quizId)
  const two = await historyOf(instructor, quizId, one.next ?? undefined)
  expect([one.changes.length, two.changes.length, two.next]).toEqual([50, 10, null])
  const seen = [...one.changes, ...two.changes].map(({ question_id: id, at }) => `${id} ${at}`)
  expect(seen).toHaveLength(60)
})

test('a long history of a question is read in pages, with its first content on the last one', async ({
  instructor,
}) => {
  const [first] = soundQuestions(1) as [DraftQuestion]
  const quizId = await addQuiz(instructor, {}, [first])
  const read = async (after?: string | null) =>
    (
      await instructor.viaGateway.getQuestionHistory({
        params: { id: quizId },
        query: { question_id: first._id, ...(after && { after }) },
      })
    ).data
  for (let round = 1; round <= 51; round++)
    await save(instructor, quizId, [{ ...first, solution: `Because of ${round}.` }])
  const latest = await read()
  expect(latest).toMatchObject({ first: null, changes: { length: 50 } })
  const oldest = await read(latest.next)
  expect(oldest.changes.map(({ content }) => content?.solution)).toEqual(['Because of 1.'])
  expect([oldest.first?.content?.solution, oldest.next]).toEqual([first.solution, null])
})

test('the history of details has what each update changed, and an update brings it back', async ({
  instructor,
  otherInstructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves', duration: 600 }, soundQuestions(1))
  await instructor.direct.addShare({
    body: { quiz_id: quizId, email: otherInstructor.email, role: 'editor' },
  })
  const read = async (by = instructor) =>
    (await by.viaGateway.getDetailsHistory({ params: { id: quizId }, query: {} })).data.changes
  const update = (by: Instructor, changes: object) =>
    by.direct.updateQuiz({ body: { quiz_id: quizId, ...changes } })
  expect(await read()).toEqual([])
  await update(otherInstructor, { name: 'Optics', duration: 900 })
  await update(instructor, { is_skippable: true, name: 'Optics', passing_percentage: 60 })
  // What is the same as before is no change, nor is publishing.
  await update(instructor, { name: 'Optics', is_published: true })
  const changes = await read(otherInstructor)
  expect(changes).toMatchObject([
    { by: instructor.name, before: { passing_percentage: 50 }, after: { passing_percentage: 60 } },
    {
      by: otherInstructor.name,
      before: { name: 'Waves', duration: 600 },
      after: { name: 'Optics', duration: 900 },
    },
  ])
  await update(instructor, changes[1]?.before ?? {})
  const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
  expect(quiz).toMatchObject({ name: 'Waves', duration: 600, passing_percentage: 60 })
  expect((await read())[0]).toMatchObject({ before: { name: 'Optics' }, after: { name: 'Waves' } })
  const { events } = (await instructor.direct.getQuizLog({ params: { id: quizId }, query: {} })).data
  expect(events.filter(({ kind }) => kind === 'updateQuiz')).toHaveLength(4)

  // A save of questions sends whether they may be skipped, too.
  const body = { quiz_id: quizId, questions: soundQuestions(1), is_published: false, is_skippable: false }
  await otherInstructor.direct.addQuestions({ body })
  expect((await read())[0]).toMatchObject({
    by: otherInstructor.name,
    before: { is_skippable: true },
    after: { is_skippable: false },
  })
})

test('the history of details has tags and the place in a course by their names, and brings them back', async ({
  instructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(1))
  const { course, module, chapter, faculty } = instructor.courseIds
  const place = { course_id: course, module_id: module, chapter_id: chapter, video_id: null }
  const nowhere = { course_id: null, module_id: null, chapter_id: null, video_id: null }
  const update = (changes: object) => instructor.direct.updateQuiz({ body: { quiz_id: quizId, ...changes } })
  const read = async () =>
    (await instructor.viaGateway.getDetailsHistory({ params: { id: quizId }, query: {} })).data.changes
  await update({ ...place, faculties: [faculty] })
  await update({ chapter_id: null, tags: [] })
  const [later, first] = await read()
  expect(first).toMatchObject({
    before: { ...nowhere, faculties: [] },
    after: { ...place, faculties: [faculty] },
    names: { [course]: `Course of ${instructor.name}`, [faculty]: `Faculty of ${instructor.name}` },
  })
  const { courseTag } = instructor.courseIds
  expect(later).toMatchObject({
    before: { ...place, tags: [courseTag] },
    after: { ...place, chapter_id: null, tags: [] },
    names: { [chapter]: `Chapter of ${instructor.name}`, [courseTag]: `Tag of ${instructor.name}` },
  })
  await update(later?.before ?? {})
  const { quiz } = (await instructor.direct.getQuizForInstructor({ params: { id: quizId } })).data
  expect(quiz).toMatchObject({ ...place, tags: [{ _id: courseTag }], faculties: [{ _id: faculty }] })
  // What is the same as before is no change.
  await update({ ...place, faculties: [faculty] })
  expect(await read()).toHaveLength(3)
})
