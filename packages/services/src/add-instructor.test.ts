import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices } from './app.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quizwright-instructor-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const add = async (args: string[], password: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'add-instructor.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  })
  child.stdin.end(`${password}\n`)
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    child.exitCode ?? once(child, 'exit'),
  ])
  return { said, complained, code: child.exitCode }
}

test('an instructor who was added signs in; the same address again, and a bad one, get one sentence each', async () => {
  const ada = ['--name', 'Ada', '--email', 'Ada@Example.org']
  expect(await add(ada, 'a long password')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Ada@Example.org may sign in now'),
  })
  expect(await add(ada, 'another password')).toMatchObject({
    code: 1,
    complained: 'Ada@Example.org has an account already.\n',
  })
  expect(await add(['--email', 'nobody'], 'short')).toMatchObject({
    code: 1,
    complained:
      '--name is required.\n--email must be an address like ada@example.com.\nThe password must have 10 characters at least.\n',
  })
  await using services = await startedOn(dataDir)
  const client = createClient({ baseUrl: `${services.url}/`, headers: () => ({}) })
  const { user } = await client.signIn({
    body: { email: 'ada@example.org', password: 'a long password', role: 'instructor' },
  })
  expect(user.name).toBe('Ada')
})

const startedOn = async (folder: string) => {
  const services = await startServices({ database: { dataDir: folder } })
  return { url: services.url, [Symbol.asyncDispose]: services.close }
}
