import type { Page } from '@playwright/test'
import { chooseSeed, createSeededRandom } from '../faults/seeded-random.ts'
import { expect, signIn, test } from '../support/browser-test.ts'
import { isLongForm } from '../support/long-form.ts'
import { createKillableBrowser } from '../support/persistent-browser.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { questionCard } from '../support/wizard-page.ts'
import type { ProcessWorld } from '../support/process-world.ts'
import type { Instructor } from '../support/world.ts'

/** Each kill is at a random moment given by the seed, and each run has another seed. */
const kills = isLongForm ? 3 : 1
const promisedMs = 1_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const textOf = (page: Page) => questionCard(page, 1).getByRole('textbox', { name: 'Question text' })

/**
 * Opens the editor. The sign-in is stored again, because a browser writes local storage to disk with a delay.
 */
const openEditor = async (
  page: Page,
  world: ProcessWorld,
  instructor: Instructor,
  quizId: string,
): Promise<void> => {
  await signIn(page, world, instructor)
  const query = new URLSearchParams({ quizId, quizType: 'full', instructorId: instructor.uid })
  await page.goto(`${world.gatewayUrl}/quiz/edit-quiz-questions?${query}`)
}

/** Measures in the page how late a timer and a small write to a separate database are. */
const watchDelays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const opening = indexedDB.open('delays')
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
    const measure = () => {
      const begun = performance.now()
      setTimeout(() => {
        const tx = opening.result.transaction('rows', 'readwrite')
        tx.objectStore('rows').put(begun, 'row')
        tx.oncomplete = () => {
          const known = window as unknown as { longestDelay?: number }
          known.longestDelay = Math.max(known.longestDelay ?? 0, performance.now() - begun - 300)
          measure()
        }
      }, 300)
    }
    opening.onsuccess = measure
  })
const longestDelay = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { longestDelay?: number }).longestDelay ?? 0)

test(
  'a browser that is killed while somebody types loses nothing older than a second',
  { tag: '@long' },
  async ({ world, instructor }) => {
    const random = createSeededRandom(chooseSeed())
    const quizId = await addQuiz(instructor)
    await using browser = await createKillableBrowser()
    let page = await browser.start()
    await openEditor(page, world, instructor, quizId)

    for (let kill = 1; kill <= kills; kill++) {
      await expect(textOf(page)).toBeVisible()
      await watchDelays(page)
      const written: { text: string; at: number }[] = []
      const edits = 8 + Math.floor(random() * 12)
      for (let edit = 1; edit <= edits; edit++) {
        const text = `How much is ${kill} and ${edit}?`
        await textOf(page).fill(text)
        written.push({ text, at: Date.now() })
        await pause(random() * 200)
      }
      const delay = await longestDelay(page)
      await pause(random() * 600)
      const killedAt = Date.now()
      await browser.kill()

      page = await browser.start()
      await openEditor(page, world, instructor, quizId)
      await expect(page.getByText('You have 1 unsaved question.')).toBeVisible()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      const kept = await textOf(page).inputValue()
      const lost = written.slice(written.findIndex(({ text }) => text === kept) + 1)
      expect(written.map(({ text }) => text)).toContain(kept)
      // On a busy machine, the page itself may be late by this much.
      expect(
        lost.filter(({ at }) => killedAt - at > promisedMs + 2 * delay),
        'older than a second',
      ).toEqual([])
    }
  },
)
