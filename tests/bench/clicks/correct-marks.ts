import type { Page } from '@playwright/test'
import { addQuizToCorrect } from '../../support/corrected-quiz.ts'
import type { Instructor } from '../../support/world.ts'

/** From the statistics of a quiz with a bad question to corrected marks. */
export const correctMarks = async (page: Page, instructor: Instructor): Promise<void> => {
  const quizId = await addQuizToCorrect(instructor)
  await page.goto(`/quiz/quiz-stats/${quizId}`)
  await page.getByRole('link', { name: 'View Question Stats' }).click()
  await page.getByRole('button', { name: 'Regrade question 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
  await dialog.getByRole('radio', { name: /^1\./ }).click()
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await dialog.getByLabel('Reason for the correction').waitFor()
  await dialog.getByLabel('Reason for the correction').focus()
  await page.keyboard.type('The first option is right.')
  await dialog.getByRole('button', { name: 'Regrade' }).click()
  await dialog.getByText('Marks corrected.').waitFor()
}
