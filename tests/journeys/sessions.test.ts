import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, inHours, openNow } from '../support/student-page.ts'

const begin = async (page: Page, name: string): Promise<void> => {
  await enterDetails(page, name)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible()
}
const handIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Sums of two' })).toBeVisible()
}

test(
  'a session that cannot be saved keeps what was typed, and leads to the field',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)], true)
    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    await page.getByRole('button', { name: 'Add To New Session' }).click()
    const popup = page.getByRole('dialog', { name: 'New session' })
    await popup.getByRole('textbox', { name: 'Name' }).fill('Retake')
    await popup.getByRole('button', { name: 'Publish' }).click()
    await expect(popup.getByRole('textbox', { name: 'Description' })).toBeFocused()
    await expect(popup.getByRole('textbox', { name: 'Name' })).toHaveValue('Retake')
  },
)

test('two sessions of a quiz stay separate through a new version, each with its own link', async ({
  page,
  instructor,
  browser,
}) => {
  const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1, { question: 'What is old?' })], true)
  const add = (name: string, period: object) =>
    instructor.direct.createSession({
      body: {
        quiz_id: quizId,
        name,
        description: `${name} class`,
        instructor_id: instructor.uid,
        ...openNow(),
        ...period,
      },
    })
  await add('Evening', {})
  await add('Next year', { start_time: inHours(24 * 365), end_time: inHours(24 * 400) })

  // The instructor limits the attempts of the evening class, and shows its link.
  await page.goto(`/quiz/session-history?quizId=${quizId}`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  await expect(row('Evening')).toContainText('Anyone with the link · unlimited attempts')
  await expect(row('Next year')).toContainText('Not open yet')
  await page.getByRole('button', { name: 'Edit Evening' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByLabel('Attempts allowed').fill('2')
  await popup.getByRole('button', { name: 'Publish' }).click()
  await expect(row('Evening')).toContainText('Anyone with the link · 2 attempts')
  const linkOf = async (name: string): Promise<string> => {
    await page.getByRole('button', { name: `Show the QR code of ${name}` }).click()
    const link = await popup.getByLabel('Link', { exact: true }).inputValue()
    await expect(popup.getByRole('img', { name: `QR code of ${link}` })).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    return link
  }
  const links = {
    morning: await linkOf('Spring'),
    evening: await linkOf('Evening'),
    nextYear: await linkOf('Next year'),
  }
  expect(new Set(Object.values(links)).size).toBe(3)

  // A student of the morning session is in the middle of an attempt when the new version is created.
  const morning = await (await browser.newContext()).newPage()
  await morning.goto(links.morning)
  await begin(morning, 'Bo')
  await expect(morning.getByText('What is old?')).toBeVisible()
  const version = await instructor.direct.createNewVersion({
    body: {
      quiz_id: quizId,
      questions: [soundQuestion(1, { question: 'What is new?' })],
      is_published: true,
      is_skippable: false,
    },
  })
  const evening = await (await browser.newContext()).newPage()
  await evening.goto(links.evening)
  await begin(evening, 'Cy')
  await expect(evening.getByText('What is new?')).toBeVisible()
  await handIn(evening)
  await morning.reload()
  await expect(morning.getByText('What is old?')).toBeVisible()
  await handIn(morning)
  const early = await (await browser.newContext()).newPage()
  await early.goto(links.nextYear)
  await expect(early.getByText('This quiz isn’t open yet. Its session starts on')).toBeVisible()
  await expect(early.getByRole('timer')).toContainText('days')
  await expect(early.getByRole('button', { name: 'Start' })).toHaveCount(0)

  // Each result is in the session of its attempt, and the old version says where its links lead.
  await page.reload()
  await expect(row('Evening')).toContainText('Its link now opens version 2')
  const results = page.getByRole('table', { name: 'Results' }).getByRole('link')
  await row('Spring').getByRole('link', { name: 'Results' }).click()
  await expect(results).toHaveText(['Bo'])
  await page.goto(`/quiz/session-history?quizId=${version.data.quiz._id}`)
  await expect(row('Evening')).toContainText('2 attempts')
  await row('Evening').getByRole('link', { name: 'Results' }).click()
  await expect(results).toHaveText(['Cy'])
})

test(
  'a session is ended at once, and a student who only reads is told and handed in',
  { tag: '@long' },
  async ({ page, instructor, browser }) => {
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)], true)
    const { link } = (await instructor.direct.getSharableLink({ params: { id: quizId } })).data
    const student = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await student.clock.install()
    await student.goto(link)
    await begin(student, 'Bo')
    await student.getByRole('radio').first().check()
    await expect(student.getByText('All answers saved')).toBeVisible()

    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    await page.getByRole('button', { name: 'Edit Spring' }).click()
    const popup = page.getByRole('dialog', { name: 'Edit session' })
    const endIn = async (minutes: number) => {
      const local = await page.evaluate((ms) => {
        const date = new Date(Date.now() + ms)
        return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
      }, minutes * 60_000)
      await popup.getByLabel('Ending Date').fill(local)
    }
    // An earlier end is announced to the student.
    await endIn(4)
    await expect(popup.getByText('Earlier than before: attempts still open at that time')).toBeVisible()
    await popup.getByRole('button', { name: 'Publish' }).click()
    await expect(popup).toHaveCount(0)
    await student.clock.runFor(31_000)
    await expect(student.getByText('Your time now ends earlier: you have until')).toBeVisible()

    // An end that has passed is asked about; Cancel changes nothing.
    await page.getByRole('button', { name: 'Edit Spring' }).click()
    await endIn(-1)
    await popup.getByRole('button', { name: 'Publish' }).click()
    const question = page.getByRole('dialog', { name: 'End this session now?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Publish' }).click()
    await question.getByRole('button', { name: 'End session' }).click()
    await expect(popup).toHaveCount(0)
    await student.clock.runFor(31_000)
    await expect(student.getByText('The session ended before your own time was up')).toBeVisible()
    await expect(student.getByText(/^Attempt 1 in session “Spring”, submitted/)).toBeVisible()
  },
)
