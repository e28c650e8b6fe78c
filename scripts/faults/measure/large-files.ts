import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followMemory } from '../../../tests/bench/follow-memory.ts'
import { generateRows } from '../../../tests/bench/generate-rows.ts'
import { importWhole, settle } from '../../../tests/bench/import-whole.ts'
import { startProcessWorld } from '../../../tests/support/process-world.ts'
import type { Found } from '../figures/figure.ts'
import { round } from './machinery.ts'

const MB = 1024 * 1024

/** A file of so many rows, and of about so many bytes, in a folder of its own. */
const withFile = async <T>(
  size: { rows: number; bytes?: number },
  use: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'quizwright-file-'))
  try {
    const path = join(folder, 'questions.csv')
    await writeFile(path, generateRows(size))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** R20: the largest file, from its upload until the last question has arrived. */
export const measureLargestFile = (): Promise<Found> =>
  withFile({ rows: 195_000, bytes: 98 * MB }, async (path) => {
    await using world = await startProcessWorld()
    const { instructor, quizId } = await settle(world)
    // The thread that reads files is started with the first of them, and kept.
    await withFile({ rows: 100 }, (small) => importWhole(world, instructor, quizId, small))
    const memory = await followMemory(world.services.pid())
    const startedAt = performance.now()
    const questions = await importWhole(world, instructor, quizId, path)
    const seconds = (performance.now() - startedAt) / 1_000
    const { idleMB, peakMB } = await memory.end()
    const megabytes = (await stat(path)).size / MB
    const speed = megabytes / seconds
    const met = speed >= 20 && peakMB - idleMB <= 96
    return {
      found: `${round(speed)} MB/s; ${round(peakMB - idleMB, 0)} MB more in the services`,
      met,
      ran: `${round(megabytes, 0)} MB with ${questions} questions, sent, read, checked and received`,
      ...(!met && {
        reason:
          'each row becomes a question that is checked by the contract, sent to a second process and on to a ' +
          'third, on two cores (docs/performance.md)',
      }),
    }
  })

const previewed = 10_000

/** R21: a usual file, until its first question and until its last has arrived. */
export const measurePreview = (): Promise<Found> =>
  withFile({ rows: previewed }, async (path) => {
    await using world = await startProcessWorld()
    const { instructor, quizId } = await settle(world)
    const firsts: number[] = []
    const lasts: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      const startedAt = performance.now()
      let firstMs: number | undefined
      await importWhole(world, instructor, quizId, path, () => (firstMs ??= performance.now() - startedAt))
      // The first turn compiles.
      if (turn > 0) firsts.push(firstMs!)
      if (turn > 0) lasts.push(performance.now() - startedAt)
    }
    const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[2]!
    const [firstMs, allMs] = [middle(firsts), middle(lasts)]
    const met = firstMs <= 150 && allMs <= 1_500
    return {
      found: `the first rows after ${round(firstMs, 0)} ms, all after ${round(allMs / 1_000, 2)} s`,
      met,
      ran: `${previewed} questions, from the upload on, through the gateway; the median of ${firsts.length}`,
      ...(!met && { reason: 'client, gateway and services share two cores' }),
    }
  })
