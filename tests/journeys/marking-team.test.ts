import { findViolations } from '../support/find-violations.ts'
import type { Page } from '@playwright/test'
import { addQuiz, essayQuestion } from '../support/seed-objects.ts'
import { expect, signIn, test } from '../support/browser-test.ts'

const words = ['Copper conducts.', 'Wood conducts.', 'Copper and iron conduct.', 'Nothing conducts.']

/** Gives a mark to every answer of one's queue. */
const markAll = async (page: Page, marks: (answer: string) => number): Promise<void> => {
  await page.getByRole('link', { name: 'Mark', exact: true }).first().click()
  for (let no = 0; no < words.length; no++) {
    const answer = await page.locator('section[aria-labelledby=answer] p[dir=auto]').textContent()
    await page.getByRole('button', { name: String(marks(answer!)), exact: true }).click()
    await Promise.all([
      page.waitForResponse('**/marking/save-marks'),
      page.getByRole('button', { name: /^Save \d/ }).click(),
    ])
  }
  await expect(page.getByText('All answers are marked')).toBeVisible()
}

test(
  'two mark a sample unseen, the owner sees how well they agree and decides where they do not',
  { tag: '@long' },
  async ({ page, browser, world, instructor, otherInstructor }) => {
    const essay = essayQuestion(1, { weightage: 5, question: 'What conducts electricity?' })
    const quizId = await addQuiz(instructor, { name: 'Metals', quiz_type: 'daq' }, [essay], true)
    for (const [index, text] of words.entries())
      await instructor.handIn({ quizId, name: `Student ${index + 1}`, given: [{ words: text, waits: true }] })
    const body = { quiz_id: quizId, email: otherInstructor.email, role: 'marker' as const }
    await instructor.direct.addShare({ body })

    await page.goto('/quiz/to-mark')
    await page.getByRole('link', { name: 'Split the marking of Metals' }).click()
    await page.getByRole('button', { name: 'Assign answers' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign answers to markers' })
    await expect(dialog.getByRole('checkbox', { name: otherInstructor.name })).toBeChecked()
    await dialog.getByLabel('Answers marked twice').selectOption('100% of answers')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Assign' }).click()
    const progress = page.getByRole('table', { name: 'Progress of each marker' })
    await expect(progress.getByRole('row', { name: otherInstructor.name })).toContainText('0 of 2')
    await expect(page.getByText('No answer has two marks yet.')).toBeVisible()

    // The owner marks first; the colleague's queue shows nothing of it.
    await markAll(page, (answer) => (answer.includes('Copper') ? 5 : 1))
    const theirs = await browser.newContext({
      baseURL: world.gatewayUrl,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    const colleague = await theirs.newPage()
    await signIn(colleague, world, otherInstructor)
    await colleague.goto('/quiz/to-mark')
    await expect(colleague.getByText('4 of 4 assigned to you')).toBeVisible()
    await markAll(colleague, (answer) => {
      if (answer === 'Wood conducts.') return 4
      return answer.includes('Copper') ? 5 : 1
    })
    await colleague.goto(`/quiz/marking-team?quizId=${quizId}`)
    await expect(colleague.getByText('Agreement between markers')).toBeVisible()
    await expect(colleague.getByRole('heading', { name: /to decide/ })).toHaveCount(0)
    expect(await findViolations(colleague)).toEqual([])

    // One answer is three marks apart.
    await page.goto('/quiz/to-mark')
    await page.getByRole('link', { name: '1 answers to decide in Metals' }).click()
    await expect(page.getByRole('heading', { name: '1 answer to decide' })).toBeVisible()
    await expect(page.getByText('Wood conducts.')).toBeVisible()
    await expect(page.getByText('4 answers were marked by two people')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Give 1 of 5' }).click()
    await expect(page.getByRole('heading', { name: '1 answer to decide' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Show decided answers' }).click()
    await expect(page.getByText('Decided: 1')).toBeVisible()
    await page.goto(`/quiz/quiz-results?quizId=${quizId}`)
    await expect(page.getByText('Student 2')).toBeVisible()
    await theirs.close()
  },
)
