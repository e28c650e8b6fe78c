import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir } from './lock-data-dir.ts'

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'quizwright-lock-'))

test('refuses a locked folder, names the process that holds it, and allows it again after the release', async () => {
  const folder = await makeFolder()
  const unlock = await lockDataDir(folder)
  await expect(lockDataDir(folder)).rejects.toThrow(
    `Another server (pid ${process.pid}) is using ${folder}. Stop it first.`,
  )
  await unlock()
  const unlockAgain = await lockDataDir(folder)
  await unlockAgain()
  await rm(folder, { recursive: true })
})

test('takes over the lock of a process that no longer exists', async () => {
  const folder = await makeFolder()
  await mkdir(join(folder, 'server.lock'))
  await writeFile(
    join(folder, 'server.json'),
    JSON.stringify({ pid: 2 ** 22 + 1, host: hostname(), startedAt: 'long ago' }),
  )
  const unlock = await lockDataDir(folder)
  await expect(lockDataDir(folder), 'it is held again').rejects.toThrow(`Another server (pid ${process.pid})`)
  await unlock()
  await rm(folder, { recursive: true })
})
