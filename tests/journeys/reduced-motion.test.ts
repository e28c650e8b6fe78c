import { expect, test } from '../support/browser-test.ts'
import { addQuiz } from '../support/seed-objects.ts'

test(
  'given reduced motion, then nothing moves while the list loads',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await addQuiz(instructor)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let respond = () => {}
    const waiting = new Promise<void>((resolve) => (respond = resolve))
    await page.route('**/api/quiz/get-filtered-and-sort-quizes/**', async (route) => {
      await waiting
      await route.continue()
    })
    await page.goto('/quiz/quiz-landing')
    await expect(page.getByRole('status', { name: 'Loading the quizzes' })).toBeVisible()
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
    await expect.poll(() => page.evaluate(running)).toBe(0)
    respond()
  },
)
