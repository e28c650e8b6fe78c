import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { addQuiz, essayQuestion, soundQuestion } from '../support/seed-objects.ts'

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

test('an instructor adds a session, finds a result, exports all, and reviews one', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(
    instructor,
    { name: 'Sums' },
    [soundQuestion(1, { related_video_id: instructor.courseIds.video }), soundQuestion(2), soundQuestion(3)],
    true,
  )
  await instructor.handIn({ quizId, name: 'Bo Li', city: 'Lahore, Punjab', given: [0, 1, null] })
  await instructor.handIn({ quizId, name: 'Zoë Ray', given: [1, 1, 1] })

  await page.goto(`/quiz/session-history?quizId=${quizId}`)
  await page.getByRole('button', { name: 'Add To New Session' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Publish' }).click()
  await expect(popup.getByText('name is required', { exact: true })).toBeVisible()
  await popup.getByLabel('Name').fill('Autumn')
  await popup.getByLabel('Description').fill('The second run.')
  await popup.getByRole('button', { name: 'Publish' }).click()
  await expect(toast(page, 'Session Created Successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Autumn/ }).getByRole('link')).toHaveText(['Stats', 'Results'])

  await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
  await expect(page.getByRole('table', { name: 'Results' }).getByRole('link')).toHaveText([
    'Zoë Ray',
    'Bo Li',
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'DOWNLOAD DATA' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('export.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('Lahore  Punjab')
  const name = page.getByRole('searchbox', { name: 'Name', exact: true })
  await name.fill('%')
  await name.press('Enter')
  await expect(page.getByText('Search not Found!')).toBeVisible()
  await page.getByRole('button', { name: 'Reset search' }).click()
  await page.getByRole('link', { name: 'Bo Li' }).click()

  await expect(page).toHaveURL(/individual-results\?resultId=/)
  await expect(page.getByText('Fail', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Question 3: Skipped' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Play/ })).toHaveAttribute(
    'href',
    new RegExp(`/course/course/1/${instructor.courseIds.video}$`),
  )
  await page.getByRole('button', { name: 'REVIEW ALL QUESTIONS' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('table', { name: 'Results' }).getByRole('link')).toHaveCount(2)
})

test(
  'an instructor evaluates a descriptive answer, and sees the agreement with the AI',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(
      instructor,
      { name: 'Essays', quiz_type: 'daq' },
      [essayQuestion(1), essayQuestion(2)],
      true,
    )
    const { resultId } = await instructor.handIn({
      quizId,
      name: 'Bo Li',
      given: [{ words: 'It counts things, and so on and on.', marks: 4 }, null],
    })
    await page.goto(`/quiz/individual-results-daq?resultId=${resultId}`)
    const answers = page.getByRole('table', { name: 'Answers' })
    await expect(answers).toContainText('It counts things, and so …')
    await expect(answers.getByText('Skipped', { exact: true })).toBeVisible()
    await expect(answers.getByText('Not Updated')).toHaveCount(2)
    await page.getByRole('button', { name: 'View More: student answer to question 1' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Update' })).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: 'View More: AI response to question 1' }).click()
    await page.getByLabel('Instructor response').fill('Well argued.')
    await page.getByLabel(/^Marks/).fill('9,5')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(toast(page, 'Response updated')).toBeVisible()
    await expect(answers).toContainText('Well argued.')
    await expect(page.getByText('9.5 of 20 marks')).toBeVisible()
    await expect(page.getByRole('table', { name: 'Agreement between AI and instructor' })).toContainText(
      '+5.5',
    )
  },
)
