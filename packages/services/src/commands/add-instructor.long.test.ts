import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices } from '../app.ts'
import { fillDataDir } from '../database/testing/test-database.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quizwright-instructor-'))
  await fillDataDir(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const runAddInstructor = async (args: string[], password: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'add-instructor.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  child.stdin.end(`${password}\n`)
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'exit'),
  ])
  return { stdout, stderr, code: child.exitCode }
}

test('adds an instructor who can sign in, and refuses an e-mail address that is taken', async () => {
  const ada = ['--name', 'Ada', '--email', 'Ada@Example.org']
  expect(await runAddInstructor(ada, 'violet ferry basalt onion')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Ada@Example.org may sign in now'),
  })
  expect(await runAddInstructor(ada, 'quiet lantern mosaic tundra')).toMatchObject({
    code: 1,
    stderr: 'Ada@Example.org has an account already.\n',
  })
  await using services = await startServicesOn(dataDir)
  const client = createClient({ baseUrl: `${services.url}/`, headers: () => ({}) })
  const { user } = await client.signIn({
    body: { email: 'ada@example.org', password: 'violet ferry basalt onion', role: 'instructor' },
  })
  expect(user.name).toBe('Ada')
})

test('refuses a name with a control character', async () => {
  const args = ['--name', 'A\u001B[31mda', '--email', 'escape@example.org']
  expect(await runAddInstructor(args, 'violet ferry basalt onion')).toMatchObject({
    code: 1,
    stderr: '--name has a control character, or one that is no UTF-8. Type it again.\n',
  })
})

const startServicesOn = async (folder: string) => {
  const services = await startServices({ database: { dataDir: folder } })
  return { url: services.url, [Symbol.asyncDispose]: services.close }
}
