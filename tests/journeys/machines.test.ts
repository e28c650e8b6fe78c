import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { type WebSocket, WebSocketServer } from 'ws'
import { expect, test as base } from '../support/browser-test.ts'

/** The page as a developer has it: Vite before the gateway. */
const test = base.extend<object, { dev: string }>({
  dev: [
    async ({ world }, use) => {
      process.env['GATEWAY_URL'] = world.gatewayUrl
      const server: ViteDevServer = await createServer({
        root: join(import.meta.dirname, '../../packages/web'),
        logLevel: 'error',
        server: { host: '127.0.0.1', port: 0, hmr: false },
      })
      await server.listen()
      await use(`http://127.0.0.1:${(server.httpServer!.address() as AddressInfo).port}`)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One worker has one development server, which takes a while until it has prepared what the page imports.
test.describe.configure({ mode: 'default' })

/** What Emotion advises to those who draw on a server, in development only. */
const stylingAdvice = /server-side rendering/

/** The sign-in page stays out of it: this page's address is none that it answers to. */
const withoutSignInPage = (context: BrowserContext) =>
  context.route('**/sign-in?**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in</title><link rel="icon" href="data:,">',
    }),
  )

test('the machines’ page lights up the states that the app is in, in another tab', async ({
  dev,
  context,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(stylingAdvice)
  await withoutSignInPage(context)
  await page.goto(`${dev}/machines`)
  await expect(page.getByRole('heading', { name: 'Machines', level: 1 })).toBeVisible()
  const app = await context.newPage()
  await app.goto(`${dev}/unauthorized-page`)
  await expect(app.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.locator('[data-state="signed out"][data-active]')).toBeVisible()

  const popup = app.waitForEvent('popup')
  await app.getByRole('button', { name: 'Login' }).click()
  await popup
  await expect(page.locator('[data-state="window is open"][data-active]')).toBeVisible()
  await expect(page.locator('[data-state="signed out"][data-active]')).toHaveCount(0)
  await expect(page.getByText('login: log in')).toBeVisible()
  await app.close()
  await expect(page.locator('[data-active]')).toHaveCount(0)
})

test('?inspect tells a receiver on this machine what the machines do', async ({
  dev,
  context,
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(stylingAdvice)
  await withoutSignInPage(context)
  const receiver = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(receiver, 'listening')
  const connected = once(receiver, 'connection') as Promise<[WebSocket]>
  const heard: { type: string; name?: string; definition?: string; snapshot?: { value?: unknown } }[] = []
  try {
    await page.goto(
      `${dev}/unauthorized-page?inspect=ws://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    )
    const [socket] = await connected
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]))
    await expect
      .poll(() =>
        heard.some(
          ({ type, definition }) => type === '@xstate.actor' && definition?.includes('"signed out"'),
        ),
      )
      .toBe(true)
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Login' }).click()
    await popup
    await expect
      .poll(() =>
        heard.some(
          ({ type, snapshot }) =>
            type === '@xstate.snapshot' && JSON.stringify(snapshot?.value ?? '').includes('window is open'),
        ),
      )
      .toBe(true)
  } finally {
    for (const client of receiver.clients) client.terminate()
    await new Promise((resolve) => receiver.close(resolve))
  }
})

test.describe('in the built page', () => {
  test('there is no such screen', async ({ page }) => {
    await page.goto('/machines')
    await expect(page.getByText('Oh ho...The page you were looking for does not exist.')).toBeVisible()
  })
})
