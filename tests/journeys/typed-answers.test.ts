import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

test('an author asks for a number, and a student types it by keyboard and reads what was read', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1, { weightage: 2 })])
  const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  await page.goto(`/quiz/edit-quiz-questions?${place}`)
  const card = questionCard(page, 1)
  await card.getByLabel('Kind of question').selectOption('Number')
  await card.getByLabel('Accepted answer 1', { exact: true }).fill('1234.5')
  await card.getByLabel('How close to accepted answer 1').selectOption('± a number')
  await card.getByLabel('Tolerance of accepted answer 1').press('Enter')
  await card.getByLabel('Accepted answer 2', { exact: true }).fill('1234')
  await card.getByLabel('Marks of accepted answer 2').selectOption('50 %')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Publish' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()

  const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(data.link)
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  const field = page.getByLabel('Your answer')
  await field.pressSequentially('1,2,3')
  await expect(page.getByText('This can not be read as a number.')).toBeVisible()
  await field.fill('')
  await field.pressSequentially('1,234')
  await expect(page.getByText('Read as 1.234 or 1234')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.getByRole('button', { name: 'Question 1, partly right' }).press('Enter')
  await expect(page.getByText('Partly right: 50 % of the marks.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '1234.5 ± 0.1' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
