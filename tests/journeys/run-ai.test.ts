import type { Page } from '@playwright/test'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, essayQuestion, soundQuestions } from '../support/seed-objects.ts'

const list = '/quiz/quiz-landing'
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Run AI' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const run = (page: Page, model: string): Promise<void> => choose(page, `Write solutions with ${model}`)
const start = (page: Page) =>
  page.getByRole('dialog', { name: 'Run AI' }).getByRole('button', { name: /^Write/ })
/**
 * Descriptive questions. Without a model, solutions are only written for these, from the author's own
 * solution.
 */
const essays = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    essayQuestion(index + 1, { ai_solution: '', solution: 'It counts.' }),
  )

test('Run AI says what it will write, writes it, marks the quizzes, and is undone', async ({
  page,
  instructor,
}) => {
  await addQuiz(instructor, { name: 'Algebra', quiz_type: 'daq' }, essays(12), true)
  await addQuiz(instructor, { name: 'Biology' }, soundQuestions(2), true)
  await page.goto(list)
  await run(page, 'openai_gpt_4o')
  await expect(toast(page, 'Please select quiz first')).toBeVisible()
  await page.getByLabel('Select Algebra').check()
  await run(page, 'azure-gpt-3.5-turbo')
  const dialog = page.getByRole('dialog', { name: 'Run AI' })
  await expect(dialog.getByText('12 of 12 questions get a solution.')).toBeVisible()
  await expect(dialog.getByText('Written without AI, from the author’s solution: It counts.')).toBeVisible()
  const asked = page.waitForRequest('**/api/question/get-solution-ai')
  await start(page).click()
  expect((await asked).postDataJSON()).toMatchObject({
    modalType: 'azure-gpt-3.5-turbo',
    open_ai_params: { temperature: 1, top_p: 1 },
  })
  await expect(toast(page, 'AI Job started')).toBeVisible()
  await expect(toast(page, 'AI Job Completed successfully')).toBeVisible()
  const row = (name: string) =>
    page.getByRole('table', { name: 'Quizzes' }).locator('tbody tr[data-index]').filter({ hasText: name })
  await expect(row('Algebra').getByText('Solutions by AI', { exact: true })).toBeVisible()
  await expect(row('Biology').getByText('Solutions by AI', { exact: true })).toHaveCount(0)
  await choose(page, 'Undo the last AI job')
  await page.getByRole('button', { name: 'Restore the solutions' }).click()
  await expect(toast(page, '12 solutions were restored')).toBeVisible()
  await expect(row('Algebra').getByText('Solutions by AI', { exact: true })).toHaveCount(0)
})

test(
  'without a model, questions with options stay without a solution and Run AI says why',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addQuiz(instructor, { name: 'Biology' }, soundQuestions(2), true)
    await page.goto(list)
    await page.getByLabel('Select Biology').check()
    await run(page, 'openai_gpt_4o')
    const dialog = page.getByRole('dialog', { name: 'Run AI' })
    await expect(dialog.getByText(/^2 questions stay without a solution: only an AI model/)).toBeVisible()
    await expect(start(page)).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  },
)

test(
  'a job that fails or is refused says so',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(429))
    await addQuiz(instructor, { name: 'Algebra', quiz_type: 'daq' }, essays(2), true)
    await page.goto(list)
    await page.getByLabel('Select Algebra').check()
    const call = '**/api/question/get-solution-ai'
    await page.route(call, (route) =>
      route.fulfill({
        json: {
          status: 200,
          data: {
            job: {
              _id: 'job',
              state: 'failed',
              done: 1,
              total: 2,
              message: 'The AI provider took too long to answer.',
            },
          },
        },
      }),
    )
    await run(page, 'openai_gpt_4o')
    await start(page).click()
    await expect(toast(page, 'AI Job Failed')).toBeVisible()
    await expect(toast(page, 'The AI provider took too long to answer.')).toBeVisible()
    await page.unroute(call)
    await page.route(call, (route) =>
      route.fulfill({
        status: 429,
        json: {
          status: 429,
          code: 'TOO_MANY_REQUESTS',
          message: 'Too many jobs of yours are waiting.',
          requestId: 'r',
        },
      }),
    )
    await run(page, 'openai_gpt_4o')
    await start(page).click()
    await expect(toast(page, 'AI Job Error Too many jobs of yours are waiting.')).toBeVisible()
  },
)
