import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillDataDir } from '@quizwright/services/database/testing/test-database.ts'
import { expect, test, vi } from 'vitest'
import { openViaGateway } from '../support/open-channel.ts'
import { freePort } from '../support/process-world.ts'

vi.setConfig({ testTimeout: 90_000 })

/** Secrets that must never be logged, because any reader of the logs could use them. */
const canaries = {
  token: 'canary-token-7f3a9c',
  password: 'canary-password-7f3a9c',
  search: 'canary-search-7f3a9c',
  linkSecret: 'canary-link-7f3a9c',
}
const noisyName = 'canary\r\n{"level":60,"msg":"forged"}\u001B[31m'

const startServer = (file: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../packages/${file}`, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += String(data)
    })
  return { child, output: () => output }
}
const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('given secrets wherever they can be sent, no log contains them, and each entry is a line of JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-logs-'))
  await fillDataDir(folder)
  const [port, servicesPort] = [await freePort(), await freePort()]
  const common = { PORT: String(port), SERVICES_PORT: String(servicesPort), LOG_LEVEL: 'debug' }
  const services = startServer('services/src/server.ts', { ...common, DATA_DIR: folder, DEMO: 'off' })
  const gateway = startServer('gateway/src/server.ts', {
    ...common,
    GATEWAY_WORKERS: '0',
    PAGE_DIR: '/nowhere',
  })
  const [page, direct] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${servicesPort}`]
  try {
    await expect
      .poll(
        () =>
          fetch(`${page}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
    const credentials = { uid: 'X1', authorization: canaries.token }
    const statuses: number[] = []
    for (const base of [`${page}/api`, direct]) {
      const signIn = { email: 'ada@example.org', password: canaries.password, role: 'instructor' }
      const answers = await Promise.all([
        post(`${base}/v1/auth/sign-in`, signIn),
        fetch(`${base}/coursetag/get?search=${canaries.search}`, { headers: credentials }),
        post(`${base}/quiz/create-quiz`, { name: noisyName, password: canaries.password }, credentials),
      ])
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401])
    await post(`${direct}/learner/attempts`, { session_id: noisyName, access_code: canaries.password })
    await post(`${direct}/learner/personal-links`, { secret: canaries.linkSecret })
    await post(`${page}/reports`, { kind: 'error', screen: '/quiz', message: noisyName, stack: noisyName })
    await using channel = await openViaGateway(page, 'questionSaving')
    channel.send('authenticate', { uid: 'X1', token: canaries.token })
    expect(await channel.closed).toBe(4401)
  } finally {
    await end(gateway.child)
    await end(services.child)
    await rm(folder, { recursive: true, force: true })
  }
  for (const { output } of [gateway, services]) {
    const lines = output().split('\n').filter(Boolean)
    expect(lines.length).toBeGreaterThan(3)
    for (const [name, canary] of Object.entries(canaries))
      expect(
        lines.find((line) => line.includes(canary)),
        name,
      ).toBeUndefined()
    for (const line of lines) {
      expect(() => JSON.parse(line) as unknown, line).not.toThrow()
      expect(line).not.toContain('\u001B')
    }
    expect(lines.filter((line) => (JSON.parse(line) as { msg?: string }).msg === 'forged')).toEqual([])
  }
})
