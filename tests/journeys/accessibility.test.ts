import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/browser-test.ts'
import { csvFile, csvOf, faultyRows } from '../support/csv-files.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import {
  chooseCsv,
  continueToEditor,
  createInWizard,
  questionCard,
  uploadFile,
  wizard,
} from '../support/wizard-page.ts'

const list = '/quiz/quiz-landing'

// Each test checks many screens three times, which takes minutes on a busy machine.
test.describe.configure({ timeout: 480_000 })

test('the login, the not-found page and the page for images meet WCAG in each look', async ({ page }) => {
  await page.goto('/unauthorized-page')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expectAccessible(page, 'login')
  await page.goto('/page-not-found')
  await expect(page.getByRole('link', { name: 'BACK TO HOME' }).first()).toBeVisible()
  await expectAccessible(page, 'not found')
  await page.goto('/general')
  await expect(page.getByText('700px by 700px JPEG')).toBeVisible()
  await expectAccessible(page, 'general')
})

test('the list, its menu and its dialogs meet WCAG in each look', async ({ page, instructor }) => {
  await page.goto(list)
  await expect(page.getByRole('button', { name: 'Create quiz' }).first()).toBeVisible()
  await expectAccessible(page, 'list without quizzes')
  await addQuiz(instructor, { name: 'Algebra' }, soundQuestions(2), true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Algebra' })).toBeVisible()
  await expectAccessible(page, 'list')
  const archive = page.getByRole('menuitem', { name: 'Archive', exact: true })
  await expectAccessible(page, 'menu of the list', async () => {
    await page.keyboard.press('Escape')
    await expect(archive).toBeHidden()
    await page.getByRole('button', { name: 'More actions for Algebra' }).click()
    await expect(archive).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Version(s) History of Algebra' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Version(s) History' }).getByText(/^Published on /),
  ).toBeVisible()
  await expectAccessible(page, 'versions')
})

test('each window of the wizard, and the editor after it, meet WCAG in each look', async ({ page }) => {
  await page.goto(list)
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await expect(wizard(page).getByLabel('Title')).toBeVisible()
  await expectAccessible(page, 'window 1')
  await createInWizard(page, 'Sums')
  await expectAccessible(page, 'window 6')
  await wizard(page).getByText('Auto generate', { exact: true }).click()
  await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
  await expect(wizard(page).getByLabel('Number of questions')).toBeVisible()
  await expectAccessible(page, 'window 4')
  await wizard(page).getByRole('button', { name: 'Back' }).click()
  await chooseCsv(page)
  await expectAccessible(page, 'window 77')
  await uploadFile(page, {
    name: 'faulty.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvFile(csvOf(faultyRows())).content),
  })
  await expect(wizard(page).getByRole('button', { name: /^Continue with/ })).toBeVisible()
  await expectAccessible(page, 'window 5')
  await continueToEditor(page)
  await expect(questionCard(page, 2)).toBeVisible()
  await expectAccessible(page, 'editor with errors')
})

test(
  'the page of a single question meets WCAG in each look',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, { name: 'Biology' }, [
      soundQuestion(1),
      soundQuestion(2, { question: '' }),
    ])
    await page.goto(`/quiz/question-stats?${new URLSearchParams({ quizId, question_no: '2' })}`)
    await expect(page.getByRole('textbox', { name: 'Question text' })).toBeVisible()
    await expectAccessible(page, 'single question')
  },
)
