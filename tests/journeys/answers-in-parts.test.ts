import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

test('an author writes the pairs of a matching question line by line, by keyboard', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)])
  const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  await page.goto(`/quiz/edit-quiz-questions?${place}`)
  const matching = questionCard(page, 1)
  await matching.getByLabel('Kind of question').selectOption('Matching')
  // The options became prompts; writing goes on line by line.
  await matching.getByLabel('Prompt 1 text', { exact: true }).fill('France')
  await matching.getByLabel('Prompt 1 text', { exact: true }).press('Enter')
  await page.keyboard.type('Paris')
  await page.keyboard.press('Enter')
  await matching.getByLabel('Prompt 2 text', { exact: true }).fill('Italy')
  await matching.getByLabel('Prompt 2 text', { exact: true }).press('Enter')
  await page.keyboard.type('Rome')
  for (const name of [/Remove pair 4/, /Remove pair 3/]) {
    const remove = matching.getByRole('button', { name })
    if ((await remove.count()) > 0) await remove.click()
  }
  await matching.getByRole('button', { name: 'Add extra choice' }).click()
  await page.keyboard.type('Vienna')
  expect(await findViolations(page)).toEqual([])
})
