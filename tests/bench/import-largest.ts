import { mkdtempDisposable, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcessWorld } from '../support/process-world.ts'
import { followMemory } from './follow-memory.ts'
import { generateRows } from './generate-rows.ts'
import { importWhole, settle } from './import-whole.ts'

const MB = 1024 * 1024

/**
 * Imports a file of about the largest size in a new world, because memory left by an earlier import would
 * hide what this one needs. A few rows are imported first, because the reading thread is started with the
 * first file and kept.
 */
export const importLargest = async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'quizwright-file-'))
  const [small, large] = [join(folder.path, 'small.csv'), join(folder.path, 'large.csv')]
  await writeFile(small, generateRows({ rows: 100 }))
  await writeFile(large, generateRows({ rows: 195_000, bytes: 98 * MB }))
  await using world = await startProcessWorld()
  const { instructor, quizId } = await settle(world)
  await importWhole(world, instructor, quizId, small)
  const memory = await followMemory(world.services.pid())
  const startedAt = performance.now()
  const questions = await importWhole(world, instructor, quizId, large)
  const seconds = (performance.now() - startedAt) / 1_000
  return { questions, seconds, megabytes: (await stat(large)).size / MB, ...(await memory.end()) }
}
