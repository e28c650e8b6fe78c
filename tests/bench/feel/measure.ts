import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { noteDuring, type Watched, workedMs } from './browser.ts'

/** The pace of a fast typist, and how long a page may settle, in milliseconds. */
const paceMs = 90
const settleMs = 2_000
const keys = 40
const wheelSteps = 60
const wheelPixels = 400

export type Typed = { shownMs: number[]; workedMsPerKey: number }

/**
 * Types into a field and returns for each character when the frame with it was drawn, and how long the page's
 * thread worked for it.
 */
export const typeInto = async (watched: Watched, field: Locator): Promise<Typed> => {
  await field.focus()
  await watched.page.keyboard.press('End')
  await wait(settleMs)
  const noted = await noteDuring(watched, async () => {
    for (let key = 0; key < keys; key += 1) {
      await watched.page.keyboard.press(elementAt('abcdefgh', key % 8))
      await wait(paceMs)
    }
    await wait(settleMs)
  })
  if (noted.keys.length !== keys) throw new Error(`Of ${keys} keys ${noted.keys.length} were seen.`)
  return { shownMs: noted.keys, workedMsPerKey: noted.workedMs / keys }
}

/** A bare field in the same browser: the minimum cost of a character. */
export const typeIntoBare = async (watched: Watched): Promise<Typed> => {
  await watched.page.goto('data:text/html,<textarea>bare</textarea>')
  return typeInto(watched, watched.page.locator('textarea'))
}

export type Opened = { afterDataMs: number; workedMs: number }

/**
 * Reloads an editor's address. `afterDataMs` is the time from the arrival of the last question to the frame
 * with the first page of questions.
 */
export const open = async (watched: Watched, address: string): Promise<Opened> => {
  const { page } = watched
  await page.goto('about:blank')
  const before = await workedMs(watched)
  await page.goto(address)
  await page.waitForFunction(
    () =>
      document
        .querySelector<HTMLTextAreaElement>('textarea[aria-label="Question text"]')
        ?.value.startsWith('Question 1'),
    undefined,
    { polling: 'raf' },
  )
  const afterDataMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          const arrived = Math.max(
            ...performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('get-question-by-quiz-id'))
              .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
          )
          port1.onmessage = () => resolve(performance.now() - arrived)
          port2.postMessage(null)
        }),
      ),
  )
  await wait(settleMs)
  const after = await workedMs(watched)
  // A new address may use a new process, whose thread time starts at zero.
  return { afterDataMs, workedMs: after >= before ? after - before : after }
}

export type Scrolled = { longestTaskMs: number; workedMsPerStep: number }

/** Turns the mouse wheel over the page. */
export const scroll = async (watched: Watched): Promise<Scrolled> => {
  await watched.page.mouse.move(640, 500)
  await wait(settleMs)
  const noted = await noteDuring(watched, async () => {
    for (let step = 0; step < wheelSteps; step += 1) {
      await watched.page.mouse.wheel(0, step < wheelSteps / 2 ? -wheelPixels : wheelPixels)
      await wait(paceMs / 2)
    }
    await wait(settleMs / 4)
  })
  return { longestTaskMs: Math.max(0, ...noted.longTasks), workedMsPerStep: noted.workedMs / wheelSteps }
}
