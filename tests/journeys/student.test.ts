import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { findViolations } from '../support/find-violations.ts'
import { exponentScale } from '../support/exponent-scale.ts'
import { cameraImage, smallPng } from '../support/images.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'

// As most people see it; the other journeys have no motion (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false })

const looksAccessible = async (page: Page): Promise<void> => {
  expect(await findViolations(page)).toEqual([])
}
const saved = (page: Page) => expect(page.getByText('All answers saved')).toBeVisible()
const formulaOption = (equation: string) => ({
  option: '',
  equation,
  image_url: '',
  is_correct: equation === '2x',
  is_selected: false,
})
const middleOf = async (locator: Locator): Promise<number> => {
  const { y, height } = (await locator.boundingBox())!
  return y + height / 2
}
/** By how many pixels the baseline of a formula differs from that of the words beside it. */
const aboveBaseline = (formula: Element): number => {
  const ofWords = document.createElement('span')
  ofWords.style.display = 'inline-block'
  const ofFormula = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'mspace')
  ofFormula.setAttribute('height', '0px')
  formula.before(ofWords)
  formula.querySelector('math')!.append(ofFormula)
  const difference = ofFormula.getBoundingClientRect().bottom - ofWords.getBoundingClientRect().bottom
  ofWords.remove()
  ofFormula.remove()
  return Math.abs(difference)
}
const handIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
}

test('a student takes a quiz through a reload and a lost connection, reports an issue, tries again', async ({
  page,
  context,
  instructor,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  const questions = [
    soundQuestion(1, { weightage: 2, equation: '\\frac{a}{b}+c^2', solution: 'Count on.' }),
    soundQuestion(2, { related_video_id: instructor.courseIds.video }),
    soundQuestion(3, { tags: [{ tag_name: 'logic' }] }),
  ]
  const quizId = await addQuiz(instructor, openNow(), questions, true)
  const {
    data: { link },
  } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  expect(link).toContain('/learn/standard-quiz/')
  const asked: string[] = []
  const fonts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/learner\/(sessions|attempts)/.test(pathname) && !pathname.endsWith('/cities'))
      asked.push(`${request.method()} ${pathname}`)
    if (request.resourceType() === 'font') fonts.push(pathname)
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Sums of two' })).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(fonts, 'the menu of languages waits with the fonts of other scripts').toEqual([])
  await looksAccessible(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await enterDetails(page, 'Bo')
  await page.getByRole('button', { name: 'Start' }).click()

  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  // On a slow network, each call would be waited for.
  const { pathname } = new URL(link)
  expect(asked).toEqual([`GET /learner/sessions/${pathname.split('/').at(-1)}`, 'POST /learner/attempts'])
  await expect(page.locator('mfrac')).toBeVisible()
  expect(await exponentScale(page)).toBeLessThan(0.8)
  expect(await page.content()).not.toContain('Count on.')
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('button', { name: 'Flag for later' }).click()
  await saved(page)
  const left = await page.getByRole('timer').textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 3' })).toBeVisible()
  expect(Number.parseInt((await page.getByRole('timer').textContent())!, 10)).toBeLessThanOrEqual(
    Number.parseInt(left!, 10),
  )
  await expect(page.getByRole('button', { name: 'Question 1, answered, flagged for later' })).toBeVisible()
  await looksAccessible(page)

  await context.setOffline(true)
  await page.getByRole('radio', { name: '6', exact: true }).check()
  await expect(page.getByText(/Your answers are kept on this device/)).toBeVisible()
  await context.setOffline(false)
  await saved(page)
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Question 3 of 3' })).toBeFocused()
  await page.getByRole('button', { name: 'Report an issue' }).click()
  await page.getByLabel('options are unclear or repeated').check()
  await page.getByLabel('What’s wrong?').fill('Two of them are the same.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. Your instructor will see your report.')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText('You haven’t answered 1 question. 1 question is flagged for later.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Keep answering' }).click()
  await handIn(page)

  await expect(
    page.getByText('Fail', { exact: true }).or(page.getByText('PASS', { exact: true })),
  ).toHaveText('PASS')
  for (const text of [
    '50%',
    '2 of 4',
    'Compared with the class',
    'Best performer',
    'Topic strengths',
    'Suggested Videos to Review',
  ])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Question 1, correct' }).click()
  await expect(page.getByText('Count on.')).toBeVisible()
  await page.getByRole('button', { name: 'Question 3, skipped' }).click()
  await expect(
    page.getByText('You reported: options are unclear or repeated – Two of them are the same.'),
  ).toBeVisible()
  await looksAccessible(page)
  await page.reload()
  await expect(page.getByText('PASS', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /Take it again as/ }).click()
  await expect(page.getByLabel('Institute')).toHaveValue('Punjab College')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Attempt 2')).toBeVisible()
  const {
    data: { quiz },
  } = await instructor.direct.getQuizForInstructor({ params: { id: quizId } })
  expect([quiz.attempts, quiz.reports_count]).toEqual([1, 1])
})

test(
  'on a small phone, the buttons below a question are in one row',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1), soundQuestion(2)], true)
    await page.goto((await instructor.direct.getSharableLink({ params: { id: quizId } })).data.link)
    await enterDetails(page, 'Di')
    await page.getByRole('button', { name: 'Start' }).click()
    const tops = ['Previous', 'Flag for later', 'Next'].map(
      async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())!.y,
    )
    expect(new Set(await Promise.all(tops)).size).toBe(1)
  },
)

test(
  'on a phone, the window for handing in keeps its place while it sends',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    const quizId = await addQuiz(instructor, openNow(), [soundQuestion(1)], true)
    await page.goto((await instructor.direct.getSharableLink({ params: { id: quizId } })).data.link)
    await enterDetails(page, 'Di')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.route('**/hand-in', () => new Promise(() => undefined))
    await page.getByRole('button', { name: 'Submit' }).click()
    const asked = page.getByRole('dialog')
    await expect(asked).toBeVisible()
    const before = await asked.boundingBox()
    await asked.getByRole('button', { name: 'Submit' }).click()
    await expect(asked.getByRole('button', { name: 'Submitting…' })).toBeVisible()
    expect(await asked.boundingBox()).toEqual(before)
  },
)

test('a written answer with an image is handed in, waits for the instructor, and is shown with its evaluation', async ({
  page,
  instructor,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 800 })
  const question = soundQuestion(1, {
    question: 'Why does a metal spoon feel cold?',
    options: [],
    weightage: 10,
    ai_solution: 'Metal conducts heat away from the hand.',
  })
  const quizId = await addQuiz(instructor, { ...openNow(), quiz_type: 'daq' }, [question], true)
  await page.goto((await instructor.direct.getSharableLink({ params: { id: quizId } })).data.link)
  await enterDetails(page, 'Cy')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Your answer').fill('Metal conducts heat away from the hand.')
  const { name, type, content } = await smallPng()
  await page.getByLabel('Add an image').setInputFiles({ name, mimeType: type, buffer: Buffer.from(content) })
  await expect(page.getByRole('img', { name: 'Your image 1' })).toBeVisible()
  await saved(page)
  await looksAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/images', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const large = await cameraImage()
  await page.getByLabel('Add an image').setInputFiles({ name, mimeType: 'image/jpeg', buffer: large })
  const sending = page.waitForRequest('**/images')
  await handIn(page)
  await expect(page.getByText('An image is still uploading. It’s submitted with the rest.')).toBeVisible()
  // An image of a camera is made smaller before it is sent.
  expect((await sending).postDataBuffer()!.length).toBeLessThan(large.length / 2)
  arrival.resolve()
  await expect(page.getByText(/Your result appears here once/)).toBeVisible()
  await expect(page.getByText(/PASS|Fail/)).toHaveCount(0)
  const {
    data: { results },
  } = await instructor.direct.getResultsByQuiz({ params: { id: quizId }, query: {} })
  const resultId = results[0]!._id
  const { questions } = (await instructor.direct.getDaqResult({ params: { id: resultId } })).data.result
  expect(questions[0]!.uploaded_images).toHaveLength(2)
  await instructor.direct.updateAiResponse({
    params: { id: resultId },
    body: {
      question_id: questions[0]!._id,
      instructor_updated_evaluation: 'That is the cause.',
      marks_obtained: 9,
    },
  })
  await page.reload()
  await expect(page.getByText('PASS', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Question 1, correct' }).click()
  await expect(page.getByText('That is the cause.')).toBeVisible()
  await looksAccessible(page)
})

test(
  'an answer is checked at once if the quiz allows it, and when the time is over it is handed in',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(
      instructor,
      { ...openNow(), is_direct_check: true, duration: 60 },
      [
        soundQuestion(1),
        soundQuestion(2, {
          question: 'Is $\\frac{x}{2}$ even?',
          options: [formulaOption('\\frac{\\frac{a}{b}}{\\frac{c}{d}}'), formulaOption('2x')],
        }),
      ],
      true,
    )
    await page.clock.install()
    await page.goto((await instructor.direct.getSharableLink({ params: { id: quizId } })).data.link)
    await enterDetails(page, 'Di')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('radio', { name: '1', exact: true }).check()
    await page.getByRole('button', { name: 'Check answer' }).click()
    await expect(page.getByText('Incorrect')).toBeVisible()
    await expect(
      page.getByRole('radio', { name: '2 ✓ correct' }).or(page.getByRole('radio').nth(1)),
    ).toBeDisabled()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.locator('math')).toHaveCount(3)
    await expect.poll(() => page.locator('.question-text .formula').evaluate(aboveBaseline)).toBeLessThan(0.5)
    for (const option of await page.locator('.choice').all())
      // Both move when the font of the formulas arrives, maybe between the two measurements.
      await expect
        .poll(async () => Math.abs((await middleOf(option.getByRole('radio'))) - (await middleOf(option))))
        .toBeLessThan(1)
    await page.clock.fastForward(61_000)
    await expect(page.getByText('Fail', { exact: true })).toBeVisible()
  },
)
