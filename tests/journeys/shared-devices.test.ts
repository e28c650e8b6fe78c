import type { Page } from '@playwright/test'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import type { Instructor } from '../support/world.ts'

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false, viewport: { width: 390, height: 844 } })

const linkOf = async (instructor: Instructor, isShared: boolean): Promise<string> => {
  const quizId = await addQuiz(instructor, openNow(), soundQuestions(2), true)
  const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
  await instructor.direct.updateSession({ body: { sessionId: session._id, shared_devices: isShared } })
  return (await instructor.direct.getSharableLink({ params: { id: quizId } })).data.link
}
const handIn = async (page: Page) => {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/^Attempt \d in session .*, submitted/)).toBeVisible()
}
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })
/** Everything that the page has stored on the device. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('on devices that students share, nothing of a student stays, and the next one begins empty', async ({
  page,
  instructor,
}) => {
  const link = await linkOf(instructor, true)
  await page.goto(link)
  await expect(page.getByText('You see your result once, right after you submit.')).toBeVisible()
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Bo', { exact: true })).toBeVisible()
  await page.getByRole('radio').first().check()
  await expect(page.getByText('All answers saved')).toBeVisible()
  // A reload in the middle loses nothing.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  await handIn(page)
  await expect(page.getByText('Other students use this device.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Take it again/ })).toBeHidden()
  expect(await stored(page)).not.toMatch(/Bo|bo@example|attempt\./)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(nameField(page)).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'off')

  await enterDetails(page, 'Cy')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Cy', { exact: true })).toBeVisible()
  await handIn(page)
  // Whoever reloads the page or opens the link again is the next student.
  await page.reload()
  await expect(nameField(page)).toHaveValue('')
  expect(await stored(page)).not.toMatch(/Cy|cy@example|attempt\./)
})

test(
  'a shared device whose student went away shows the next one no result',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    // The page that is left saves to an attempt that is over.
    consoleErrors.allow(refusedCall(409))
    await page.goto(await linkOf(instructor, true))
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Bo', { exact: true })).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await handIn(other)
    await other.close()
    await page.reload()
    await expect(nameField(page)).toHaveValue('')
    await expect(page.getByText(/^Attempt \d in session/)).toBeHidden()
  },
)

test(
  'on other devices the next attempt names its student, and Not you begins empty',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.goto(await linkOf(instructor, false))
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).click()
    await handIn(page)
    await page.getByRole('button', { name: 'Take it again as Bo' }).click()
    await expect(nameField(page)).toHaveValue('Bo')
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Attempt 2')).toBeVisible()
    await handIn(page)
    await page.getByRole('button', { name: 'Not you?' }).click()
    await expect(nameField(page)).toHaveValue('')
  },
)
