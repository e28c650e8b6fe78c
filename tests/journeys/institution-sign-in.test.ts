import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { expect, test } from '../support/browser-test.ts'
import { startOidcProvider } from '../support/oidc-provider.ts'
import { startProcessWorld } from '../support/process-world.ts'

const builtPage = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** Types a login on the provider's own pages and agrees. */
const signInThere = async (page: Page, login: string): Promise<void> => {
  await page.getByPlaceholder(/login/i).fill(login)
  await page.getByPlaceholder(/password/i).fill('any')
  await page.getByRole('button', { name: /sign-in/i }).click()
  await page.getByRole('button', { name: /continue/i }).click()
}

test('an instructor signs in by the institution, whose pages cut windows off, and a student may not', async ({
  browser,
}) => {
  await using provider = await startOidcProvider()
  await using world = await startProcessWorld({
    page: builtPage,
    oidcProviders: [
      {
        name: 'uni',
        label: 'The University',
        issuer: provider.issuer,
        clientId: 'quizwright',
        clientSecret: 'a secret of the test',
        privateKey: undefined,
        scopes: 'openid email profile',
        claim: 'roles',
        instructorValues: ['teacher'],
        operatorValues: [],
        domains: [],
        createsAccounts: true,
      },
    ],
  })
  provider.serve(`${world.servicesUrl}/sign-in/return`)
  const context = await browser.newContext({ baseURL: world.gatewayUrl })
  const page = await context.newPage()
  await page.goto('/')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Login' }).click()
  const popup = await opened
  await expect(popup.getByRole('button', { name: 'Continue with The University' })).toBeFocused()

  // A student of the institution is told why not, and the window stays to try again.
  const theirs = context.waitForEvent('page')
  await popup.keyboard.press('Enter')
  const student = await theirs
  await expect(popup.getByText('Waiting for The University…')).toBeVisible()
  await signInThere(student, 'student')
  await expect(popup.getByRole('alert').filter({ hasText: 'isn’t set up as an instructor' })).toBeVisible()
  // A window that its provider cut off can't be closed by a script.
  await expect(student.getByText('You can close this window.')).toBeVisible()
  await student.close()

  await context.clearCookies({ domain: '127.0.0.1', name: /^_session/ })
  const again = context.waitForEvent('page')
  await popup.getByRole('button', { name: 'Continue with The University' }).click()
  await signInThere(await again, 'salma')
  await expect(page).toHaveURL('/quiz/quiz-landing')
  await expect(page.getByRole('button', { name: 'Dr salma' })).toBeVisible()
  await expect.poll(() => popup.isClosed()).toBe(true)
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user')!) as unknown)
  expect(user).toMatchObject({ name: 'Dr salma', email: 'salma@uni.test' })
  await context.close()
})
