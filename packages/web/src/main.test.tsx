import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { act, cleanup, configure, render, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as theme from './ui/theme/system.ts'
import { type WebSocket as Connection, WebSocketServer } from 'ws'

/** Starts the page in development mode at an address, signed out. */
const startPage = async (address: string): Promise<HTMLElement> => {
  vi.resetModules()
  history.replaceState(null, '', address)
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  await act(async () => void (await import('./main.tsx')))
  return root
}

const logIn = async (root: HTMLElement): Promise<void> => {
  const button = await within(root).findByRole('button', { name: 'Login' })
  act(() => button.click())
  await within(root).findByText('Waiting for the sign-in window…')
}

// The page loads its screen, which may be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

beforeEach(() => {
  const config = {
    signInUrl: 'https://quizwright.example/sign-in',
    learnerSiteUrl: 'https://quizwright.example/learn',
    issueReportingUrl: 'https://quizwright.example/issues',
    mapTilesUrl: 'https://quizwright.example/{z}/{x}/{y}',
    role: 'instructor',
  }
  vi.stubGlobal('fetch', async () => Response.json(config))
  vi.stubGlobal('reportError', (error: unknown) => console.error(error))
  vi.stubGlobal('open', () => ({ closed: false, close: () => undefined, focus: () => undefined }))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test('in development, the page of the machines shows the active states of another tab', async () => {
  const { default: MachinesScreen } = await import('./features/machines/machines-screen.tsx')
  const root = await startPage('/unauthorized-page')
  const machines = render(<MachinesScreen />)
  const active = () =>
    [...machines.container.querySelectorAll('[data-active]')].map((state) => state.getAttribute('data-state'))
  await expect.poll(active).toContain('signed out')
  await logIn(root)
  await expect.poll(active).toContain('window is open')
  expect(active()).not.toContain('signed out')
  expect(within(machines.container).getByText('login: log in')).toBeTruthy()
  dispatchEvent(new Event('pagehide'))
  await expect.poll(active).toEqual([])
})

test('in development, ?inspect sends the events of the machines to a local receiver', async () => {
  const receiver = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(receiver, 'listening')
  const connected = once(receiver, 'connection') as Promise<[Connection]>
  const told: { type: string; definition?: string; snapshot?: { value?: unknown } }[] = []
  const { port } = receiver.address() as AddressInfo
  const root = await startPage(`/unauthorized-page?inspect=ws://127.0.0.1:${port}`)
  const [socket] = await connected
  socket.on('message', (data) => told.push(JSON.parse(String(data)) as (typeof told)[number]))
  await expect.poll(() => told.some(({ definition }) => definition?.includes('"signed out"'))).toBe(true)
  await logIn(root)
  const states = () => told.map(({ snapshot }) => JSON.stringify(snapshot?.value ?? ''))
  await expect.poll(() => states().join()).toContain('window is open')
  for (const client of receiver.clients) client.terminate()
  receiver.close()
})

test('evaluating the script leaves styles and rendering to later tasks', async () => {
  vi.resetModules()
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }))
  const made = vi.fn()
  vi.doMock('./ui/theme/system.ts', async (original) => {
    const { system } = await original<typeof theme>()
    return { system: () => (made(), system()) }
  })
  await import('./main.tsx')
  expect(made).not.toHaveBeenCalled()
  expect(document.getElementById('root')!.childElementCount).toBe(0)
  await expect.poll(() => made.mock.calls.length).toBeGreaterThan(0)
  vi.doUnmock('./ui/theme/system.ts')
  // Waits for the render to finish before the window is removed.
  await within(document.body).findByRole('button', { name: 'Login' })
  await act(async () => undefined)
})
