import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir, requireFreeDataDir } from './lock-data-dir.ts'

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'quizwright-lock-'))

test('a locked folder is refused with the process that holds it, and allowed again after the release', async () => {
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

test('the lock of a process that no longer exists is taken over', async () => {
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

/** Only Linux tells when a process started. Elsewhere an old lock may be that of a dead process. */
const whenOld = process.platform === 'linux' ? 'refused' : 'free'

test('given a suspended process with an old lock, then its folder is refused', async () => {
  const folder = await makeFolder()
  const unlock = await lockDataDir(folder)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(join(folder, 'server.lock'), longAgo, longAgo)
  const refused = (error: unknown): string =>
    String(error).includes('Another server') ? 'refused' : 'failed'
  expect(await requireFreeDataDir(folder).then(() => 'free', refused)).toBe(whenOld)
  expect(
    await lockDataDir(folder).then(async (release) => {
      await release()
      return 'free'
    }, refused),
  ).toBe(whenOld)
  await unlock()
  await requireFreeDataDir(folder)
  await rm(folder, { recursive: true })
})
