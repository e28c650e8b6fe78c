import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'

test(
  'a student on no list gets more time in an open attempt, both read why, and it is taken back',
  { tag: '@long' },
  async ({ page, instructor, browser }) => {
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)], true)
    const { link } = (await instructor.direct.getSharableLink({ params: { id: quizId } })).data
    const student = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await student.clock.install()
    await student.goto(link)
    await enterDetails(student, 'Bo')
    await student.getByRole('button', { name: 'Start' }).click()
    await expect(student.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible()

    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    await page.getByRole('button', { name: 'Extra time or attempts in Spring' }).click()
    const list = page.getByRole('dialog', { name: 'Extra time or attempts in Spring' })
    await expect(list.getByText('1 attempt, one in progress until')).toBeVisible()
    await list.getByRole('button', { name: 'Extra time for Bo' }).click()
    const form = page.getByRole('dialog', { name: 'Extra time for Bo' })
    await form.getByRole('textbox', { name: 'Extra minutes' }).fill('10')
    await form.getByRole('textbox', { name: 'Reason' }).fill('The fire alarm rang')
    await form.getByRole('button', { name: 'Allow' }).click()
    await expect(form).toHaveCount(0)
    await expect(list.getByText('10 extra minutes')).toBeVisible()

    await student.clock.runFor(31_000)
    const note = student.getByText('Your instructor gave you 10 more minutes: you have until')
    await expect(note).toContainText('Reason: The fire alarm rang.')
    await list.getByRole('button', { name: 'Withdraw the extra minutes of Bo' }).click()
    await expect(list.getByText('10 extra minutes')).toHaveCount(0)
    await student.clock.runFor(31_000)
    await expect(note).toHaveCount(0)
    await expect(student.getByText('Your time now ends earlier: you have until')).toBeVisible()
  },
)
