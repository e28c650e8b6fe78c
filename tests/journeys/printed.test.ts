import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { expect, test } from '../support/browser-test.ts'
import { addCorrectableQuiz, correctedQuestionId } from '../support/corrected-quiz.ts'
import { addQuiz, essayQuestion } from '../support/seed-objects.ts'

/** The width of A4 without margins, in CSS pixels. */
const paper = { width: 718, height: 1_000 }

test('a printed descriptive result has every answer whole, and its tables fit on the paper', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [essayQuestion(1)], true)
  const words = 'It counts the things that are there, one after the other, until none is left.'
  const { resultId } = await instructor.handIn({ quizId, name: 'Bo Li', given: [{ words, marks: 4 }] })
  await page.goto(`/quiz/individual-results-daq?resultId=${resultId}`)
  const answers = page.getByRole('table', { name: 'Answers' })
  await expect(answers.getByText(words)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  await expect(answers.getByText(words)).toBeVisible()
  await expect(answers.getByText('It counts the things that…')).toBeHidden()
  await expect(page.getByRole('table', { name: 'How far AI and instructor agree' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
})

test('printed issues have what students wrote', async ({ page, world, instructor }) => {
  const quizId = await addCorrectableQuiz(instructor)
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const { learner, params } = await begin(world.servicesUrl, data.session._id, `bo.${instructor.uid}`)
  await learner.handInAttempt({ params, body: { answers: [] } })
  const description = 'The second option cannot be right.'
  await learner.reportIssue({
    params,
    body: { question_id: correctedQuestionId(instructor), category: 'question is unclear', description },
  })
  await page.goto(`/quiz/issues?quizId=${quizId}`)
  await expect(page.getByText('What they wrote (1)')).toBeVisible()
  await expect(page.getByText(description)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(description)).toBeVisible()
})

test('printed sessions fit on the paper, without the columns of buttons', async ({ page, instructor }) => {
  const quizId = await addCorrectableQuiz(instructor)
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  await page.goto(`/quiz/session-history?quizId=${quizId}`)
  const sessions = page.getByRole('table', { name: 'Sessions' })
  await expect(sessions.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  await expect(sessions.getByText(data.session.name, { exact: true })).toBeVisible()
  await expect(sessions.getByRole('columnheader', { name: 'Actions' })).toBeHidden()
  expect(await sessions.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(paper.width)
})
