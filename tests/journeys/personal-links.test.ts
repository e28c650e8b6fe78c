import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'

test(
  'an instructor sees a link used on two devices, replaces it, and its student goes on',
  { tag: '@long' },
  async ({ page, browser, instructor, consoleErrors }) => {
    const quizId = await addQuiz(instructor, openNow(), soundQuestions(2), true)
    const { session } = (await instructor.direct.getGeneralSession({ params: { quizId } })).data
    const sessionId = session._id
    await instructor.direct.updateSession({ body: { sessionId, access: 'student_list' } })
    const text = 'Ada Lovelace, ada@example.org\nAda L., ada+2@example.org\nBo Ray, bo@example.org'
    const { students } = (await instructor.direct.addStudents({ body: { sessionId, text } })).data
    const { link } = students.find(({ name }) => name === 'Ada Lovelace')!
    const [phone, stranger] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ]
    for (const device of [phone, stranger]) {
      await device.goto(link)
      await device.getByRole('button', { name: /Start|Continue/ }).click()
      await expect(device.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    }

    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    await page.getByRole('button', { name: `Students of ${session.name}` }).click()
    // Another row names her, too: "Same mailbox as Ada Lovelace".
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'New link for Ada Lovelace' }) })
    await row.getByText('Used on 2 devices').click()
    await expect(row.getByText(/^Device 2: first /)).toBeVisible()
    await expect(row.getByText('Same mailbox as Ada L.')).toBeVisible()
    await row.getByRole('button', { name: 'New link for Ada Lovelace' }).click()
    const dialog = page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog').filter({ hasText: 'New link for' }))
    await expect(dialog.getByText('The old link stops working immediately')).toBeVisible()
    await dialog.getByRole('button', { name: 'New link' }).click()
    await expect(row.getByText('Not used yet')).toBeVisible()

    await stranger.reload()
    await expect(stranger.getByRole('button', { name: 'Start again' })).toBeVisible()
    const { data } = await instructor.direct.getStudentList({ params: { sessionId } })
    await phone.goto(data.students.find(({ name }) => name === 'Ada Lovelace')!.link)
    await phone.getByRole('button', { name: 'Continue' }).first().click()
    await expect(phone.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
    for (const device of [phone, stranger]) await device.context().close()
    consoleErrors.allow(/404/)
  },
)
