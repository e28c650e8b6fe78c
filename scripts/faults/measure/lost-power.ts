import { chmod, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { addQuiz, soundQuestions } from '../../../tests/support/seed-objects.ts'
import { startProcessWorld } from '../../../tests/support/process-world.ts'
import { createSeededRandom } from '../../../tests/faults/seeded-random.ts'
import type { Found } from '../figures/figure.ts'
import { round, sleep } from './machinery.ts'

const saves = 12
const aimMs = 5_000

type Sync = { from: number; until: number }

/** Preloads a `sync` that records when the system's own began and ended, in milliseconds since 1970. */
const watchSyncs = async (folder: string): Promise<() => Promise<Sync[]>> => {
  const notes = join(folder, 'syncs.txt')
  await writeFile(notes, '')
  const script = `#!/bin/sh
from=$(date +%s%3N)
PATH="${process.env['PATH']}" sync "$@" && echo "$from $(date +%s%3N)" >> "${notes}"
`
  await writeFile(join(folder, 'sync'), script)
  await chmod(join(folder, 'sync'), 0o755)
  process.env['PATH'] = `${folder}${delimiter}${process.env['PATH']}`
  return async () =>
    (await readFile(notes, 'utf8'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [from, until] = line.split(' ').map(Number)
        return { from: from!, until: until! }
      })
}

/**
 * R4: measures how long after its acknowledgement a save was certainly on the disk of the embedded database.
 */
export const measureLostPower = async (seed: number): Promise<Found> => {
  const random = createSeededRandom(seed)
  await using folder = await mkdtempDisposable(join(tmpdir(), 'quizwright-sync-'))
  const path = process.env['PATH']
  const readSyncs = await watchSyncs(folder.path)
  try {
    await using world = await startProcessWorld({ syncsToDisk: true })
    const instructor = await world.addInstructor()
    const savedAt: number[] = []
    for (let save = 0; save < saves; save++) {
      await sleep(random() * 4_000)
      await addQuiz(instructor, {}, soundQuestions(50))
      savedAt.push(Date.now())
    }
    await sleep(2 * aimMs)
    const syncs = await readSyncs()
    const windows = savedAt.map((at) => (syncs.find(({ from }) => from >= at)?.until ?? Infinity) - at)
    const longest = Math.max(...windows)
    const met = longest <= aimMs
    return {
      found:
        `of the embedded database a save was on the disk ${round(longest / 1_000)} s after its acknowledgement ` +
        'at the latest; Postgres waits for its disk itself',
      met,
      ran: `${saves} saves at random moments, and when the next whole sync after each had ended; no power was cut`,
      ...(!met && { reason: 'the disk takes so long, or the system has no such command' }),
    }
  } finally {
    process.env['PATH'] = path
  }
}
