import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, ensureBrowser, noBrowserSentence } from '../../support/find-browser.ts'
import { enterDetails } from '../../support/student-page.ts'
import { arrivalOf } from './play-class.ts'

/** Students in pages of a browser, who have entered who they are and wait for the hour. */
export type Tabs = AsyncDisposable & {
  /** Lets them begin with a class of this size. Returns what each waited for the first question, in milliseconds. */
  begin: (students: number) => Promise<number[]>
}

/** Opens the link of a quiz in so many tabs, each of a student with a device of their own. */
export const openTabs = async (link: string, count: number): Promise<Tabs> => {
  const found = ensureBrowser()
  if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  const contexts: BrowserContext[] = []
  for (let index = 0; index < count; index++) contexts.push(await browser.newContext())
  const starts = await Promise.all(
    contexts.map(async (context, index) => {
      const page = await context.newPage()
      await page.goto(link)
      await enterDetails(page, `Tab${index}`)
      return async (students: number): Promise<number> => {
        await wait(arrivalOf(students))
        const clicked = performance.now()
        await page.getByRole('button', { name: 'Start' }).click()
        await page.getByRole('heading', { name: 'Question 1 of' }).waitFor()
        return performance.now() - clicked
      }
    }),
  )
  return {
    begin: (students) => Promise.all(starts.map((start) => start(students))),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
