import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@quizwright/contracts/http/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServices, startServices } from '../app.ts'
import { checkBackup } from '../backup/check-backup.ts'
import { fillDataDir } from '../database/testing/test-database.ts'
import { callServices } from './call-services.ts'
import type { CommandName } from './commands.ts'
import { type CommandsAddress, commandsFile, serveCommands } from './serve-commands.ts'

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
const callFrom = (folder: string, name: CommandName, input: object) =>
  callServices(folder, name, {
    input,
    report: (line) => progress.push(line),
    signal: new AbortController().signal,
  })
const call = (name: CommandName, input: object) => callFrom(dataDir, name, input)

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

  const heir = { email, 'hand-over-to': 'nobody@example.org' }
  await expect(call('disable-instructor', heir)).rejects.toThrow(
    'nobody@example.org has no other account here that can sign in.',
  )
  await signIn(newPassword)
  await call('disable-instructor', { email })
  await expect(signIn(newPassword)).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' })
  await call('disable-instructor', { email, undo: true })
  await signIn(newPassword)
})

test('given invalid input, then each error is a sentence', async () => {
  const other = { ...ada, email: 'new@example.org' }
  await expect(call('add-instructor', { ...other, password: 'password12' })).rejects.toThrow(
    /^The password is too easy to guess\. .*Use four or more unrelated words/,
  )
  await expect(call('add-instructor', { ...other, password: 'new@example.org1' })).rejects.toThrow(/too easy/)
  await expect(call('set-password', { email: 'nobody@example.org', password })).rejects.toThrow(
    'nobody@example.org has no account here.',
  )
  await expect(call('backup', { path: join(dataDir, 'none/backup.tar.gz') })).rejects.toThrow(
    /\/none is no folder that this user may write to \(ENOENT\)\. Name another\.$/,
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

/** Runs the command of the schedule (docker-compose.yml) beside the running services. */
const backUpOnSchedule = async (folder: string, env: Record<string, string> = {}) => {
  const script = join(import.meta.dirname, './backup.ts')
  const child = spawn(process.execPath, [script, '--folder', folder, '--keep', '2'], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  })
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, said, errors }
}

test('given earlier backups, then a scheduled one keeps the newest, but deletes none if it fails', async () => {
  const folder = join(dataDir, 'backups')
  await mkdir(folder)
  const earlier = [1, 2, 3].map((day) => `quizwright-2025010${day}T030000Z.tar.gz`)
  for (const name of earlier) await writeFile(join(folder, name), '')

  const failed = await backUpOnSchedule(folder, { DATABASE_URL: 'postgres://ada@127.0.0.1:1/none' })
  expect([failed.code, failed.said]).toEqual([1, ''])
  expect((await readdir(folder)).toSorted()).toEqual(earlier)

  const { code, said, errors } = await backUpOnSchedule(folder)
  expect({ code, errors }).toMatchObject({ code: 0 })
  const [kept, added, ...others] = (await readdir(folder)).toSorted()
  expect([kept, others]).toEqual([earlier.at(-1), []])
  expect(added).toMatch(/^quizwright-20\d{6}T\d{6}Z\.tar\.gz$/)
  expect(said).toContain(added)
  await expect(checkBackup(join(folder, added!), new AbortController().signal)).resolves.toBeUndefined()
})

test('only its owner can read the key, also where killed services left a file that others can read', async () => {
  const path = commandsFile(dataDir)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  await writeFile(commandsFile(folder), 'old', { mode: 0o644 })
  const served = await serveCommands({ db: services.db } as never, { dataDir: folder, log: {} as never })
  expect((await stat(commandsFile(folder))).mode & 0o777).toBe(0o600)
  await served.close()
  await rm(folder, { recursive: true })
})

test('given callers without the key, then they are not answered', async () => {
  const { port } = JSON.parse(await readFile(commandsFile(dataDir), 'utf8')) as CommandsAddress
  await expect(fetch(`http://127.0.0.1:${port}/backup`, { method: 'POST' })).rejects.toThrow('fetch failed')
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  const otherKey = Buffer.alloc(32).toString('base64url')
  await writeFile(commandsFile(folder), JSON.stringify({ port, key: otherKey }))
  expect(await callFrom(folder, 'disable-instructor', { email })).toBeUndefined()
  await rm(folder, { recursive: true })
})

/** A process that took the port of killed services: it answers any HTTP request, and records all bytes. */
const startImpostor = async () => {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      received.push(chunk)
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n{"done":"done"}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, received, port: (server.address() as AddressInfo).port }
}

test('given another process at the port of killed services, then it gets neither password nor key', async () => {
  const { server, received, port } = await startImpostor()
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  const key = randomBytes(32).toString('base64url')
  await writeFile(commandsFile(folder), JSON.stringify({ port, key, token: key }))
  expect(await callFrom(folder, 'set-password', { email, password: newPassword })).toBeUndefined()
  const bytes = Buffer.concat(received)
  expect(bytes.length).toBeGreaterThan(0)
  for (const secret of [newPassword, email, key, Buffer.from(key, 'base64url')])
    expect(bytes.includes(secret)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

test('given services that end in the middle of a command, then the command is not run a second time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  const ended = { db: { transaction: () => new Promise(() => setTimeout(() => served.close(), 50)) } }
  const served = await serveCommands({ ...ended, now: () => new Date() } as never, {
    dataDir: folder,
    log: { info: () => undefined } as never,
  })
  await expect(callFrom(folder, 'backup', { path: join(folder, 'backup.tar.gz') })).rejects.toThrow(
    'The services ended before the command was done. Start them, and try again.',
  )
  await rm(folder, { recursive: true })
})

test('given an address left behind by killed services, then no services count as running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-commands-'))
  for (const left of [{ port: 1, key: 'old' }, { port: 1, token: 'of an older version' }, {}]) {
    await writeFile(commandsFile(folder), JSON.stringify(left))
    expect(await callFrom(folder, 'backup', {})).toBeUndefined()
  }
  await rm(folder, { recursive: true })
})
