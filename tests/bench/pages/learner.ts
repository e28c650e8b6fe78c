import { chromium } from '@playwright/test'
import { browserArguments } from '../../support/find-browser.ts'
import { addQuiz, soundQuestions } from '../../support/seed-objects.ts'
import type { Instructor } from '../../support/world.ts'

/** What a student's first visit takes until the first question is shown, on a slow phone and a slow network. */
export type LearnerVisit = {
  /** From the link to the form, and from "Begin" to the question. What the student types in between is left out. */
  seconds: number
  /** All that was sent until then, headers too. The quiz has no formulas. */
  bytes: number
}

const slowedBy = 4
/** "3G" as WebPageTest defines it: the rates in bytes a second, the round trip in milliseconds. */
const network = {
  offline: false,
  latency: 300,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 768_000 / 8,
}
const details = {
  Name: 'Ada',
  Email: 'ada@example.org',
  Phone: '+92 300 1234567',
  City: 'Lahore',
  Country: 'Pakistan',
  Institute: 'Punjab College',
}

/** Adds a quiz that anyone with the returned link may take. */
export const addQuizForAnyone = async (instructor: Instructor): Promise<string> => {
  const open = { start_time: '2020-01-01 08:00:00', end_time: '2090-01-01 08:00:00' }
  const quizId = await addQuiz(instructor, open, soundQuestions(20), true)
  const { data } = await instructor.direct.getSharableLink({ params: { id: quizId } })
  return data.link
}

/** Opens the link in a new browser with an empty cache, and begins. */
export const visitAsStudent = async (executablePath: string, link: string): Promise<LearnerVisit> => {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    const begin = page.getByRole('button', { name: 'Start' })
    const openingMs = await timed(async () => {
      await page.goto(link, { waitUntil: 'commit' })
      await begin.waitFor()
    })
    for (const [label, value] of Object.entries(details))
      await page.getByLabel(label, { exact: true }).fill(value)
    const beginningMs = await timed(async () => {
      await begin.click()
      await page.getByRole('heading', { name: 'Question 1 of 20' }).waitFor()
    })
    return { seconds: (openingMs + beginningMs) / 1_000, bytes }
  } finally {
    await browser.close()
  }
}
