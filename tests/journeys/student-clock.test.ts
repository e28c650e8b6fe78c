import { expect, test } from '../support/browser-test.ts'
import { addQuiz, soundQuestion } from '../support/seed-objects.ts'
import { enterDetails, openNow } from '../support/student-page.ts'

// The student's pages have the origin of the services, where nobody signs in.
test.use({ signedIn: false })

test(
  'a phone whose clock is set by hours hands in nothing early and shows the time that is left',
  { tag: '@long' },
  async ({ page, instructor }) => {
    // As the clock of a phone that is set while the page is open: only the date jumps.
    await page.addInitScript(() => {
      const read = Date.now
      let hours = 0
      Date.now = () => read() + hours * 60 * 60 * 1_000
      addEventListener('set-clock', (event) => {
        hours = (event as CustomEvent<number>).detail
      })
    })
    const setClock = (hours: number) =>
      page.evaluate((detail) => dispatchEvent(new CustomEvent('set-clock', { detail })), hours)
    const quizId = await addQuiz(instructor, { ...openNow(), duration: 600 }, [soundQuestion(1)], true)
    await page.goto((await instructor.direct.getSharableLink({ params: { id: quizId } })).data.link)
    await enterDetails(page, 'Bo')
    await page.getByRole('button', { name: 'Start' }).click()
    const timeLeft = page.getByRole('timer', { name: 'Time left' })
    await expect(timeLeft).toHaveText(/^(10:00|9:\d\d)$/)
    for (const hours of [-8, 8]) {
      const asked = page.waitForResponse('**/learner/attempts/*/answers')
      await setClock(hours)
      await asked
      await expect(timeLeft).toHaveText(/^9:\d\d$/)
    }
    await page.getByRole('radio').nth(1).check()
    await expect(page.getByText('All answers saved')).toBeVisible()
  },
)
