import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion, soundQuestions } from '../support/seed-objects.ts'

test('two versions are compared: added, removed, moved and changed questions, word by word', async ({
  page,
  world,
  instructor,
}) => {
  const first = soundQuestions(4)
  const quizId = await addQuiz(instructor, { name: 'Sums' }, first, true)
  await world.addAttempts(quizId, 3)
  const inNew = (no: number, changes: object = {}) => ({
    ...first[no - 1]!,
    ...soundQuestion(no),
    origin_id: first[no - 1]!._id,
    ...changes,
  })
  const second = [inNew(4), inNew(1, { question: 'How many is 1 + 1?' }), inNew(2), soundQuestion(9)]
  await instructor.direct.createNewVersion({
    body: { quiz_id: quizId, questions: second, is_published: false, is_skippable: false },
  })
  await page.goto('/quiz/quiz-landing')
  await page.getByRole('button', { name: 'v2: Version(s) History of Sums' }).click()
  await page.getByRole('link', { name: 'Compare versions' }).click()
  await expect(page.getByRole('region', { name: 'Before' })).toContainText('Attempts3')
  const row = (title: RegExp) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(row(/^Question 1, before 4 *Moved/)).toBeVisible()
  const changed = row(/^Question 2, before 1 *Changed/)
  await expect(changed.locator('del')).toHaveText(['much'])
  await expect(changed.locator('ins')).toHaveText(['many'])
  await expect(row(/^Question 3 *Removed/)).toContainText('Not in this version')
  await expect(row(/^Question 4 *Added/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('button', { name: 'Unchanged (1)' }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
  // Swapped, and kept in the address.
  await page.getByRole('combobox', { name: 'Before' }).selectOption({ label: 'Version 2: Sums' })
  await expect(row(/^Question 4, before 1 *Moved/)).toBeVisible()
  await page.reload()
  await expect(row(/^Question 1, before 2 *Changed/).locator('ins')).toHaveText(['much'])
})

test(
  'on a phone, End goes to the last of many compared questions, however high they are',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const long = (no: number, words: string) => soundQuestion(no, { question: `${no}. ${words.repeat(40)}` })
    const questions = Array.from({ length: 60 }, (_, index) => long(index + 1, 'How many words? '))
    const quizId = await addQuiz(instructor, { name: 'Words' }, questions, true)
    await instructor.direct.createNewVersion({
      body: {
        quiz_id: quizId,
        questions: questions.map(({ _id }, index) => ({ ...long(index + 1, 'How long? '), origin_id: _id })),
        is_published: false,
        is_skippable: false,
      },
    })
    await page.goto(`/quiz/compare-versions?quizId=${quizId}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByRole('article').last()).toContainText('Question 60')
    // The page grows while the rows there are measured.
    const missing = await page.evaluate(async () => {
      const { documentElement: root } = document
      for (let height = 0, calm = 0; calm < 20; calm = root.scrollHeight === height ? calm + 1 : 0) {
        height = root.scrollHeight
        await new Promise(requestAnimationFrame)
      }
      return root.scrollHeight - innerHeight - Math.ceil(scrollY)
    })
    expect(missing).toBeLessThanOrEqual(0)
  },
)
