import type { Locator, Page } from '@playwright/test'
import { expect } from './browser-test.ts'

const list = '/quiz/quiz-landing'

/** The wizard's popup, whatever window it shows. */
export const wizard = (page: Page): Locator => page.getByRole('dialog')

/** Picks the first suggestion of a field. */
export const pickFirst = async (page: Page, field: string): Promise<void> => {
  await wizard(page).getByRole('combobox', { name: field, exact: true }).click()
  await page.locator('[role=option]:visible').first().click()
}

/** Chooses a faculty, unless the form has chosen the only one already. */
export const chooseFaculty = async (page: Page): Promise<void> => {
  const chosen = wizard(page).getByRole('list', { name: 'Faculties: chosen' })
  if (!(await chosen.isVisible())) await pickFirst(page, 'Faculties')
  await expect(chosen.getByRole('listitem')).toHaveCount(1)
}

/** Opens a folded group of the details form. */
export const unfold = async (page: Page, ...titles: string[]): Promise<void> => {
  for (const title of titles) {
    const toggle = wizard(page).getByRole('button', { name: new RegExp(`^${title}`) })
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  }
}

/** Fills window 1 as an instructor would and goes on to window 6. */
export const createInWizard = async (page: Page, title: string): Promise<void> => {
  await page.goto(list)
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await wizard(page).getByLabel('Title').fill(title)
  await unfold(page, 'Description', 'Course and module', 'Time and scoring', 'Availability')
  await wizard(page).getByRole('textbox', { name: 'Description', exact: true }).fill('Written by a journey.')
  await pickFirst(page, 'Course')
  await pickFirst(page, 'Module')
  await chooseFaculty(page)
  await wizard(page).getByLabel('Minutes').fill('45')
  await wizard(page).getByLabel('Passing percentage').fill('50')
  await wizard(page).getByLabel('Session name').fill('Spring')
  await wizard(page).getByRole('textbox', { name: 'Session description' }).fill('The first run.')
  await wizard(page).getByRole('button', { name: 'Continue' }).click()
  await expect(wizard(page).getByText('How do you want to add questions?')).toBeVisible()
  // The button that led here is gone, but the keyboard still works.
  await expect(wizard(page).getByRole('radio', { checked: true })).toBeFocused()
}

/** Goes from window 6 to window 77. */
export const chooseCsv = async (page: Page): Promise<void> => {
  await wizard(page).getByText('Upload a file', { exact: true }).click()
  await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
  await expect(wizard(page).getByText('Drop a file here, or choose one')).toBeVisible()
}

export const uploadFile = (page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> =>
  page.setInputFiles('input[type=file]', file)

/** Goes from window 5 to the question editor. */
export const continueToEditor = async (page: Page): Promise<void> => {
  await wizard(page)
    .getByRole('button', { name: /^Continue with/ })
    .click()
  await page.waitForURL('**/quiz/edit-quiz-questions?**')
  await expect(page.getByRole('toolbar', { name: 'Quiz' })).toBeVisible({ timeout: 30_000 })
}

/** The card of a question by its number, on the open page. */
export const questionCard = (page: Page, no: number): Locator =>
  page.getByRole('region', { name: `Question ${no.toLocaleString('en')}`, exact: true })

/** Publishes from the question editor. All errors must be corrected. */
export const publish = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save Publish' }).click()
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Published', { exact: true }),
  ).toBeVisible({ timeout: 60_000 })
}
