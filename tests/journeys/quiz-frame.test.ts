import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'

test('a quiz is opened from the list, previewed on a phone, renamed, and left for the list', async ({
  page,
  instructor,
}) => {
  await addQuiz(instructor, { name: 'Sums', passing_percentage: 50 }, soundQuestions(2), true)
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('link', { name: 'Sums' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sums' })).toBeVisible()
  await expect(page.getByText('2 questions', { exact: true }).first()).toBeVisible()
  // Everything is saved and published, so the next step is to share it, wherever the page is scrolled.
  await page.mouse.wheel(0, 2_000)
  await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 })
  const tab = (name: string) => page.getByRole('navigation', { name: 'Quiz' }).getByRole('link', { name })

  // Answered like a student in the width of a phone, with the marks at the end.
  await tab('Preview').click()
  const student = page.frameLocator('iframe')
  await page.getByRole('button', { name: 'Phone' }).click()
  await student.getByRole('radio').nth(1).check()
  await student.getByRole('button', { name: 'Next' }).click()
  await student.getByRole('button', { name: 'Submit' }).click()
  await expect(student.getByText('PASS', { exact: true })).toBeVisible()
  await expect(student.getByText('1 of 2')).toBeVisible()

  await tab('Issues').click()
  await expect(page.getByText('No issues reported')).toBeVisible()
  await expect(tab('Issues')).toBeFocused()

  await page.getByRole('button', { name: 'Sums', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Small sums')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Small sums' })).toBeVisible()
  await page.getByRole('link', { name: 'Quizzes', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Small sums' })).toBeVisible()
})

test(
  'a title that is one long word fits on a phone, beside what can be done',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebsw'
    const quizId = await addQuiz(instructor, { name }, soundQuestions(2), true)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  },
)

for (const width of [320, 390])
  test(
    `with letters of double size on a screen of ${width} pixels, the header stays on it`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/general')
      const menu = page.getByRole('banner').getByRole('button').last()
      await expect(menu).toBeVisible()
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect(menu).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('link', { name: 'Quizwright' })).toBeInViewport()
      const ends = await page
        .locator('header *')
        .evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().right))
      expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    },
  )

test(
  'on a phone with letters of double size, the actions of a quiz stay on the screen',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(1), true)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    const menu = page.getByRole('button', { name: 'More actions' })
    await expect(menu).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect(menu).toBeInViewport({ ratio: 1 })
  },
)
