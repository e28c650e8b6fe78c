import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

test('an author asks to match and to order, and a student does both by keyboard on a phone', async ({
  page,
  instructor,
}) => {
  const questions = [soundQuestion(1, { weightage: 2 }), soundQuestion(2, { weightage: 2 })]
  const quizId = await addQuiz(instructor, openNow(), questions)
  const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  await page.goto(`/quiz/edit-quiz-questions?${place}`)
  const matching = questionCard(page, 1)
  await matching.getByLabel('Kind of question').selectOption('Matching')
  // The options became prompts; writing goes on line by line.
  await matching.getByLabel('Prompt 1 text', { exact: true }).fill('France')
  await matching.getByLabel('Prompt 1 text', { exact: true }).press('Enter')
  await page.keyboard.type('Paris')
  await page.keyboard.press('Enter')
  await matching.getByLabel('Prompt 2 text', { exact: true }).fill('Italy')
  await matching.getByLabel('Prompt 2 text', { exact: true }).press('Enter')
  await page.keyboard.type('Rome')
  for (const name of [/Remove pair 4/, /Remove pair 3/]) {
    const remove = matching.getByRole('button', { name })
    if ((await remove.count()) > 0) await remove.click()
  }
  await matching.getByRole('button', { name: 'Add extra choice' }).click()
  await page.keyboard.type('Vienna')
  expect(await findViolations(page)).toEqual([])
  const ordering = questionCard(page, 2)
  await ordering.getByText('How much is 2 + 2?').click()
  await ordering.getByLabel('Kind of question').selectOption('Ordering')
  await ordering.getByLabel('How the order earns marks').selectOption('All or nothing')
  expect(await findViolations(page)).toEqual([])
  const items = await ordering
    .getByLabel(/^Item \d text$/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))
  await page.getByRole('button', { name: 'Save Publish' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()

  const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(data.link)
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Begin' }).press('Enter')
  await page.getByRole('combobox', { name: 'France' }).selectOption({ label: await letterOf(page, 'Paris') })
  await page.getByRole('combobox', { name: 'Italy' }).selectOption({ label: await letterOf(page, 'Vienna') })
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(page.getByText('Not answered yet.')).toBeVisible()
  // Each item is brought to its place by the keyboard, and the focus stays on its button.
  for (const [to, item] of items.entries())
    for (;;) {
      const shown = await page.locator('.ordering ol > li .question-text').allTextContents()
      if (shown.indexOf(item) <= to) break
      await page.getByRole('button', { name: `Earlier: ${item}` }).press('Enter')
      await expect(page.getByText(/^Moved to/)).toBeVisible()
      await expect(page.getByRole('button', { name: `Earlier: ${item}` })).toBeFocused()
    }
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).press('Enter')
  await page.getByRole('button', { name: 'Question 1, partly right' }).press('Enter')
  await expect(page.getByText('Partly right: 50 % of the marks.')).toBeVisible()
  await expect(page.getByText('✗ Not right. Right is:')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

/** The name of a choice in the lists of the browser. */
const letterOf = async (page: Parameters<typeof enterDetails>[0], choice: string): Promise<string> => {
  const choices = await page.getByRole('list', { name: 'Choices' }).getByRole('listitem').allTextContents()
  const index = choices.findIndex((text) => text.includes(choice))
  return `${String.fromCharCode(65 + index)}. ${choice}`
}
