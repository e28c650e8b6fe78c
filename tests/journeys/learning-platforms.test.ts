import { startTestPlatform } from '@quizwright/services/test-support/test-platform.ts'
import { expect, test } from '../support/browser-test.ts'
import { closeDialog } from '../support/close-dialog.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { findViolations } from '../support/find-violations.ts'

test('a platform registers itself by the address that an operator gives it, and is confirmed', async ({
  page,
  context,
}) => {
  await using platform = await startTestPlatform('registers', 'localhost')
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('menuitem', { name: 'Learning platforms' }).click()
  await page.getByRole('button', { name: 'Add by registration link' }).click()
  const address = page.getByLabel('Registration address')
  await expect(address).toHaveValue(/\/lti\/register\//)
  const query = new URLSearchParams({ openid_configuration: `${platform.url}/openid-configuration` })
  const there = await context.newPage()
  await there.goto(`${await address.inputValue()}?${query}`)
  expect(await findViolations(there)).toEqual([])
  await there.getByRole('button', { name: 'Register' }).click()
  await expect(there.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await there.close()

  await closeDialog(page, 'Done')
  await page.reload()
  const card = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'localhost' })
  await expect(card.getByText('Waiting for you')).toBeVisible()
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(card.getByText('In use')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Add manually' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Client ID').fill('1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Give the platform a name')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test(
  'an operator disables the account of a colleague who left, and transfers the quizzes',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const leaver = await world.addInstructor()
    await addQuiz(leaver)
    await page.goto('/operator/people')
    await page.getByRole('searchbox').fill(leaver.email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 account')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: leaver.email })
    await row.getByRole('button', { name: /^Disable:/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect(row.getByText('Disabled')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await row.getByRole('button', { name: /^Transfer/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(instructor.email)
    await page.getByRole('option').first().click()
    await dialog.getByRole('button', { name: 'Transfer' }).click()
    await expect(page.getByText('1 quiz transferred')).toBeVisible()
    await expect(row.getByText(/^0 quizzes/)).toBeVisible()
  },
)
