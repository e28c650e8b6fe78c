import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logWorkerErrors, runInWorker } from './worker-pool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-worker-'))
})
afterAll(() => rm(folder, { recursive: true }))

const moduleOf = async (name: string, source: string): Promise<URL> => {
  const path = join(folder, name)
  await writeFile(path, source)
  return pathToFileURL(path)
}

test('given a worker that fails after its task, then this is logged and the next task runs', async () => {
  const failing = await moduleOf(
    'failing.mjs',
    "export default () => { setTimeout(() => { throw new Error('broken later') }, 50); return 'done' }",
  )
  const log = { error: vi.fn() }
  const stop = logWorkerErrors(log)
  expect(await runInWorker(failing, {}, { pool: 'writing' })).toBe('done')
  await expect.poll(() => log.error.mock.calls).toHaveLength(1)
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'broken later' }) },
    'a worker thread failed outside of a task',
  )
  stop()
  const sound = await moduleOf('sound.mjs', "export default () => 'sound'")
  expect(await runInWorker(sound, {}, { pool: 'writing' })).toBe('sound')
})
