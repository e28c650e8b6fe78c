import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false })

test('after confirming an e-mail address, a student finds attempt and result on another device', async ({
  page,
  browser,
  world,
  instructor,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/)
  const quizId = await addQuiz(instructor, openNow(), soundQuestions(2), true)
  const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
  await instructor.direct.updateSession({ body: { sessionId: session._id, access: 'confirmed_email' } })
  const { link } = (await instructor.direct.getSharableLink({ params: { id: quizId } })).data
  const email = `zoe.${session._id.toLowerCase()}@example.org`
  const confirm = async (on: typeof page) => {
    await on.goto(link)
    await on.getByLabel('Email').fill(email)
    await on.getByRole('button', { name: 'Send code' }).click()
    await expect(on.getByText('is in the administrator’s outbox')).toBeVisible()
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await confirm(page)
  const code = await world.readCode(email)
  await page.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('That isn’t the code we sent.')
  await page.getByLabel('Six-digit code').fill(code)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByLabel('Name').fill('Zoe')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('radio').first().check()
  await expect(page.getByText('All answers saved')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await confirm(other)
  await other.getByLabel('Six-digit code').fill(await world.readCode(email))
  await other.getByRole('button', { name: 'Confirm' }).click()
  await expect(other.getByText(/^You have an attempt in progress/)).toBeVisible()
  await other.getByRole('button', { name: 'Continue' }).first().click()
  await expect(other.getByText('You’re continuing an attempt you started earlier.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
  await other.getByRole('button', { name: 'Submit' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(other.getByText(/^Attempt 1 in session .*, submitted/)).toBeVisible()
  await other.context().close()
  await page.reload()
  await expect(page.getByText(/^Attempt 1 in session .*, submitted/)).toBeVisible()
})

test(
  'a student on the list opens a personal link and begins the quiz with one button',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, openNow(), soundQuestions(2), true)
    const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
    const sessionId = session._id
    await instructor.direct.updateSession({
      body: { sessionId, access: 'student_list', attempts_allowed: 1 },
    })
    const { data } = await instructor.direct.addStudents({
      body: { sessionId, text: 'Ada Lovelace, ada@example.org, 25' },
    })
    const { link } = (await instructor.direct.getSharableLink({ params: { id: quizId } })).data
    await page.goto(link)
    await expect(page.getByText('This quiz is only for listed students.')).toBeVisible()
    await page.goto(data.students[0]!.link)
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible()
    expect(page.url()).not.toContain('#')
    await expect(page.getByText('You have 25% extra time')).toBeVisible()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(/^Attempt 1 in session .*, submitted/)).toBeVisible()
    await expect(page.getByText('You’ve used all attempts that this session allows.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Take it again/ })).toBeHidden()
  },
)
