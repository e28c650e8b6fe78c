import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

test('an author asks for a number, and a student types it by keyboard and reads what was read', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1, { weightage: 2 })])
  const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  await page.goto(`/quiz/edit-quiz-questions?${place}`)
  const card = questionCard(page, 1)
  await card.getByLabel('Kind of question').selectOption('Number')
  await card.getByLabel('Accepted answer 1', { exact: true }).fill('1234.5')
  await card.getByLabel('Tolerance for accepted answer 1').selectOption('± a number')
  await card.getByLabel('Tolerance of accepted answer 1').press('Enter')
  await card.getByLabel('Accepted answer 2', { exact: true }).fill('1234')
  await card.getByLabel('Marks for accepted answer 2').selectOption('50%')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save Publish' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()

  const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(data.link)
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  const field = page.getByLabel('Your answer')
  await field.pressSequentially('1,2,3')
  await expect(page.getByText('This isn’t a number.')).toBeVisible()
  await field.fill('')
  await field.pressSequentially('1,234')
  await expect(page.getByText('Read as 1.234 or 1234')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
  await page.getByRole('button', { name: 'Question 1, partly correct' }).press('Enter')
  await expect(page.getByText('Partly correct: 50% of the marks')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '1234.5 ± 0.1' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test(
  'an answer that nobody thought of is accepted for everybody in five clicks, and that is undone',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const interaction = blankShortAnswer(['Paris'])
    const question = soundQuestion(1, { question: 'Which city is it?', options: [], interaction })
    const quizId = await addQuiz(instructor, openNow(), [question], true)
    const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
    const answers = ['Paris', 'Lutetia', ' lutetia', '<i>لاهور</i>', 'Paris, '.repeat(30)]
    const attempts = []
    for (const [index, answer] of answers.entries()) {
      const attempt = await begin(world.servicesUrl, data.session._id, `s${index}.${instructor.uid}`)
      const given = { question_id: question._id, selected: [], answer, is_marked: false, time_spent: 4 }
      await attempt.learner.handInAttempt({ params: attempt.params, body: { answers: [given] } })
      attempts.push(attempt)
    }
    const [, second] = attempts
    const marksOfSecond = async () =>
      (await second!.learner.readAttemptResult({ params: second!.params })).data.result!.obtained_marks
    expect(await marksOfSecond()).toBe(0)

    await page.goto(`/quiz/question-vise-stats/${quizId}`)
    await page.getByText('Other answers', { exact: true }).click()
    const table = page.getByRole('region', { name: 'Other answers to question 1' })
    const row = table.getByRole('row').filter({ hasText: /^Lutetia/ })
    await expect(row).toContainText('Written 2 ways')
    await expect(row.getByRole('cell').first()).toHaveText('2')
    await expect(table.getByText('<i>لاهور</i>')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await row.getByRole('button', { name: 'Accept this too: Lutetia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regrade question 1' })
    await expect(dialog.getByLabel('The answer')).toHaveValue('Lutetia')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await expect(dialog.getByText('2 of 5')).toBeVisible()
    await dialog.getByLabel('Reason for the correction').fill('It is the old name of the city.')
    await dialog.getByRole('button', { name: 'Regrade' }).click()
    await expect(dialog.getByText('Marks corrected. Results changed: 2.')).toBeVisible()
    expect(await marksOfSecond()).toBe(1)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(row).toHaveCount(0)

    await page.goto(`/quiz/question-vise-stats/${quizId}?question_no=1&correct=1`)
    await dialog.getByLabel('The answer').fill('Lyon')
    await dialog.getByLabel('It earns').selectOption('50%')
    await dialog.getByRole('button', { name: 'Preview changes' }).click()
    await expect(dialog.getByText('“\u2068Lyon\u2069” is accepted too for 50% of the marks')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByLabel('The answer')).toHaveValue('Lyon')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Undo the correction of question 1' }).click()
    await page.getByRole('button', { name: 'Undo the correction', exact: true }).click()
    await expect(page.getByText('Correction undone')).toBeVisible()
    expect(await marksOfSecond()).toBe(0)
  },
)
