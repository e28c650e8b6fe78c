import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { continueToEditor, createInWizard, questionCard, wizard } from '../support/wizard-page.ts'

test('questions are generated, explained and swapped', async ({ page, instructor }) => {
  const published = true
  const four = [1, 2, 3].map((no) => soundQuestion(no))
  four.push(soundQuestion(4, { difficulty_level: 'Medium' }))
  const quizId = await addQuiz(instructor, { name: 'Sums' }, four, published)
  await addQuiz(instructor, { name: 'More sums' }, [soundQuestion(3)], published)
  await addQuiz(instructor, { name: 'Begun' }, [soundQuestion(9)])
  await createInWizard(page, 'Generated')
  await wizard(page).getByText('Auto generate', { exact: true }).click()
  await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
  const generate = async (count: string, difficulty: string) => {
    await wizard(page).getByLabel('Number of questions').fill(count)
    await wizard(page).getByLabel('Difficulty').selectOption(difficulty)
    await wizard(page).getByRole('button', { name: 'Generate' }).click()
  }
  await generate('2', 'Hard')
  await expect(wizard(page).getByText('No Questions found under this filter')).toBeVisible()

  // Three questions match, and the one that is in two quizzes comes last.
  await generate('2', 'Easy')
  await expect(wizard(page).getByText('0 Errors Found')).toBeVisible()
  await expect(wizard(page).getByText('As many as requested, out of 3 that match.')).toBeVisible()
  const chosen = wizard(page).getByRole('region', { name: 'Selected questions' })
  await expect(chosen.getByRole('row')).toHaveCount(3)
  await expect(chosen.getByText('3 + 3')).toHaveCount(0)
  expect(await findViolations(page, { within: '[role=dialog]' })).toEqual([])
  await chosen.getByRole('button', { name: 'Swap question 2' }).click()
  await expect(wizard(page).getByText('Question 2 was replaced.')).toBeVisible()
  await expect(
    chosen.getByRole('row', { name: /3 \+ 3\?.* (?:More s|S)ums any tag in 2 quizzes/ }),
  ).toBeVisible()

  // When all matching questions are used, there is none to swap with.
  await wizard(page).getByRole('button', { name: 'Back' }).click()
  await generate('5', 'Easy')
  await expect(wizard(page).getByText('2 short. Only 3 match. 1 more is Medium.')).toBeVisible()
  await chosen.getByRole('button', { name: 'Swap question 1' }).click()
  await expect(wizard(page).getByText('No other question fits in place of question 1.')).toBeVisible()

  await expect(wizard(page).getByText('1 question in unpublished quizzes wasn’t used.')).toBeVisible()

  await continueToEditor(page)
  await expect(questionCard(page, 3)).toBeVisible()
  await expect(page.getByText('No errors found')).toBeVisible()

  // Existing questions are kept, unless their author chooses otherwise.
  await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
  await wizard(page).getByRole('button', { name: 'Save and add questions' }).click()
  await wizard(page).getByText('Auto generate', { exact: true }).click()
  await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
  await wizard(page).getByRole('checkbox', { name: 'Unpublished quizzes' }).check()
  await generate('1', 'Easy')
  await expect(wizard(page).getByRole('radio', { name: 'Add to the 4 questions' })).toBeChecked()
  await wizard(page).getByRole('radio', { name: 'Replace them' }).check()
  await expect(wizard(page).getByText('All 4 questions are removed from the quiz')).toBeVisible()
  await wizard(page).getByRole('radio', { name: 'Add to the 4 questions' }).check()
  await continueToEditor(page)
  await expect(questionCard(page, 5).getByRole('textbox', { name: 'Question text' })).toHaveValue(
    'How much is 9 + 9?',
  )
})

test(
  'what was entered to generate questions is kept by Back, and asked about before it is lost',
  { tag: '@long' },
  async ({ page }) => {
    await createInWizard(page, 'Asked for')
    const openRequest = async () => {
      await wizard(page).getByText('Auto generate', { exact: true }).click()
      await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
    }
    const count = wizard(page).getByLabel('Number of questions')
    await openRequest()
    await count.fill('12')
    await wizard(page).getByRole('button', { name: 'Back' }).click()
    await openRequest()
    await expect(count).toHaveValue('12')

    // Escape, the close button and the browser's Back ask.
    const leaving = page.getByRole('dialog', { name: 'Leave without generating?' })
    for (const tryToLeave of [
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => history.back()),
      () => wizard(page).getByRole('button', { name: 'Close', exact: true }).click(),
    ]) {
      await tryToLeave()
      await leaving.getByRole('button', { name: 'Stay here' }).click()
      await expect(leaving).toBeHidden()
      await expect(count).toHaveValue('12')
    }
    await page.keyboard.press('Escape')
    await leaving.getByRole('button', { name: 'Leave' }).click()
    await expect(wizard(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Asked for', exact: true }).first()).toBeVisible()
  },
)

test(
  'nothing is asked when nothing was entered to generate questions',
  { tag: '@long' },
  async ({ page }) => {
    await createInWizard(page, 'Looked at only')
    await wizard(page).getByText('Auto generate', { exact: true }).click()
    await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
    await expect(wizard(page).getByLabel('Number of questions')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(wizard(page)).toBeHidden()
  },
)
