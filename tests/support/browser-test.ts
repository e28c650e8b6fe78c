import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as plain } from '@playwright/test'
import { shortBreaks } from './high-limits.ts'
import { startProcessWorld, type ProcessWorld } from './process-world.ts'
import type { Instructor } from './world.ts'

const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** What the console may say in a test that provokes it: texts that match one of these are no fault. */
export type Console = {
  allow: (...patterns: RegExp[]) => void
  /** Fails for what was said so far and is not allowed. From here on nothing is allowed. */
  expectNoOthers: () => void
}

type Fixtures = {
  signedIn: boolean
  instructor: Instructor
  otherInstructor: Instructor
  consoleErrors: Console
}

/** What the page keeps in local storage of somebody who signed in. */
export const storedBy = ({ uid, name, email, token }: Instructor) => [
  { name: 'uid', value: uid },
  { name: 'authorization', value: token },
  { name: 'user', value: JSON.stringify({ userId: uid, name, email, token }) },
]

/**
 * Signs somebody in without the login page: before the first document of the page's origin runs, what the page
 * keeps of them is stored. Once for each tab, so that who signs out stays so. Playwright's own `storageState`
 * would make a new context for each test, since each has another instructor: that takes Chromium as long as a
 * short test does.
 */
export const signIn = (
  page: Page,
  { gatewayUrl }: Pick<ProcessWorld, 'gatewayUrl'>,
  instructor: Instructor,
): Promise<unknown> =>
  page.addInitScript(
    ({ origin, uid, entries }) => {
      if (location.origin !== origin || sessionStorage.getItem('signed in by a test') === uid) return
      sessionStorage.setItem('signed in by a test', uid)
      for (const { name, value } of entries) localStorage.setItem(name, value)
    },
    { origin: new URL(gatewayUrl).origin, uid: instructor.uid, entries: storedBy(instructor) },
  )

/**
 * A browser test: `page` is that of an instructor of its own, signed in without the login page (unless
 * `signedIn` is false), on a world that its worker shares. An error on the console, or one that nobody
 * caught, fails the test.
 */
export const test = plain.extend<Fixtures, { world: ProcessWorld }>({
  world: [
    async ({}, use) => {
      if (!existsSync(join(builtPage, 'index.html')))
        throw new Error(
          'The page is not built. Run "vite build packages/web", or the whole with "pnpm test".',
        )
      await using world = await startProcessWorld({ page: builtPage, limits: shortBreaks })
      await use(world)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  signedIn: [true, { option: true }],
  baseURL: async ({ world }, use) => use(world.gatewayUrl),
  instructor: async ({ world }, use) => use(await world.addInstructor()),
  otherInstructor: async ({ world }, use) => use(await world.addInstructor()),
  consoleErrors: async ({ context }, use) => {
    const allowed: RegExp[] = []
    const said: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
    context.on('weberror', (error) => said.push(String(error.error())))
    const expectNoOthers = (): void => {
      const others = said.splice(0).filter((text) => !allowed.some((pattern) => pattern.test(text)))
      allowed.length = 0
      expect(others, 'errors on the console').toEqual([])
    }
    await use({ allow: (...patterns) => void allowed.push(...patterns), expectNoOthers })
    expectNoOthers()
  },
  page: async ({ page, world, instructor, signedIn, consoleErrors: _watching }, use, testInfo) => {
    if (signedIn) await signIn(page, world, instructor)
    await use(page)
    if (testInfo.errors.length > 0 && !page.isClosed())
      await page.screenshot({ path: testInfo.outputPath('page.png') })
  },
})

/** The line that Chromium itself writes when a call is answered with one of these statuses. */
export const refusedCall = (...statuses: number[]): RegExp =>
  new RegExp(`status of (?:${statuses.join('|')})`)

export { expect } from '@playwright/test'
