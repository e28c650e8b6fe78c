import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

test(
  'an author asks for several right answers, and a student gets a part of the marks by keyboard',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1, { weightage: 2 })])
    const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
    await page.goto(`/quiz/edit-quiz-questions?${place}`)
    const card = questionCard(page, 1)
    await card.getByLabel('Kind of question').selectOption('Several right answers')
    const marks = card.getByRole('group', { name: 'Options, correct ones marked' }).getByRole('checkbox')
    await marks.nth(0).setChecked(true)
    await marks.nth(1).setChecked(true)
    await expect(
      card.getByText('Students see: Each wrong choice cancels the marks of a correct one.'),
    ).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Publish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()

    const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(data.link)
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    await expect(page.getByText('Choose all that apply')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('checkbox').first().press('Space')
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('button', { name: 'Question 1, partly correct' }).press('Enter')
    await expect(page.getByText('Partly correct: 50% of the marks')).toBeVisible()
    await expect(page.getByText('1 of 2 marks').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  },
)
