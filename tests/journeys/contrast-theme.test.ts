import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'

test(
  'in a contrast theme of the system, what is chosen has an outline',
  { tag: '@long' },
  async ({ page, instructor }) => {
    const quizId = await addQuiz(instructor, {}, soundQuestions(3), true)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/quiz/session-history?quizId=${quizId}`)
    const tabs = page.getByRole('navigation', { name: 'Quiz' })
    await expect(tabs.getByRole('link', { name: 'Sessions' })).toHaveCSS('outline-style', 'solid')
    await expect(tabs.getByRole('link', { name: 'Results' })).toHaveCSS('outline-style', 'none')
    await page.goto('/quiz/quiz-landing')
    const types = page.getByRole('group', { name: 'Type' })
    await expect(types.getByRole('button', { name: 'All' })).toHaveCSS('outline-style', 'solid')
    await expect(types.getByRole('button', { name: 'Full Quiz' })).toHaveCSS('outline-style', 'none')
  },
)
