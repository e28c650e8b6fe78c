import { findViolations } from '../support/find-violations.ts'
import { questionCard } from '../support/wizard-page.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { expect, test } from '../support/browser-test.ts'

test('an earlier content of a question is looked at beside today’s, brought back, and undone', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Waves' }, soundQuestions(2))
  await page.goto(`/quiz/edit-quiz-questions?quizId=${quizId}&quizType=full&instructorId=${instructor.uid}`)
  const text = questionCard(page, 1).getByRole('textbox', { name: 'Question text' })
  await text.fill('How long is a wave of sound?')
  await page.getByRole('button', { name: 'Save Unpublish' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit history' }).click()
  const history = page.getByRole('dialog', { name: 'Edit history of Waves' })
  const row = history.getByRole('button', { name: /^Question 1 · Changed: question text/ })
  await expect(row).toContainText(instructor.name)
  expect(await findViolations(page)).toEqual([])
  await row.click()
  const ofQuestion = page.getByRole('dialog', { name: 'Edit history: Question 1' })
  await expect(ofQuestion.getByLabel('Content')).toHaveValue('1')
  await expect(ofQuestion.getByText('How much is 1 + 1?').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await ofQuestion.getByRole('button', { name: 'Bring back' }).click()
  await expect(text).toHaveValue('How much is 1 + 1?')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('How long is a wave of sound?')
})
