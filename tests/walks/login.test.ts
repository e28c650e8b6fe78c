import type { Page } from '@playwright/test'
import { loginFixtures } from '@quizwright/machines/login/fixtures.ts'
import { loginMachine } from '@quizwright/machines/login/machine.ts'
import { expect, test } from '../support/browser-test.ts'
import { breakMethod } from './break-method.ts'
import { isNext, type Walk, walkMachine } from './walk-machine.ts'

test.use({ signedIn: false })

const signInUrl = 'https://sign-in.example'
const strangerUrl = 'https://stranger.example'
/** The windows that the login opened, the latest last. */
type Stage = { popups: Page[] }

const message = (walk: Walk<Stage>) => {
  const { instructor, stage } = walk
  const state = new URL(stage.popups.at(-1)!.url()).searchParams.get('state')
  // A user that does not match the uid makes "remember the user" fail unexpectedly.
  const userId = isNext(walk, 'failure', 'remember the user') ? 'somebody-else' : instructor.uid
  return {
    type: 'sign-in',
    state,
    uid: instructor.uid,
    token: instructor.token,
    user: { userId, name: instructor.name, email: instructor.email },
  }
}
const says =
  (text: string | RegExp) =>
  async ({ page }: { page: Page }): Promise<void> => {
    await expect(page.getByText(text)).toBeVisible()
  }
const isOpen = async ({ page, stage, ahead }: Omit<Walk<Stage>, 'step'>): Promise<void> => {
  // A window that is blocked or fails to open is gone before it can be checked.
  if (ahead[0]?.name === 'sign-in window') return
  await expect(page.getByText('Waiting for the sign-in window…')).toBeVisible()
  expect(stage.popups.at(-1)?.isClosed()).toBe(false)
}

walkMachine<Stage, typeof loginFixtures>(
  { name: 'login', machine: loginMachine, fixtures: loginFixtures, goldenPaths: [] },
  {
    longFormOnly: true,
    begin: {
      start: async ({ page, context }) => {
        await page.route('**/config.json', async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), signInUrl } })
        })
        for (const url of [signInUrl, strangerUrl])
          await context.route(`${url}/**`, (route) =>
            route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A window</title>' }),
          )
        await page.clock.install()
        await page.goto('/unauthorized-page')
        await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
        return { popups: [] }
      },
    },
    events: {
      'log in': async (walk) => {
        const { page, stage } = walk
        const isBlocked = isNext(walk, 'outcome', 'sign-in window')
        const breaks = isNext(walk, 'failure', 'sign-in window')
        await page.evaluate(
          ([blocked, broken]) => {
            const kept = window as unknown as { ownOpen?: typeof window.open }
            kept.ownOpen ??= window.open.bind(window)
            const { ownOpen } = kept
            const fail = () => {
              throw new Error('no window')
            }
            const open = broken ? fail : ownOpen
            window.open = blocked ? () => null : open
          },
          [isBlocked, breaks],
        )
        if (isBlocked || breaks) return await page.getByRole('button', { name: 'Login' }).click()
        const popup = page.waitForEvent('popup')
        await page.getByRole('button', { name: 'Login' }).click()
        stage.popups.push(await popup)
      },
      'message came': async (walk) => {
        const { page, stage, step, ahead } = walk
        if (ahead.find(({ name }) => name === 'leave the login')?.kind === 'failure')
          await breakMethod(page, { owner: 'Storage', method: 'removeItem' })
        if (step.sample > 1) {
          const opened = page.waitForEvent('popup')
          await page.evaluate((url) => void window.open(url, 'stranger'), strangerUrl)
          const stranger = await opened
          await stranger.evaluate((posted) => {
            ;(opener as Window).postMessage(posted, '*')
          }, message(walk))
          return await stranger.close()
        }
        await stage.popups.at(-1)!.evaluate((posted) => {
          ;(opener as Window).postMessage(posted, '*')
        }, message(walk))
      },
      'window looks closed': async ({ page, stage }) => {
        await stage.popups.at(-1)!.close()
        await page.clock.fastForward(1_000)
      },
      cancel: async ({ page }) => {
        await page.getByRole('button', { name: 'Cancel' }).click()
      },
    },
    outcomes: {
      'sign-in window': { blocked: async () => {} },
      'remember the user': { remembered: async () => {} },
      'leave the login': { left: async () => {} },
    },
    surprises: {
      'sign-in window': async () => {},
      'remember the user': async () => {},
      'leave the login': async () => {},
    },
    delays: {
      'time to open': async ({ page }) => {
        await page.clock.fastForward(3_000)
      },
    },
    sees: {
      'signed out': async ({ page }) => {
        await expect(page.getByText('Waiting for the sign-in window…')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
      },
      'window is open.too early to tell': isOpen,
      'window is open.watching': isOpen,
      blocked: says('Allow pop-ups for this page and try again.'),
      interrupted: says('Login was interrupted. Try again.'),
      'remembering the user': 'what is stored is stored at once',
      leaving: 'the page leaves at once',
      'signed in': async ({ page, instructor }) => {
        await expect(page).toHaveURL(/quiz-landing/)
        expect(await page.evaluate(() => localStorage.getItem('uid'))).toBe(instructor.uid)
      },
    },
    goesOn: true,
  },
)
