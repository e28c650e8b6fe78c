import type { Page } from '@playwright/test'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'

const list = '/quiz/quiz-landing'
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })
const run = async (page: Page, model: string): Promise<void> => {
  await page.getByRole('button', { name: 'Run AI' }).click()
  await page.getByRole('menuitem', { name: model, exact: true }).click()
}

test('Run AI writes the solutions of those selected and marks them', async ({ page, instructor }) => {
  await addQuiz(instructor, { name: 'Algebra' }, soundQuestions(12), true)
  await addQuiz(instructor, { name: 'Biology' }, soundQuestions(2), true)
  await page.goto(list)
  await run(page, 'openai_gpt_4o')
  await expect(toast(page, 'Please select quiz first')).toBeVisible()
  await page.getByLabel('Select Algebra').check()
  const asked = page.waitForRequest('**/api/question/get-solution-ai')
  await run(page, 'azure-gpt-3.5-turbo')
  expect((await asked).postDataJSON()).toMatchObject({
    modalType: 'azure-gpt-3.5-turbo',
    open_ai_params: { temperature: 1, top_p: 1 },
  })
  await expect(toast(page, 'AI Job started')).toBeVisible()
  await expect(toast(page, 'AI Job Completed successfully')).toBeVisible()
  const row = (name: string) =>
    page.getByRole('table', { name: 'Quizzes' }).locator('tbody tr[data-index]').filter({ hasText: name })
  await expect(row('Algebra').getByText('AI', { exact: true })).toBeVisible()
  await expect(row('Biology').getByText('AI', { exact: true })).toHaveCount(0)
})

test('a job that fails, and one that is refused, say so', async ({ page, instructor, consoleErrors }) => {
  consoleErrors.allow(refusedCall(429))
  await addQuiz(instructor, { name: 'Algebra' }, soundQuestions(2), true)
  await page.goto(list)
  await page.getByLabel('Select Algebra').check()
  const start = '**/api/question/get-solution-ai'
  await page.route(start, (route) =>
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
  await expect(toast(page, 'AI Job Failed')).toBeVisible()
  await expect(toast(page, 'The AI provider took too long to answer.')).toBeVisible()
  await page.unroute(start)
  await page.route(start, (route) =>
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
  await expect(toast(page, 'AI Job Error Too many jobs of yours are waiting.')).toBeVisible()
})
