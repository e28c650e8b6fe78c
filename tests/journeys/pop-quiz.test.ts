import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { csvFile, csvOf, soundRows } from '../support/csv-files.ts'
import { playClip } from '../support/play-clip.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { chooseCsv, createInWizard, questionCard, uploadFile, wizard } from '../support/wizard-page.ts'
import type { Instructor } from '../support/world.ts'

const addPopQuiz = (instructor: Instructor, isPublished = false) => {
  const { course, module, chapter, video } = instructor.courseIds
  const place = { course_id: course, module_id: module, chapter_id: chapter, video_id: video }
  return addQuiz(
    instructor,
    { name: 'Stop and think', quiz_type: 'pop', ...place },
    soundQuestions(3),
    isPublished,
  )
}

const openPopEditor = async (page: Page, quizId: string): Promise<void> => {
  await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
  await wizard(page).getByRole('button', { name: 'Save and add questions' }).click()
  await wizard(page).getByText('Enter questions manually').click()
  await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
  await expect(slider(page)).toBeEnabled()
}

const slider = (page: Page) => wizard(page).getByRole('slider', { name: 'When the quiz appears' })
const exactTime = (page: Page) => wizard(page).getByLabel('Exact time')
const filmTime = (page: Page) => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
/**
 * The message is shown for only two seconds, so the page itself watches for it, which misses nothing on a
 * slow machine.
 */
const publishAndReload = async (page: Page): Promise<void> => {
  const said = page.waitForFunction(
    () =>
      document.querySelector('[aria-label="Notifications"]')?.textContent?.includes('Published Successfully'),
    undefined,
    { timeout: 30_000 },
  )
  const reloaded = page.waitForEvent('load', { timeout: 40_000 })
  await wizard(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await said
  await reloaded
}

test('a quiz is placed in its video by slider, keys and exact time, previewed and published', async ({
  page,
  instructor,
}) => {
  test.setTimeout(180_000)
  const quizId = await addPopQuiz(instructor)
  await page.route('**/files/video', playClip)
  await openPopEditor(page, quizId)
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => Math.round(film.duration)))
    .toBe(30)
  await expect(questionCard(page, 3)).toBeVisible()

  const box = (await slider(page).boundingBox())!
  await page.mouse.move(box.x + 8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(exactTime(page)).toHaveValue('00:15')
  await expect.poll(() => filmTime(page)).toBeCloseTo(15, 0)
  await slider(page).press('ArrowLeft')
  await slider(page).press('PageDown')
  await expect(exactTime(page)).toHaveValue('00:04')
  await exactTime(page).fill('0:75')
  await exactTime(page).press('Enter')
  await expect(wizard(page).getByText('Write the time as mm:ss, such as 01:30.')).toBeVisible()
  await exactTime(page).fill('1:15')
  await exactTime(page).press('Enter')
  await expect(wizard(page).getByText('The video ends at 00:30.')).toBeVisible()
  await exactTime(page).fill('0:07.5')
  await exactTime(page).press('Enter')
  await expect(slider(page)).toHaveValue('7.5')

  await wizard(page).getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = wizard(page).getByRole('region', { name: 'Preview of the quiz' })
  await expect(preview.getByText('Question 1 of 3')).toBeVisible({ timeout: 30_000 })
  await preview.getByRole('button', { name: 'Next question' }).click()
  await preview.getByRole('button', { name: 'Next question' }).click()
  await preview.getByRole('button', { name: 'Continue video' }).click()
  await expect.poll(() => filmTime(page)).toBeGreaterThan(7.6)

  await questionCard(page, 1).getByRole('textbox', { name: 'Question text' }).fill('How much is one and one?')
  await wizard(page).getByRole('button', { name: 'Back', exact: true }).click()
  await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
  await expect(exactTime(page)).toHaveValue('00:07.5')
  await expect(questionCard(page, 1).getByRole('textbox', { name: 'Question text' })).toHaveValue(
    'How much is one and one?',
  )
  await publishAndReload(page)

  const { points } = await instructor.direct.getVideoPoints({
    params: { videoId: instructor.courseIds.video },
  })
  expect(points.map(({ data, time, percentage }) => ({ data, time, percentage }))).toEqual([
    { data: quizId, time: 7.5, percentage: 25 },
  ])
  const {
    data: { quiz },
  } = await instructor.direct.getQuizForInstructor({ params: { id: quizId } })
  expect(quiz.is_published).toBe(true)
})

test(
  'given attempts, the point of a published pop quiz moves without a new version',
  { tag: '@long' },
  async ({ page, instructor, world }) => {
    const quizId = await addPopQuiz(instructor, true)
    await world.addAttempts(quizId, 2)
    await page.route('**/files/video', playClip)
    await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
    await wizard(page).getByRole('button', { name: 'Set its time in the video' }).click()
    await expect(slider(page)).toBeEnabled()
    await exactTime(page).fill('0:20')
    await publishAndReload(page)
    const { points } = await instructor.direct.getVideoPoints({
      params: { videoId: instructor.courseIds.video },
    })
    expect(points.map(({ data, time }) => ({ data, time }))).toEqual([{ data: quizId, time: 20 }])
    const { data } = await instructor.direct.getQuizForInstructor({ params: { id: quizId } })
    expect(data.quiz).toMatchObject({ version: 1, is_published: true })
  },
)

test(
  'a video that cannot play says so, and errors forbid publishing',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    consoleErrors.allow(/status of 404/)
    const quizId = await addPopQuiz(instructor)
    await openPopEditor(page, quizId)
    await expect(
      wizard(page).getByText('The video can’t be played here, but you can still set the time.'),
    ).toBeVisible()
    await expect(wizard(page).getByText('Images in questions: 900px by 900px JPEG.')).toBeVisible()
    await questionCard(page, 2).getByRole('textbox', { name: 'Question text' }).fill('')
    const publish = wizard(page).getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toBeDisabled()
    await publish.press('Enter')
    await expect(page.getByText('Please resolve the errors first')).toBeVisible()
  },
)

test(
  'Tab goes from a text with a formula to the next field, also in the window of a pop quiz',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addPopQuiz(instructor)
    await page.route('**/files/video', playClip)
    await openPopEditor(page, quizId)
    const card = questionCard(page, 1)
    await card.getByRole('textbox', { name: 'Question text' }).fill('How much is $x^2$?')
    await page.keyboard.press('Tab')
    await expect(card.locator('[data-field=question] math')).toBeAttached()
    await expect(card.getByRole('textbox', { name: 'Option 1 text' })).toBeFocused()
  },
)

test(
  'an address that reopens a quiz leads to its questions',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor)
    await page.goto(`/quiz/quiz-landing?editType=back&EditquizID=${quizId}`)
    await wizard(page).getByRole('button', { name: 'Save and add questions' }).click()
    await wizard(page).getByText('Enter questions manually').click()
    await wizard(page).getByRole('button', { name: 'Create and continue' }).click()
    await page.waitForURL('**/quiz/edit-quiz-questions?**')
    await expect(questionCard(page, 3)).toBeVisible()
  },
)

test(
  'new questions are kept while the editor cannot be opened',
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/ERR_FAILED|Failed to load/)
    await createInWizard(page, 'Kept')
    await chooseCsv(page)
    await uploadFile(page, {
      name: 'sums.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csvFile(csvOf(soundRows(3))).content),
    })
    await page.route('**/api/question/get-question-by-quiz-id/**', (route) => route.abort())
    await wizard(page)
      .getByRole('button', { name: /^Continue with/ })
      .click()
    await expect(wizard(page).getByText('The question editor couldn’t be opened')).toBeVisible({
      timeout: 30_000,
    })
    await page.unroute('**/api/question/get-question-by-quiz-id/**')
    await wizard(page).getByRole('button', { name: 'Try again' }).click()
    await expect(questionCard(page, 3)).toBeVisible({ timeout: 30_000 })
  },
)
