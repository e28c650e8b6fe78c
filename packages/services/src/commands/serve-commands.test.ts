import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServices, startServices } from '../app.ts'
import { fillDataDir } from '../database/test-database.ts'
import { callServices } from './call-services.ts'
import type { CommandName } from './commands.ts'
import { type CommandsAddress, commandsFile } from './serve-commands.ts'

let dataDir: string
let services: RunningServices
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  await fillDataDir(dataDir)
  services = await startServices({ database: { dataDir }, files: { folder: join(dataDir, 'files') } })
})
afterAll(async () => {
  await services.close()
  await rm(dataDir, { recursive: true, force: true })
})

const progress: string[] = []
const call = (name: CommandName, input: object) =>
  callServices(dataDir, name, {
    input,
    report: (line) => progress.push(line),
    signal: new AbortController().signal,
  })

const email = 'ada@example.org'
const password = 'violet ferry basalt onion'
const ada = { name: 'Ada', email, password }
const newPassword = 'quiet lantern mosaic tundra'

const signIn = (typed: string) =>
  createClient({ baseUrl: `${services.url}/`, headers: () => ({}) }).signIn({
    body: { email, password: typed, role: 'instructor' },
  })

test('given running services, then instructors can be added, disabled, enabled and get passwords', async () => {
  expect(await call('add-instructor', ada)).toMatch(/^ada@example\.org may sign in now, as \w{26}\.$/)
  const { uid, token } = await signIn(password)
  const asAda = createClient({
    baseUrl: `${services.url}/`,
    headers: () => ({ uid, authorization: token }),
  })
  const visit = () => asAda.authenticateFrontendRoute({ body: { path: '/general', user_id: uid } })
  await visit()

  await call('set-password', { email, password: newPassword })
  await expect(visit()).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
  await expect(signIn(password)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await signIn(newPassword)

  await call('disable-instructor', { email })
  await expect(signIn(newPassword)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await call('disable-instructor', { email, undo: true })
  await signIn(newPassword)
})

test('given invalid input, then each error is a sentence', async () => {
  const other = { ...ada, email: 'new@example.org' }
  await expect(call('add-instructor', { ...other, password: 'password12' })).rejects.toThrow(
    /^The password is too easy to guess\. .*Take four or more words/,
  )
  await expect(call('add-instructor', { ...other, password: 'new@example.org1' })).rejects.toThrow(/too easy/)
  await expect(call('set-password', { email: 'nobody@example.org', password })).rejects.toThrow(
    'nobody@example.org has no account here.',
  )
  await expect(call('backup', { path: 'backup.tar.gz' })).rejects.toThrow(
    'The file must be given by its whole path.',
  )
})

test('given running services, then a backup is written and restored', async () => {
  const path = join(dataDir, 'backup.tar.gz')
  await call('add-instructor', { ...ada, name: 'Bob', email: 'bob@example.org' })
  expect(await call('backup', { path })).toMatch(/ holds \d+ rows and 0 uploaded files\.$/)
  expect(progress).toContain('auth.accounts: 2 rows')
  await call('disable-instructor', { email: 'bob@example.org' })
  await expect(call('restore', { path, replace: false })).rejects.toThrow(/add --replace/)
  await call('restore', { path, replace: true })
  await expect(signIn(newPassword)).resolves.toMatchObject({ user: { name: 'Ada' } })
})

test('only callers with the token of the folder are accepted, and only its owner can read the token', async () => {
  const address = JSON.parse(await readFile(commandsFile(dataDir), 'utf8')) as CommandsAddress
  const response = await fetch(`http://127.0.0.1:${address.port}/backup`, { method: 'POST' })
  expect(response.status).toBe(401)
  expect((await stat(commandsFile(dataDir))).mode & 0o777).toBe(0o600)
})

test('given an address left behind by killed services, then no services count as running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  await writeFile(commandsFile(folder), JSON.stringify({ port: 1, token: 'old' }))
  const call = { input: {}, report: () => undefined, signal: new AbortController().signal }
  expect(await callServices(folder, 'backup', call)).toBeUndefined()
  await rm(folder, { recursive: true })
})
