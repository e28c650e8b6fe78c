import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { csvFile, csvOf, soundRow, type soundRows } from '../support/csv-files.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { chooseCsv, continueToEditor, questionCard, uploadFile, wizard } from '../support/wizard-page.ts'

const upload = (rows: ReturnType<typeof soundRows>) => ({
  name: 'sums.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(csvFile(csvOf(rows)).content),
})

/** Opens the wizard of a quiz and goes on to window 6. */
const openWizard = async (page: Page, quizId: string): Promise<void> => {
  await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
  await wizard(page).getByRole('button', { name: 'Save and add questions' }).click()
  await expect(wizard(page).getByText('How do you want to add questions?')).toBeVisible()
}

/** What the browser stores of one kind. */
const storedRows = (page: Page, store: string): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('quizwright-drafts')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const request = opening.result.transaction(name).objectStore(name).getAll()
          request.onsuccess = () => {
            opening.result.close()
            resolve(request.result)
          }
        }
      }),
    store,
  )

const textOf = (page: Page, no: number) =>
  questionCard(page, no).getByRole('textbox', { name: 'Question text' })

test(
  'repairs of an import survive a reload, and undo removes its questions',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(1))
    const rows = [soundRow(7), { ...soundRow(8), is_correct1: '0', is_correct2: '0', is_correct3: '0' }]
    await openWizard(page, quizId)
    await chooseCsv(page)
    await uploadFile(page, upload(rows))
    await wizard(page).getByRole('button', { name: 'Correct option is required' }).click()
    await wizard(page)
      .getByRole('textbox', { name: 'Question', exact: true })
      .fill('How much is eight twice?')
    await wizard(page).getByRole('radio', { name: 'Option 2 is the correct one' }).click()
    await wizard(page).getByRole('button', { name: 'Done' }).click()
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
    await expect
      .poll(() => storedRows(page, 'repairs'))
      .toMatchObject([{ changes: [{ base: {}, mine: {} }] }])

    await page.reload()
    await openWizard(page, quizId)
    await chooseCsv(page)
    await wizard(page).getByRole('button', { name: 'Show last result' }).click()
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
    await expect(wizard(page).getByText('2 questions', { exact: true })).toBeVisible()

    // The existing question is kept.
    await expect(wizard(page).getByRole('radio', { name: 'Add to the 1 question' })).toBeChecked()
    await continueToEditor(page)
    await expect(textOf(page, 3)).toHaveValue('How much is eight twice?')
    await expect(textOf(page, 1)).toHaveValue(soundQuestion(1).question)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(questionCard(page, 2)).toBeHidden()
    await expect(page.getByRole('toolbar').getByText('All changes saved')).toBeVisible()
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(textOf(page, 3)).toHaveValue('How much is eight twice?')
  },
)

test(
  'imported questions replace those of a quiz only if its author chooses so',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(3))
    await openWizard(page, quizId)
    await chooseCsv(page)
    await uploadFile(page, upload([soundRow(7)]))
    await wizard(page).getByText('Replace them').click()
    await continueToEditor(page)
    await expect(textOf(page, 1)).toHaveValue(soundQuestion(7).question)
    await expect(questionCard(page, 2)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(questionCard(page, 3)).toBeVisible()
  },
)

test(
  'generated questions are added to a quiz, shown again after a reload, and undone',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addQuiz(instructor, {}, [soundQuestion(4), soundQuestion(5)], true)
    const quizId = await addQuiz(instructor, {}, soundQuestions(1))
    const toForm = async () => {
      await openWizard(page, quizId)
      await wizard(page).getByText('Auto generate', { exact: true }).click()
      await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
    }
    await toForm()
    await wizard(page).getByLabel('Number of questions').fill('2')
    await wizard(page).getByRole('button', { name: 'Generate' }).click()
    await expect(wizard(page).getByText('2 of 2 questions found')).toBeVisible()
    await expect.poll(() => storedRows(page, 'generations')).toHaveLength(1)

    await page.reload()
    await toForm()
    await wizard(page).getByRole('button', { name: 'Show last result' }).click()
    await expect(wizard(page).getByText('2 of 2 questions found')).toBeVisible()
    await expect(wizard(page).getByRole('radio', { name: 'Add to the 1 question' })).toBeChecked()
    await continueToEditor(page)
    await expect(questionCard(page, 3)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(questionCard(page, 2)).toBeHidden()
    await expect(textOf(page, 1)).toHaveValue(soundQuestion(1).question)
  },
)

test(
  'details typed for an existing quiz survive a reload, merged with changes made elsewhere',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, { name: 'Before' }, soundQuestions(1))
    const address = `/quiz/quiz-landing?editType=back&EditquizID=${quizId}`
    await page.goto(address)
    await wizard(page).getByLabel('Title').fill('Mine')
    await expect.poll(() => storedRows(page, 'drafts')).toHaveLength(1)
    await instructor.direct.updateQuiz({ body: { quiz_id: quizId, description: 'Theirs.' } })
    await page.goto(address)
    await expect(wizard(page).getByText('Restored from what you typed before.')).toBeVisible()
    await expect(wizard(page).getByLabel('Title')).toHaveValue('Mine')
    await expect(wizard(page).getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
      'Theirs.',
    )
    await wizard(page).getByRole('button', { name: 'Start over' }).click()
    await expect(wizard(page).getByLabel('Title')).toHaveValue('Before')
  },
)
