import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { expect, test } from '../support/browser-test.ts'
import { addCorrectableQuiz, correctedQuestionId } from '../support/corrected-quiz.ts'
import { addQuiz, essayQuestion, soundQuestion, soundQuestions } from '../support/seed-objects.ts'

/** The width of A4 without margins, in CSS pixels. */
const paper = { width: 718, height: 1_000 }

test(
  'a printed descriptive result has every answer whole, and its tables fit on the paper',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, { name: 'Essays', quiz_type: 'daq' }, [essayQuestion(1)], true)
    const words = 'It counts the things that are there, one after the other, until none is left.'
    const { resultId } = await instructor.handIn({ quizId, name: 'Bo Li', given: [{ words, marks: 4 }] })
    await page.goto(`/quiz/individual-results-daq?resultId=${resultId}`)
    const answers = page.getByRole('table', { name: 'Answers' })
    await expect(answers.getByText(words)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    await expect(answers.getByText(words)).toBeVisible()
    await expect(answers.getByText('It counts the things that…')).toBeHidden()
    await expect(page.getByRole('table', { name: 'Agreement between AI and instructor' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
  },
)

test('printed issues have what students wrote', { tag: '@long' }, async ({ page, world, instructor }) => {
  const quizId = await addCorrectableQuiz(instructor)
  const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
  const { learner, params } = await begin(world.servicesUrl, data.session._id, `bo.${instructor.uid}`)
  await learner.handInAttempt({ params, body: { answers: [] } })
  const description = 'The second option cannot be right.'
  await learner.reportIssue({
    params,
    body: { question_id: correctedQuestionId(instructor), category: 'question is unclear', description },
  })
  await page.goto(`/quiz/issues?quizId=${quizId}`)
  await page.getByText('Student comments (1)').click()
  await expect(page.getByText(description)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(description)).toBeVisible()
})

test(
  'printed sessions fit on the paper, without the columns of buttons',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addCorrectableQuiz(instructor)
    const { data } = await instructor.direct.getGeneralSession({ params: { quizId } })
    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    const sessions = page.getByRole('table', { name: 'Sessions' })
    await expect(sessions.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    await expect(sessions.getByText(data.session.name, { exact: true })).toBeVisible()
    await expect(sessions.getByRole('columnheader', { name: 'Actions' })).toBeHidden()
    expect(await sessions.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(paper.width)
  },
)

test(
  'a printed e-mail address of common length is in one line, and a longer one breaks before its @',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, { name: 'Sums' }, soundQuestions(1), true)
    const [short, long] = [`bo.li@students.example`, `${'bo.li.'.repeat(3)}long@students.example`]
    await instructor.handIn({ quizId, name: 'Bo Li', email: short, given: [1] })
    await instructor.handIn({ quizId, name: 'Al Li', email: long, given: [1] })
    await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
    await expect(page.getByText(short)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    const linesOf = (email: string) =>
      page.getByText(email).evaluate((address) => {
        const lines = [...address.childNodes].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))]
        })
        return new Set(lines.flat()).size
      })
    expect([await linesOf(short), await linesOf(long)]).toEqual([1, 2])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
  },
)

const count = 60

test('a circle leads to its question in a long result, of which a few are drawn and all are printed', async ({
  page,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, { name: 'Sums' }, soundQuestions(count), true)
  const { resultId } = await instructor.handIn({ quizId, name: 'Bo Li', given: [1, 2] })
  await page.goto(`/quiz/individual-results?resultId=${resultId}`)
  await page.getByRole('button', { name: /^Question 50:/ }).click()
  const questions = page.getByRole('list', { name: 'Reviewed questions' }).getByRole('article')
  await expect(questions.filter({ hasText: 'Question 50' })).toBeFocused()
  await expect(questions.filter({ hasText: 'Question 50' })).toBeInViewport()
  expect(await questions.count()).toBeLessThan(count / 2)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(questions).toHaveCount(count)
})

test(
  'a long comparison of versions draws a few rows and prints all',
  { tag: '@long' },
  async ({ page, world, instructor }) => {
    const first = soundQuestions(count)
    const quizId = await addQuiz(instructor, { name: 'Sums' }, first, true)
    await world.addAttempts(quizId, 1)
    await instructor.direct.createNewVersion({
      body: { quiz_id: quizId, questions: [soundQuestion(70)], is_published: false, is_skippable: false },
    })
    await page.goto(`/quiz/compare-versions?quizId=${quizId}`)
    const rows = page.getByRole('list', { name: 'Questions of both versions' }).getByRole('article')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(count / 2)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(rows).toHaveCount(count + 1)
  },
)

test(
  'a long formula widens the table of the toughest questions neither on the screen nor on paper',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const equation = Array.from({ length: 60 }, (_, index) => `x_{${index}}`).join('+')
    const asked = [
      soundQuestion(1, { question: '', equation }),
      soundQuestion(2, { question: `What is \\(${equation}\\)?` }),
    ]
    const quizId = await addQuiz(instructor, { name: 'Sums' }, asked, true)
    await instructor.handIn({ quizId, name: 'Bo Li', given: [0, 0] })
    await page.goto(`/quiz/quiz-stats/${quizId}`)
    const table = page.getByRole('region', { name: 'Questions, toughest first' })
    await expect(table.locator('math')).toHaveCount(2)
    const overhang = () => table.evaluate((region) => region.scrollWidth - region.clientWidth)
    for (const width of [1280, 700, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overhang()).toBe(0)
    }
    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print' })
    expect(await overhang()).toBe(0)
  },
)
