import { expect, type Page } from '@playwright/test'

const csv = [
  'question,option1,option2,option3,answer,tags,difficulty',
  'What is the capital of France?,Paris,Rome,Vienna,A,geography,Easy',
  'Which planet is the largest?,Mars,Jupiter,Venus,B,astronomy,Easy',
  'How many sides has a hexagon?,Five,Seven,Six,C,geometry,Medium',
].join('\n')

/** From the list and a CSV file to a published quiz with its questions. */
export const publishFile = async (page: Page): Promise<void> => {
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  const wizard = page.getByRole('dialog')
  await expect(wizard.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('From a file')
  await wizard.getByRole('button', { name: 'Continue' }).click()
  // Importing a file is the default choice.
  await wizard.getByRole('button', { name: 'Create and continue' }).click()
  const chooser = page.waitForEvent('filechooser')
  await wizard.getByText('Drop a file here, or choose one').click()
  await (await chooser).setFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  // Its headings are not ours, so the page asks once to confirm their meanings.
  await wizard.getByRole('button', { name: 'Import' }).click()
  await wizard.getByRole('button', { name: /^Continue with/ }).click()
  await page.getByRole('button', { name: 'Save Publish' }).click()
  await page.getByText('Published', { exact: true }).first().waitFor()
}
