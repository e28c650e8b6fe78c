import type { Page } from '@playwright/test'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import sharp from 'sharp'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { openNow } from '../support/student-page.ts'
import { publish, questionCard } from '../support/wizard-page.ts'

/** Types lines into a list that goes on with Enter. */
const typeLines = async (page: Page, lines: readonly string[]): Promise<void> => {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
}

/** Begins a question of a kind at the end, as an author who has no mouse. */
const begin = async (page: Page, no: number, kind: string, text: string) => {
  await page.getByRole('button', { name: 'Add question' }).press('Enter')
  const card = questionCard(page, no)
  await card.getByLabel('Question text').fill(text)
  await card.getByLabel('Kind of question').selectOption(kind)
  return card
}

const writeOptions = async (page: Page): Promise<void> => {
  const one = await begin(page, 1, 'One right answer', 'Which planet is closest to the Sun?')
  await one.getByLabel('Option 1 text').focus()
  await typeLines(page, ['Venus', 'Mercury', 'Mars', 'Earth'])
  await one.getByLabel('Option 2 is the correct one').press('Space')
  const several = await begin(page, 2, 'Several right answers', 'Which are prime?')
  await several.getByLabel('Option 1 text').focus()
  await typeLines(page, ['2', '3', '4', '9'])
  for (const no of [1, 2]) await several.getByLabel(`Option ${no} is correct`).press('Space')
  const statement = await begin(page, 3, 'True or false', 'Ice floats on water.')
  await statement.getByLabel('Option 1 is the correct one').press('Space')
}

const writeTyped = async (page: Page): Promise<void> => {
  const number = await begin(page, 4, 'Number', 'How strong is gravity on Earth?')
  await number.getByLabel('Accepted answer 1', { exact: true }).fill('9.81')
  await number.getByLabel('Tolerance for accepted answer 1').selectOption('± a number')
  await number.getByLabel('Tolerance of accepted answer 1').fill('0.05')
  await number.getByLabel('Unit entry').selectOption('Students type the unit')
  await number.getByLabel('Unit of the accepted answers').fill('m/s^2')
  const words = await begin(page, 5, 'Short answer', 'What is the capital of Pakistan?')
  await words.getByLabel('Accepted answer 1', { exact: true }).focus()
  await typeLines(page, ['Islamabad', 'اسلام آباد'])
  await begin(page, 6, 'Descriptive', 'Why does metal feel colder than wood?')
  const drawn = await begin(page, 7, 'Number', 'A field is [[a]] m long and [[b]] m wide. How large is it?')
  await drawn.getByRole('button', { name: 'Different numbers for each student' }).press('Enter')
  await drawn.getByLabel('Accepted answer 1', { exact: true }).fill('a*b')
  await expect(drawn.getByText('100 combinations, for example:')).toBeVisible()
}

const writeLists = async (page: Page): Promise<void> => {
  const pairs = await begin(page, 8, 'Matching', 'Match each country with its capital.')
  await pairs.getByLabel('Prompt 1 text', { exact: true }).focus()
  await typeLines(page, ['France', 'Paris', 'Italy', 'Rome', 'Spain', 'Madrid'])
  await pairs.getByRole('button', { name: 'Add extra choice' }).press('Enter')
  await page.keyboard.type('Vienna')
  const order = await begin(page, 9, 'Ordering', 'Put the events in order.')
  await order.getByLabel('Item 1 text', { exact: true }).focus()
  await typeLines(page, ['Fall of Rome', 'Magna Carta', 'French Revolution', 'Moon landing'])
  const gaps = await begin(page, 10, 'Fill in the gaps', 'Water boils at ___ °C and freezes at ___ °C.')
  await gaps.getByLabel('Answers of gap 1').fill('100')
  await gaps.getByLabel('Answers of gap 2').fill('0 | zero')
}

const writeAreas = async (page: Page): Promise<void> => {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#9cf' } })
  const file = { name: 'map.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
  const areas = await begin(page, 11, 'Hotspot', 'Where is the capital of France?')
  // The fields of a kind load when it is chosen; until then the last one is that of the question's own image.
  await expect(areas.getByText('Add the image that students choose areas of')).toBeVisible()
  await areas.locator('input[type=file]').last().setInputFiles(file)
  await areas.getByLabel('Description of the image with the areas').fill('A map with two places')
  for (const shape of ['rectangle', 'circle'])
    await areas.getByRole('button', { name: `Add ${shape}` }).press('Enter')
  for (const [index, name] of ['Lyon', 'Paris'].entries())
    await areas.getByLabel('Name', { exact: true }).nth(index).fill(name)
  await areas.getByLabel('Correct', { exact: true }).last().press('Space')
}

test(
  'an exam with each kind of question is written by hand without a mouse, and published',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, openNow(), [])
    const place = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
    await page.goto(`/quiz/edit-quiz-questions?${place}`)
    await writeOptions(page)
    await writeTyped(page)
    await writeLists(page)
    await writeAreas(page)
    expect(await findViolations(page)).toEqual([])
    await publish(page)

    const { data } = await instructor.direct.getQuizQuestions({ params: { id: quizId }, query: {} })
    const keys = data.questions.map((question) => [
      kindOf(question).name,
      ...(kindOf(question).accepted?.(question) ??
        question.options.flatMap(({ option, is_correct: isRight }) => (isRight ? [option] : []))),
    ])
    expect(keys).toEqual([
      ['single_answer', 'Mercury'],
      ['multiple_answers', '2', '3'],
      ['true_false', 'True'],
      ['numeric', '9.81 ± 0.05 m/s^2'],
      ['short_answer', 'Islamabad', 'اسلام آباد'],
      ['descriptive'],
      ['numeric', 'a*b'],
      ['matching', 'France → Paris', 'Italy → Rome', 'Spain → Madrid'],
      ['ordering', '1. Fall of Rome', '2. Magna Carta', '3. French Revolution', '4. Moon landing'],
      ['cloze', '1. 100', '2. 0 / zero'],
      ['hotspot', 'Paris'],
    ])
  },
)
