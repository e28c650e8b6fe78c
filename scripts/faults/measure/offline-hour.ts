import type { Page } from '@playwright/test'
import { readStored } from '../../../tests/faults/read-stored.ts'
import { startProcessWorld } from '../../../tests/support/process-world.ts'
import { addQuiz } from '../../../tests/support/seed-objects.ts'
import { questionCard } from '../../../tests/support/wizard-page.ts'
import type { Found } from '../figures/figure.ts'
import { builtPage, openPages } from './pages.ts'

const tabs = 5
const hourMs = 60 * 60 * 1_000

const textOf = (page: Page) => questionCard(page, 1).getByRole('textbox', { name: 'Question text' })

/** R33: five tabs write for an hour (by their clocks) without a connection, and save when it is back. */
export const measureOfflineHour = async (): Promise<Found> => {
  await using world = await startProcessWorld({ page: await builtPage() })
  const instructor = await world.addInstructor()
  await using browser = await openPages(world, instructor)
  const open: { page: Page; quizId: string; written: string }[] = []
  for (let tab = 1; tab <= tabs; tab++) {
    const quizId = await addQuiz(instructor)
    const page = await browser.newPage()
    await page.clock.install()
    const query = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
    await page.goto(`${world.gatewayUrl}/quiz/edit-quiz-questions?${query}`)
    await textOf(page).waitFor()
    open.push({ page, quizId, written: `Written in tab ${tab} ${'without a connection '.repeat(10)}`.trim() })
  }
  await browser.setOffline(true)
  for (const { page, written } of open) {
    await page.bringToFront()
    await textOf(page).fill('')
    await textOf(page).pressSequentially(written)
    await page.clock.fastForward(hourMs)
  }
  await browser.setOffline(false)
  let lost = 0
  for (const { page, quizId, written } of open) {
    await page.bringToFront()
    await page.getByRole('button', { name: 'Save Unpublish' }).click()
    const deadline = Date.now() + 60_000
    const isStored = async (): Promise<boolean> =>
      (await readStored(instructor, quizId))[0]?.question === written
    while (!(await isStored()) && Date.now() < deadline) {
      await page.clock.fastForward(1_000)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    if (!(await isStored())) lost++
  }
  return {
    found: `${lost} of ${tabs} tabs lost something; each saved all it had when the connection was back`,
    met: lost === 0,
    ran: `${tabs} tabs of one browser, each typed in while offline, with an hour put on their clocks`,
    ...(lost > 0 && { reason: 'an error of ours' }),
  }
}
