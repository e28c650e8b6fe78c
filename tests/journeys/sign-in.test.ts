import type { Page } from '@playwright/test'
import { expect, refusedCall, test } from '../support/browser-test.ts'
import type { Instructor } from '../support/world.ts'

test.use({ signedIn: false })

const stored = (page: Page) =>
  page.evaluate(() => ({
    uid: localStorage.getItem('uid'),
    authorization: localStorage.getItem('authorization'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
  }))
const nobody = { uid: null, authorization: null, user: null }

const openWindow = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Login' }).click()
  return await opened
}
const fillIn = async (popup: Page, { email }: Instructor, password: string): Promise<void> => {
  await popup.getByLabel(/email/i).fill(email)
  await popup.getByLabel(/password/i).fill(password)
  await popup.getByRole('button', { name: /sign in/i }).click()
}

test('a visitor signs in through the window, reaches the list and signs out again', async ({
  page,
  instructor,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/unauthorized-page')
  const popup = await openWindow(page)
  const asked = popup.waitForRequest(/v1\/auth\/sign-in$/)
  await fillIn(popup, instructor, instructor.password)
  expect((await asked).postDataJSON()).toMatchObject({ role: 'instructor', email: instructor.email })

  await expect(page).toHaveURL('/quiz/quiz-landing')
  await expect(page.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible()
  const { uid, authorization, user } = await stored(page)
  expect(uid).toBe(instructor.uid)
  expect(user).toEqual({
    userId: instructor.uid,
    name: instructor.name,
    email: instructor.email,
    token: authorization,
  })
  expect(popup.isClosed()).toBe(true)

  await page.getByRole('button', { name: instructor.name }).click()
  await expect(page.getByText(instructor.uid, { exact: true })).toBeVisible()
  await expect(page.getByText(instructor.email)).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await reloaded
  await expect(page).toHaveURL('/unauthorized-page')
  expect(await stored(page)).toEqual(nobody)
})

test(
  'after the login, the visitor reaches the address requested before',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.goto('/quiz/quiz-landing?keepFilters=true')
    await expect(page).toHaveURL('/unauthorized-page')
    await fillIn(await openWindow(page), instructor, instructor.password)
    await expect(page).toHaveURL('/quiz/quiz-landing?keepFilters=true')
  },
)

test(
  'a wrong password is refused in the window and stores nothing',
  { tag: '@long' },
  async ({ page, instructor, consoleErrors }) => {
    consoleErrors.allow(refusedCall(401))
    await page.goto('/unauthorized-page')
    const popup = await openWindow(page)
    await fillIn(popup, instructor, 'not it')
    await expect(
      popup.getByText('The email address or password is wrong. Check both and try again.'),
    ).toBeVisible()
    expect(await stored(page)).toEqual(nobody)
  },
)

test('messages from other windows sign nobody in, and the fifth ends the login', async ({
  page,
  context,
  instructor,
}) => {
  await page.goto('/unauthorized-page')
  const popup = await openWindow(page)
  const state = new URL(popup.url()).searchParams.get('state')
  expect(state).toMatch(/^[0-9a-f]{32}$/)
  const message = {
    type: 'sign-in',
    state,
    uid: instructor.uid,
    token: instructor.token,
    user: { userId: instructor.uid, name: instructor.name, email: instructor.email },
  }
  // A window opened by the page itself is not the sign-in window, whatever it says.
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/page-not-found', 'stranger'))
  const stranger = await opened
  const post = (data: unknown) =>
    stranger.evaluate((posted) => {
      ;(opener as Window).postMessage(posted, '*')
    }, data)
  for (let no = 1; no <= 4; no++) await post(message)
  await expect(page.getByText('Waiting for the sign-in window…')).toBeVisible()
  await post(message)
  await expect(page.getByText('Login was interrupted. Try again.')).toBeVisible()
  expect(await stored(page)).toEqual(nobody)
  await expect
    .poll(() => context.pages().length, 'the sign-in window is closed, the page and the stranger stay')
    .toBe(2)
})

test(
  'a message with the state of another login signs nobody in',
  { tag: '@long' },
  async ({ page, instructor }) => {
    await page.goto('/unauthorized-page')
    const popup = await openWindow(page)
    const message = {
      type: 'sign-in',
      state: 'f'.repeat(32),
      uid: instructor.uid,
      token: instructor.token,
      user: { userId: instructor.uid, name: instructor.name, email: instructor.email },
    }
    await popup.evaluate((posted) => {
      ;(opener as Window).postMessage(posted, '*')
    }, message)
    await expect(page.getByText('Waiting for the sign-in window…')).toBeVisible()
    expect(await stored(page)).toEqual(nobody)
  },
)

test('a window that is closed leads back to the button', { tag: '@long' }, async ({ page }) => {
  await page.goto('/unauthorized-page')
  const popup = await openWindow(page)
  await popup.close()
  await expect(page.getByText('Waiting for the sign-in window…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
})

test(
  'inconsistent credentials are cleared, and nobody is let in',
  { tag: '@long' },
  async ({ page, instructor, otherInstructor }) => {
    const bad = {
      "another's uid": { uid: otherInstructor.uid },
      'a user that is no JSON': { user: '{' },
      'a role nobody gave': {
        user: JSON.stringify({
          userId: otherInstructor.uid,
          name: 'x',
          email: 'x',
          token: instructor.token,
          role: 'admin',
        }),
      },
      'five megabytes': { user: `"${'x'.repeat(4_000_000)}"` },
    }
    for (const [what, changes] of Object.entries(bad)) {
      await page.goto('/unauthorized-page')
      const good = {
        uid: instructor.uid,
        authorization: instructor.token,
        user: JSON.stringify({
          userId: instructor.uid,
          name: instructor.name,
          email: instructor.email,
          token: instructor.token,
        }),
      }
      await page.evaluate(
        (values) => {
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        },
        { ...good, ...changes },
      )
      await page.goto('/quiz/quiz-landing')
      await expect(page, what).toHaveURL('/unauthorized-page')
      expect(
        await page.evaluate(() => ['uid', 'authorization', 'user'].map((key) => localStorage.getItem(key))),
        what,
      ).toEqual([null, null, null])
    }
  },
)
