import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { exponentScale } from '../support/exponent-scale.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'
import { questionCard } from '../support/wizard-page.ts'

const openEditor = (page: Page, quizId: string, uid: string) =>
  page.goto(
    `/quiz/edit-quiz-questions?${new URLSearchParams({ quizId, quizType: 'full', instructorId: uid })}`,
  )
const textOf = (page: Page, no: number) =>
  questionCard(page, no).getByRole('textbox', { name: 'Question text' })

test('a question is moved far by typing its new number, by keyboard only, and back by undo', async ({
  page,
  instructor,
}) => {
  await openEditor(page, await addQuiz(instructor, {}, soundQuestions(25)), instructor.uid)
  await textOf(page, 2).focus()
  await page.keyboard.press('Alt+KeyM')
  const dialog = page.getByRole('dialog', { name: 'Move question 2' })
  await expect(dialog.getByLabel('New number (1 to 25)')).toBeFocused()
  await page.keyboard.type('26')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Invalid question no, question not found')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(textOf(page, 23)).toHaveValue('How much is 2 + 2?')
  await expect(questionCard(page, 23)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(textOf(page, 2)).toHaveValue('How much is 2 + 2?')
})

test(
  'equations of a question, an option and a solution are typed visually and saved as TeX',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [soundQuestion(1, { equation: '\\frac{a}{b}+c^2' })])
    await openEditor(page, quizId, instructor.uid)
    const card = questionCard(page, 1)
    const visual = (name: string) =>
      card.getByRole('textbox', { name: new RegExp(`^${name} equation, visual editor`) })
    // The same as on the student's page (student.test.ts), and as in print.
    expect(await exponentScale(page)).toBeLessThan(0.8)
    await card.getByRole('button', { name: 'Visual editor: Question equation' }).click()
    await expect(visual('Question')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('+x^2')
    await expect(card.getByRole('textbox', { name: 'Question equation', exact: true })).toHaveValue(
      '\\frac{a}{b}+c^2+x^2',
    )
    // New equations begin visually.
    await card.getByRole('button', { name: 'Add an equation to option 1' }).click()
    await expect(visual('Option 1')).toBeFocused()
    await page.keyboard.type('alpha')
    await card.getByRole('button', { name: 'Solution' }).click()
    await card.getByRole('button', { name: 'Add an equation to solution' }).click()
    await expect(visual('Solution')).toBeFocused()
    await page.keyboard.type('1/2')
    await page.getByRole('button', { name: 'Save Unpublish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    const [question] = (await instructor.direct.getQuestionsByQuizId({ params: { id: quizId }, query: {} }))
      .data.questions
    expect([question!.equation, question!.options[0]!.equation, question!.solution_equation]).toEqual([
      '\\frac{a}{b}+c^2+x^2',
      '\\alpha',
      '\\frac12',
    ])
  },
)

test(
  'only the active content shows its tools, and a formula is drawn below its field where it begins',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const { options, ...question } = soundQuestion(1)
    const formulas = options.map((option) => ({ ...option, option: '', equation: 'x^2' }))
    const quizId = await addQuiz(instructor, {}, [{ ...question, options: formulas }, soundQuestion(2)])
    await openEditor(page, quizId, instructor.uid)
    const remove = (no: number) =>
      questionCard(page, 1)
        .getByRole('button', { name: `Remove option ${no}` })
        .locator('..')
    await page.mouse.move(0, 0)
    await expect(remove(2)).toHaveCSS('opacity', '0')
    const equation = questionCard(page, 1).getByRole('textbox', { name: 'Option 2 equation' })
    await equation.focus()
    await expect(remove(2)).toHaveCSS('opacity', '1')
    await expect(remove(3)).toHaveCSS('opacity', '0')
    await remove(3).hover()
    await expect(remove(3)).toHaveCSS('opacity', '1')
    const drawn = equation.locator('..').locator('.formula')
    expect((await drawn.boundingBox())!.x - (await equation.boundingBox())!.x).toBeLessThan(30)
    const facts = questionCard(page, 2).getByText('Easy · 1 mark · arithmetic')
    await expect(facts).toBeVisible()
    await questionCard(page, 2).hover()
    await expect(facts).toBeHidden()
  },
)

test('on a phone all buttons of the bar are in one row', { tag: '@long' }, async ({ page, instructor }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openEditor(page, await addQuiz(instructor, {}, soundQuestions(3)), instructor.uid)
  const bar = page.getByRole('toolbar', { name: 'Quiz' })
  const boxes = await Promise.all(
    ['Undo', 'Redo', 'More tools', 'Save Unpublish', 'Save Publish'].map((name) =>
      bar.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  )
  const middles = boxes.map((box) => Math.round(box!.y + box!.height / 2))
  expect(new Set(middles).size, middles.join()).toBe(1)
  await expect(bar.getByText('All changes saved')).toBeInViewport()
})

test(
  'on a phone the summary fills its window, says its name once and leads to a question',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openEditor(page, await addQuiz(instructor, {}, soundQuestions(30)), instructor.uid)
    await page.getByRole('button', { name: 'More tools' }).click()
    await page.getByRole('menuitem', { name: 'Show the summary' }).click()
    const dialog = page.getByRole('dialog', { name: 'Summary, 30 questions' })
    await expect(dialog.getByRole('heading')).toHaveCount(1)
    const list = (await dialog.getByRole('complementary', { name: 'Summary' }).boundingBox())!
    expect(list.y + list.height).toBeGreaterThan(800)
    await dialog.getByRole('button', { name: /How much is 12/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(questionCard(page, 12)).toBeInViewport()
  },
)

test(
  'a tag typed before its list is loaded is added by a click in the list below the field',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await openEditor(page, await addQuiz(instructor, {}, soundQuestions(3)), instructor.uid)
    const card = questionCard(page, 1)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/combobox-field-*.js', async (route) => (await held, route.continue()))
    await card.getByRole('button', { name: 'Add tag' }).click()
    const field = card.getByLabel('Add a tag', { exact: true })
    await expect(field).toBeFocused()
    await page.keyboard.type('opt')
    release()
    await expect(card.getByRole('option', { name: 'Add “opt”' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('ics')
    await card.getByRole('option', { name: 'Add “optics”' }).click()
    await expect(card.getByRole('button', { name: 'Remove tag optics' })).toBeVisible()
    await expect(field).toBeFocused()
  },
)

test(
  "if the browser's storage is full, this is reported once, and leaving asks first",
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(2))
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openEditor(page, quizId, instructor.uid)
    await textOf(page, 1).fill('Written on a full disk')
    const notice = page.getByText(
      'This browser’s storage is full, so your changes are only on this page. Free up space, or save before ' +
        'you leave.',
    )
    await expect(notice).toBeVisible()
    await textOf(page, 2).fill('And more of it')
    // Within the app nothing is lost.
    await page.getByRole('link', { name: 'Quizzes', exact: true }).click()
    await page.goBack()
    await expect(textOf(page, 2)).toHaveValue('And more of it')
    await expect(notice).toHaveCount(1)
    const asksBeforeLeaving = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(await asksBeforeLeaving()).toBe(true)
    await page.getByRole('button', { name: 'Save Unpublish' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    expect(
      (await instructor.direct.getQuestionsByQuizId({ params: { id: quizId }, query: {} })).data.questions[1]!
        .question,
    ).toBe('And more of it')
    expect(await asksBeforeLeaving()).toBe(false)
  },
)
