import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateRows } from '../../../tests/bench/generate-rows.ts'
import { importLargest } from '../../../tests/bench/import-largest.ts'
import { importWhole, settle } from '../../../tests/bench/import-whole.ts'
import { startProcessWorld } from '../../../tests/support/process-world.ts'
import type { Found } from '../figures/figure.ts'
import { round } from './machinery.ts'

/** R20: imports the largest file, from its upload until its last question. */
export const measureLargestFile = async (): Promise<Found> => {
  const { questions, seconds, megabytes, idleMB, peakMB } = await importLargest()
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
}

const previewed = 10_000

/** R21: imports a typical file, until its first question and until its last. */
export const measurePreview = async (): Promise<Found> => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'quizwright-file-'))
  const path = join(folder.path, 'questions.csv')
  await writeFile(path, generateRows({ rows: previewed }))
  await using world = await startProcessWorld()
  const { instructor, quizId } = await settle(world)
  const firsts: number[] = []
  const lasts: number[] = []
  for (let turn = 0; turn < 6; turn++) {
    const startedAt = performance.now()
    let firstMs: number | undefined
    await importWhole(world, instructor, quizId, path, () => (firstMs ??= performance.now() - startedAt))
    // The first round only warms up the compiler.
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
}
