import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as plain } from '@playwright/test'
import { shortBreaks } from './high-limits.ts'
import { startProcessWorld, type ProcessWorld } from './process-world.ts'
import type { Instructor } from './world.ts'

const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** Lets a test allow messages on the console that it provokes. */
export type Console = {
  allow: (...patterns: RegExp[]) => void
  /** Fails if there were other messages so far. From here on none is allowed. */
  expectNoOthers: () => void
}

type Fixtures = {
  signedIn: boolean
  instructor: Instructor
  otherInstructor: Instructor
  consoleErrors: Console
}

/** What the page stores in local storage for a signed-in user. */
export const storedBy = ({ uid, name, email, token }: Instructor) => [
  { name: 'uid', value: uid },
  { name: 'authorization', value: token },
  { name: 'user', value: JSON.stringify({ userId: uid, name, email, token }) },
]

/**
 * Signs a user in without the login page, by storing the credentials before the first document of the page's
 * origin runs. Done once per tab, so that signing out works. Playwright's own `storageState` would need a new
 * context for each test, because each has another instructor, which takes as long as a short test.
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
 * A browser test. `page` belongs to a new instructor, who is signed in without the login page (unless
 * `signedIn` is false), in a world that the worker's tests share. An error on the console or an uncaught
 * error fails the test.
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

/** Chromium's own console message for a response with one of these statuses. */
export const refusedCall = (...statuses: number[]): RegExp =>
  new RegExp(`status of (?:${statuses.join('|')})`)

export { expect } from '@playwright/test'
