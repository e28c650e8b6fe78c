import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'
import { questionCard } from '../support/wizard-page.ts'

test(
  'an author writes the pairs of a matching question line by line, by keyboard',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)])
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
    for (const no of [4, 3]) await matching.getByRole('button', { name: `Remove pair ${no}` }).click()
    await matching.getByRole('button', { name: 'Add extra choice' }).click()
    await page.keyboard.type('Vienna')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Publish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()

    await page.reload()
    const field = (name: string) => matching.getByLabel(`${name} text`, { exact: true })
    await expect(field('Prompt 1')).toHaveValue('France')
    await expect(field('Correct choice for prompt 1')).toHaveValue('Paris')
    await expect(field('Prompt 2')).toHaveValue('Italy')
    await expect(field('Correct choice for prompt 2')).toHaveValue('Rome')
    await expect(field('Extra choice 1')).toHaveValue('Vienna')
  },
)

test('a student matches and orders by keyboard on a phone, and reads the marks of each part', async ({
  page,
  instructor,
}) => {
  const { matching, ordering } = kindSamples
  const quizId = await addQuiz(
    instructor,
    openNow(),
    [
      soundQuestion(1, { question: 'Match each country with its capital.', weightage: 3, ...matching.asked }),
      soundQuestion(2, { question: 'Put the steps in order.', ...ordering.asked }),
    ],
    true,
  )
  const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(data.link)
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Start' }).press('Enter')

  for (const [prompt, choice] of [
    ['France', 'Paris'],
    ['Italy', 'Vienna'],
  ] as const) {
    const select = page.getByRole('combobox', { name: prompt })
    const option = await select.locator('option', { hasText: choice }).textContent()
    await select.selectOption(option!)
  }
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).press('Enter')

  await expect(page.getByText('Not answered yet.')).toBeVisible()
  const earlier = page.getByRole('button', { name: 'Move up: first' })
  while ((await earlier.getAttribute('aria-disabled')) !== 'true') await earlier.press('Enter')
  await expect(page.getByText('Moved to 1 of 4')).toBeAttached()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')

  await page.getByRole('button', { name: 'Question 1, partly correct' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'France' })).toContainText('Correct 1 mark')
  await expect(page.getByRole('listitem').filter({ hasText: 'Italy' })).toContainText(
    'Incorrect. Correct answer:',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Spain' })).toContainText('Not answered.')
  expect(await findViolations(page)).toEqual([])
})

test(
  'an author makes gaps of selected words, and a student fills them in on a phone by keyboard',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const asked = soundQuestion(1, { question: 'The Nile flows through Cairo.', weightage: 2, options: [] })
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1), asked])
    const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
    await page.goto(`/quiz/edit-quiz-questions?${place}`)
    const card = questionCard(page, 2)
    const text = card.getByLabel('Question text')
    await text.click()
    await card.getByLabel('Kind of question').selectOption('Fill in the gaps')
    for (const word of ['Cairo', 'Nile']) {
      await text.evaluate((field: HTMLTextAreaElement, selected) => {
        field.focus()
        const at = field.value.indexOf(selected)
        field.setSelectionRange(at, at + selected.length)
      }, word)
      await card.getByRole('button', { name: 'Add gap' }).click()
    }
    await expect(text).toHaveValue('The [[1]] flows through [[2]].')
    await card.getByLabel('How gap 2 is filled').selectOption('Chosen from a list')
    await card.getByLabel('Answers of gap 2').fill('Khartoum | *Cairo')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save Publish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()

    const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(data.link)
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    await page.getByRole('button', { name: 'Next' }).press('Enter')
    await page.getByLabel('Gap 1 of 2').fill('nile')
    await page.getByLabel('Gap 2 of 2').selectOption('Khartoum')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter')
    await page.getByRole('button', { name: 'Question 2, partly correct' }).press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Gap 1' })).toContainText('Correct 1 mark')
    await expect(page.getByRole('listitem').filter({ hasText: 'Gap 2' })).toContainText(
      'Incorrect. Correct answer: Cairo',
    )
    expect(await findViolations(page)).toEqual([])
  },
)
