import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { reports } from '../database/tables/learner.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const original = draftOf('How many moons has Mars?', { weightage: 2 })
const changed = { ...original, question: 'How many moons has Jupiter?', weightage: 5 }
const correct = (quiz_id: string, from = original, to = changed) =>
  ada.client.updateReportedPracticeQuestion({ body: { quiz_id, original: from, changed: to } })

test('a question is corrected in place, and attempts keep the revision that they answered', async () => {
  const quizId = await addQuiz(ada, { quiz_type: 'practice' }, [draftOf('Another?'), original])
  await services.db.update(quizzes).set({ attempts: 4 }).where(eq(quizzes.id, quizId))
  const {
    data: { question },
  } = await correct(quizId)
  expect(question).toMatchObject({
    _id: original._id,
    question: 'How many moons has Jupiter?',
    question_no: 2,
    total_marks: 5,
  })
  expect((await ada.client.getQuizForInstructor({ params: { id: quizId } })).data.quiz).toMatchObject({
    version: 1,
    total_marks: 6,
  })
  const revisions = await services.db.select({ content: questionRevisions.content }).from(questionRevisions)
  expect(revisions.map((row) => row.content.question)).toContain('How many moons has Mars?')

  const {
    data: { revision },
  } = await ada.client.getQuestionsByQuizId({ params: { id: quizId }, query: {} })
  await correct(quizId)
  expect((await ada.client.getQuestionsByQuizId({ params: { id: quizId }, query: {} })).data.revision).toBe(
    revision,
  )
})

test('given a reported question, when it is corrected, then its reports are closed', async () => {
  const quizId = await addQuiz(ada, { quiz_type: 'practice' }, [original, draftOf('Another?')])
  const rows = await services.db.select().from(questions).where(eq(questions.quizId, quizId))
  await services.db.insert(reports).values(
    rows.map(({ id: questionId, revisionId }, index) => ({
      id: `${quizId.slice(1)}${index}`,
      quizId,
      questionId,
      revisionId,
      category: 'other',
      description: 'Which moons?',
      createdAt: new Date(),
    })),
  )
  await services.db.update(quizzes).set({ reportsCount: 2 }).where(eq(quizzes.id, quizId))
  await correct(quizId)
  const stored = await services.db.select().from(reports).where(eq(reports.quizId, quizId))
  expect(
    stored
      .filter(({ closedAt }) => closedAt !== null)
      .map(({ questionId, closingNote }) => [questionId, closingNote]),
  ).toEqual([[original._id, 'The question was corrected.']])
  const { quiz } = (await ada.client.getQuizForInstructor({ params: { id: quizId } })).data
  expect(quiz.reports_count).toBe(1)
})

test('an outdated original, an invalid correction, another quiz type and an unknown question are refused', async () => {
  const quizId = await addQuiz(ada, { quiz_type: 'practice' }, [original])
  await expect(correct(quizId, { ...original, question: 'Something older?' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await expect(correct(quizId, original, { ...changed, question: ' ' })).rejects.toMatchObject({
    code: 'RULE',
    message: 'Question text can not be empty at Question # 1',
  })
  await expect(
    correct(quizId, { ...original, _id: 'nowhere' }, { ...changed, _id: 'nowhere' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(correct(await addQuiz(ada, {}, [original]))).rejects.toMatchObject({ code: 'RULE' })
})
