import { begin } from '@quizwright/services/test-support/learner-client.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { addCorrectableQuiz, correctedQuestionId } from '../support/corrected-quiz.ts'
import type { Instructor, World } from '../support/world.ts'

const shots = process.env['CORRECTION_SHOTS']
const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** Three students who all chose the first option, which the quiz marks as wrong. */
const addTakenQuiz = async (world: Pick<World, 'servicesUrl'>, instructor: Instructor) => {
  const quizId = await addCorrectableQuiz(instructor)
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const attempts = []
  for (const name of ['bo', 'cy', 'di']) {
    const attempt = await begin(world.servicesUrl, data.session._id, `${name}.${instructor.uid}`)
    const answers = [
      {
        question_id: correctedQuestionId(instructor),
        selected: [0],
        answer: '',
        is_marked: false,
        time_spent: 4,
      },
    ]
    await attempt.learner.handInAttempt({ params: attempt.params, body: { answers } })
    attempts.push(attempt)
  }
  return { quizId, attempts }
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Question 1', exact: true })

test('a wrong key is corrected from the statistics in six clicks, also for students, and undone', async ({
  page,
  world,
  instructor,
}) => {
  const { quizId, attempts } = await addTakenQuiz(world, instructor)
  const [first] = attempts
  const marksOfFirst = async () =>
    (await first!.learner.readAttemptResult({ params: first!.params })).data.result!.obtained_marks
  expect(await marksOfFirst()).toBe(0)
  await page.goto(`/quiz/question-vise-stats/${quizId}?question_no=1`)
  await shoot(page, '1-card')
  await cardOf(page).getByRole('button', { name: 'Regrade question 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
  await expect(dialog.getByText('Currently correct')).toBeVisible()
  await dialog.getByRole('radio', { name: /^1\./ }).click()
  await shoot(page, '2-choose')
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await expect(dialog.getByText('3 of 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Regrade' })).toBeDisabled()
  await dialog.getByLabel('Reason for the correction').fill('The first option is right.')
  await shoot(page, '3-review')
  await dialog.getByRole('button', { name: 'Regrade' }).click()
  await expect(dialog.getByText('Marks corrected. Results changed: 3.')).toBeVisible()
  await shoot(page, '4-applied')
  expect(await marksOfFirst()).toBe(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(cardOf(page).getByText('Corrected: Option 1 is correct')).toBeVisible()
  await shoot(page, '5-after')

  const result = await instructor.direct.getResultsByQuiz({ params: { id: quizId }, query: {} })
  await page.goto(`/quiz/individual-results?resultId=${result.data.results[0]!._id}`)
  await expect(page.getByRole('list', { name: 'Corrections of marks' })).toContainText(
    'Option 1 is correct. The marks of this result changed from 0 to 1. Reason: The first option is right.',
  )
  await shoot(page, '6-result')

  await page.goto(`/quiz/question-vise-stats/${quizId}`)
  await page.getByRole('button', { name: 'Undo the correction of question 1' }).click()
  await page.getByRole('button', { name: 'Undo the correction', exact: true }).click()
  await expect(page.getByText('Correction undone')).toBeVisible()
  expect(await marksOfFirst()).toBe(0)
  await shoot(page, '7-undone')
})

test(
  'a reported issue links to the dialog; the choice can be changed, and the correction undone at once',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const { quizId } = await addTakenQuiz(world, instructor)
    await page.goto(`/quiz/question-vise-stats/${quizId}?question_no=1&correct=1`)
    const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
    await dialog.getByRole('radio', { name: /^Everyone gets the marks/ }).click()
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('radio', { name: /^Don’t count the question/ }).click()
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await dialog.getByLabel('Reason for the correction').fill('It asks for nothing.')
    await dialog.getByRole('button', { name: 'Regrade' }).click()
    await expect(dialog.getByText('Marks corrected.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('Marks are back to what they were.')).toBeVisible()
  },
)

/** Chooses that the question does not count, and applies it. */
const applyNotCounted = async (page: Page, closingNote?: string) => {
  const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
  await dialog.getByRole('radio', { name: /^Don’t count the question/ }).click()
  await dialog.getByRole('button', { name: 'Preview changes' }).click()
  await dialog.getByLabel('Reason for the correction').fill('It asks for nothing.')
  if (closingNote) await dialog.getByLabel(/^Reply to/).fill(closingNote)
  await dialog.getByRole('button', { name: 'Regrade' }).click()
  return dialog
}

test(
  'a question that no longer counts keeps its dialog, says why it has no figures, and can be corrected',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const { quizId } = await addTakenQuiz(world, instructor)
    await page.goto(`/quiz/question-vise-stats/${quizId}`)
    await cardOf(page).getByRole('button', { name: 'Regrade question 1' }).click()
    const dialog = await applyNotCounted(page)
    // By its id, because the page behind an open dialog has no roles.
    await expect(page.locator('#question-1').getByText('Does not count', { exact: true })).toBeAttached()
    await expect(dialog.getByText('Marks corrected.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(cardOf(page).getByText(/^This question doesn’t count, so it has no figures/)).toBeVisible()
    await expect(cardOf(page).getByText('No one has answered it yet.')).toHaveCount(0)
    await expect(cardOf(page).getByRole('button', { name: 'Regrade question 1' })).toBeVisible()
  },
)

test(
  'a correction that closes the last reported issue still shows its outcome, and is undone there',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const { quizId, attempts } = await addTakenQuiz(world, instructor)
    const [first] = attempts
    await first!.learner.reportIssue({
      params: first!.params,
      body: {
        question_id: correctedQuestionId(instructor),
        category: 'question is unclear',
        description: 'It asks for nothing.',
      },
    })
    await page.goto(`/quiz/issues?quizId=${quizId}`)
    await page.getByRole('button', { name: 'Regrade question 1' }).click()
    const dialog = await applyNotCounted(page, 'It is gone now.')
    await expect(page.getByText('No issues reported')).toBeAttached()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('Marks are back to what they were.')).toBeVisible()
  },
)
