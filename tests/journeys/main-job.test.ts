import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { csvFile, csvOf, faultyRows, sharedFolder } from '../support/csv-files.ts'
import {
  chooseCsv,
  continueToEditor,
  createInWizard,
  publish,
  questionCard,
  uploadFile,
  wizard,
} from '../support/wizard-page.ts'

// As most people see it; the other journeys have no motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A file in the form that a file input takes. */
const upload = (name: string, content: Buffer | string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})
const faultyFile = () => upload('faulty.csv', csvFile(csvOf(faultyRows())).content)

const errorsOf = (page: Page) => page.getByRole('list', { name: 'Errors' })
const errorButtons = (page: Page) => errorsOf(page).getByRole('button')

/** Opens the first listed error and returns the number of its question. */
const openFirstError = async (page: Page): Promise<{ text: string; no: number }> => {
  const text = (await errorButtons(page).first().innerText()).trim()
  await errorButtons(page).first().click()
  const no = Number(/at Question # (\d+)$/.exec(text)?.[1])
  await expect(questionCard(page, no)).toBeVisible()
  return { text, no }
}

/** Corrects the error that the text describes, on the screen. */
const fix = async (page: Page, { text, no }: { text: string; no: number }): Promise<void> => {
  const card = questionCard(page, no)
  if (text.startsWith('Question text'))
    await card.getByRole('textbox', { name: 'Question text' }).fill('What is written here now?')
  else if (text.startsWith('Option text'))
    await card
      .getByRole('textbox', { name: `Option ${/option # (\d+)/.exec(text)![1]} text` })
      .fill('Something')
  else await card.getByRole('radio', { name: 'Option 1 is the correct one' }).click()
}

/** Corrects every error of the quiz, one after another, from the list. */
const fixAll = async (page: Page, count: number): Promise<void> => {
  for (let left = count; left > 0; left--) {
    await expect(page.getByRole('button', { name: `Errors (${left})` })).toBeVisible()
    await fix(page, await openFirstError(page))
  }
  await expect(page.getByText('No errors found')).toBeVisible()
}

test('an instructor imports a quiz from a file, corrects its errors, publishes and finds it', async ({
  page,
}) => {
  await createInWizard(page, 'Sums, week 3')
  await expect(page.getByText('Quiz Created Successfully')).toBeVisible()
  await chooseCsv(page)
  await uploadFile(page, faultyFile())
  await expect(wizard(page).getByText('4 Errors Found')).toBeVisible()
  await expect(wizard(page).getByText('2 Omissions Found')).toBeVisible()
  await expect(
    wizard(page).getByText(
      'You will not be able to publish the quiz without correcting these errors in the next step or ' +
        'by reuploading CSV.',
    ),
  ).toBeVisible()
  await expect(
    wizard(page)
      .getByRole('table', { name: '4 Errors Found' })
      .getByRole('row', { name: '2 Correct option is required' }),
  ).toBeVisible()
  await continueToEditor(page)
  // The button looks disabled but still responds to a click.
  await page.getByRole('button', { name: 'Save Publish', disabled: true }).click({ force: true })
  await expect(page.getByText('Please resolve the errors first')).toBeVisible()
  await fixAll(page, 4)
  await publish(page)
  await page.getByRole('link', { name: 'Quizzes' }).first().click()
  await expect(
    page.getByRole('table', { name: 'Quizzes' }).getByRole('row', { name: /Sums, week 3/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Published (1)' })).toBeVisible()
})

test(
  'nothing of a file is stored before the author saves, and a corrected file replaces it',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await createInWizard(page, 'Twice')
    await chooseCsv(page)
    await uploadFile(page, faultyFile())
    await wizard(page).getByRole('button', { name: 'Choose another file' }).click()
    const corrected = faultyRows().map((row) => ({
      ...row,
      question: row['question'] || 'Now with words',
      option3: row['option3'] || 'filled',
      is_correct1: '1',
      is_correct2: '0',
      is_correct3: '0',
      tags: 'sums',
    }))
    await uploadFile(page, upload('corrected.csv', csvOf(corrected)))
    await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
    await continueToEditor(page)
    const quizId = new URL(page.url()).searchParams.get('quizId')!
    expect((await instructor.viaGateway.getQuestionCount({ params: { quizId } })).data.question).toBe(0)
    await expect(page.getByText('No errors found')).toBeVisible()
    await publish(page)
    expect((await instructor.viaGateway.getQuestionCount({ params: { quizId } })).data.question).toBe(12)
  },
)

test('details typed in the form survive a reload', { tag: '@long' }, async ({ page }) => {
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await wizard(page).getByLabel('Title').fill('Half a thought')
  await page.reload()
  await page.getByRole('button', { name: 'Create quiz' }).first().click()
  await expect(wizard(page).getByLabel('Title')).toHaveValue('Half a thought')
  await wizard(page).getByRole('button', { name: 'Start over' }).click()
  await expect(wizard(page).getByLabel('Title')).toHaveValue('')
})

test(
  'each bad file gets one sentence, and a good one after it is read',
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/status of 4(?:13|15|22)/)
    await createInWizard(page, 'Bad files')
    await chooseCsv(page)
    const header = csvOf([])
    const bad: [string, Buffer | string, RegExp][] = [
      ['empty.csv', '', /The file is empty/],
      ['header.csv', header, /The file has no questions/],
      ['page.csv', '<html><body>Not a table</body></html>', /looks like a web page/],
      ['image.csv', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), /looks like an image/],
      ['missing.csv', header.replace('question,', ''), /is missing the column "question"/],
      ['twice.csv', header.replace('solution,', 'question,'), /has the column .* twice/],
      ['open.csv', `${csvOf(faultyRows())}\r\n13,"never closed`, /never closed/],
    ]
    for (const [name, content, sentence] of bad) {
      await uploadFile(page, upload(name, content))
      await expect(wizard(page).getByRole('alert').getByText(sentence), name).toBeVisible()
      await wizard(page).getByRole('button', { name: 'Choose another file' }).click()
    }
    await uploadFile(page, [upload('one.csv', header), upload('two.csv', header)])
    await expect(wizard(page).getByText('You can only upload a single CSV file')).toBeVisible()
    await uploadFile(page, faultyFile())
    await expect(wizard(page).getByText('4 Errors Found')).toBeVisible()
  },
)

const banks = sharedFolder('questions')
if (banks === undefined)
  console.info('The journeys on real question banks are left out: ../shared/data is not here.')
else {
  test(
    'virology.csv: eight faulty questions are repaired on the screen and the quiz is published',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await createInWizard(page, 'Virology')
      await chooseCsv(page)
      await uploadFile(page, join(banks, 'virology.csv'))
      await expect(wizard(page).getByText('8 Errors Found')).toBeVisible()
      await expect(wizard(page).getByText('10 Omissions Found')).toBeVisible()
      await continueToEditor(page)
      await fixAll(page, 8)
      await publish(page)
    },
  )

  test(
    'trivia.csv: progress moves, the editor opens and typing works',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await createInWizard(page, 'Trivia')
      await chooseCsv(page)
      await uploadFile(page, {
        name: 'trivia.csv',
        mimeType: 'text/csv',
        buffer: readFileSync(join(banks, 'trivia.csv')),
      })
      await expect(wizard(page).getByRole('progressbar')).toBeVisible()
      await expect(wizard(page).getByText('9,847 questions', { exact: true })).toBeVisible({
        timeout: 60_000,
      })
      await continueToEditor(page)
      await expect(page.getByText('1–10 of 9,847').first()).toBeVisible()
      const first = questionCard(page, 1).getByRole('textbox', { name: 'Question text' })
      await first.fill('Which city is the capital of Afghanistan?')
      await page.getByRole('textbox', { name: 'Go to question' }).fill('9847')
      await page.getByRole('button', { name: 'Go to the question' }).click()
      await expect(questionCard(page, 9_847)).toBeVisible()
    },
  )
}
