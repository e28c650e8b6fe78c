import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { clientOn } from '../tests/support/clients.ts'
import { freePort } from '../tests/support/process-world.ts'

// Builds the page if it is not built yet; the browser tests reuse it.
vi.setConfig({ testTimeout: 300_000 })

const root = join(import.meta.dirname, '..')

/** Runs the README's first command like a newcomer, but on free ports and in its own folder. */
const start = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quizwright-start-'))
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    SERVICES_PORT: String(await freePort()),
    OPERATIONS_PORT: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
  }
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], { env })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += String(text)
    })
  const end = async (): Promise<number | null> => {
    child.kill('SIGTERM')
    return (await ended)[0]
  }
  const ready = await vi.waitUntil(() => child.exitCode !== null || / is ready: (http\S+)\s/.exec(said), {
    timeout: 280_000,
    interval: 100,
  })
  if (ready === true) throw new Error(`It ended: ${said}`)
  return {
    address: ready[1]!,
    end,
    [Symbol.asyncDispose]: async () => {
      await end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

test('start prints the address, the demo account finds its quizzes, and SIGTERM ends it', async () => {
  await using started = await start()
  expect(await (await fetch(started.address)).text()).toContain('<div id="root">')

  const [, email, password] = /sign in as `([^`]+)` with the password `([^`]+)`/.exec(
    await readFile(join(root, 'README.md'), 'utf8'),
  )!
  const api = `${started.address}/api`
  const { uid, token } = await clientOn(api, { headers: {} }).signIn({
    body: { email: email!, password: password!, role: 'instructor' },
  })
  const { data } = await clientOn(api, { headers: { uid, authorization: token } }).getPublishedCount({
    params: { instructorId: uid },
  })
  expect(data.count).toBeGreaterThan(10)
  expect(await started.end()).toBe(0)
})
