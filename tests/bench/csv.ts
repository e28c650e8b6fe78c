/**
 * Measures the whole way of a CSV file (upload through the gateway, reading, checking, streaming over the
 * gateway's WebSocket to a client that parses every frame) against papaparse alone on the same file in the
 * same run, and what a file of 100 MB adds to the memory of the services. Gateway and services are processes
 * of their own, as `pnpm start` runs them. Ends with 1 when a target is missed.
 */
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import type { Instructor } from '../support/world.ts'
import { generateRows } from './generate-rows.ts'
import { followMemory } from './follow-memory.ts'
import { importWhole, settle } from './import-whole.ts'

const targets = { share: 0.25, addedMB: 96 } as const
const rounds = 5
const MB = 1024 * 1024

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const timed = async (work: () => Promise<number>): Promise<{ ms: number; rows: number }> => {
  const start = performance.now()
  const rows = await work()
  return { ms: performance.now() - start, rows }
}

/** papaparse as its documentation shows it: a stream, objects by the header, chunk by chunk. */
const parseAlone = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let rows = 0
    Papa.parse<Record<string, string>>(createReadStream(path), {
      header: true,
      skipEmptyLines: true,
      chunk: ({ data }) => void (rows += data.length),
      complete: () => resolve(rows),
      error: reject,
    })
  })

const compare = async (
  world: ProcessWorld,
  instructor: Instructor,
  quizId: string,
  name: string,
  path: string,
): Promise<boolean> => {
  const alone: number[] = []
  const whole: number[] = []
  let rows = 0
  // In turns, so that whatever else the machine does meets both alike. The first turn warms up and does not
  // count.
  for (let round = 0; round <= rounds; round += 1) {
    const parsed = await timed(() => parseAlone(path))
    const imported = await timed(() => importWhole(world, instructor, quizId, path))
    if (parsed.rows !== imported.rows)
      throw new Error(
        `papaparse found ${parsed.rows} rows in ${name} and the import ${imported.rows} questions.`,
      )
    rows = imported.rows
    if (round > 0) alone.push(parsed.ms)
    if (round > 0) whole.push(imported.ms)
  }
  const share = median(alone) / median(whole)
  const met = share >= targets.share
  say(`${name}: ${rows} questions, ${((await stat(path)).size / MB).toFixed(1)} MB`)
  say(
    `  papaparse alone ${seconds(median(alone))}, the whole way ${seconds(median(whole))} (medians of ${rounds})`,
  )
  say(`  ${share.toFixed(2)} of papaparse alone; at least ${targets.share}: ${met ? 'met' : 'MISSED'}`)
  return met
}

/** In a world of its own: memory that an earlier import left behind would hide what this one needs. */
const weigh = async (path: string): Promise<boolean> => {
  await using world = await startProcessWorld()
  const { instructor, quizId } = await settle(world)
  const memory = await followMemory(world.services.pid())
  const { ms, rows } = await timed(() => importWhole(world, instructor, quizId, path))
  const { idleMB, peakMB } = await memory.end()
  const met = peakMB - idleMB <= targets.addedMB
  say(`A file of ${((await stat(path)).size / MB).toFixed(1)} MB: ${rows} questions in ${seconds(ms)}`)
  say(
    `  the services held ${idleMB.toFixed(0)} MB idle and ${peakMB.toFixed(0)} MB at most: ` +
      `${(peakMB - idleMB).toFixed(0)} MB added; at most ${targets.addedMB}: ` +
      `${met ? 'met' : 'MISSED'}`,
  )
  return met
}

const folder = await mkdtemp(join(tmpdir(), 'quizwright-bench-'))
try {
  const generated = join(folder, 'generated.csv')
  const large = join(folder, 'large.csv')
  await writeFile(generated, generateRows({ rows: 100_000 }))
  await writeFile(large, generateRows({ rows: 195_000, bytes: 98 * MB }))
  const outcomes: boolean[] = []
  {
    await using world = await startProcessWorld()
    const { instructor, quizId } = await settle(world)
    const trivia = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'questions', 'trivia.csv')
    if (existsSync(trivia)) outcomes.push(await compare(world, instructor, quizId, 'trivia.csv', trivia))
    else say('trivia.csv was left out: ../shared/data is not beside this clone.')
    outcomes.push(await compare(world, instructor, quizId, '100,000 generated rows', generated))
  }
  outcomes.push(await weigh(large))
  process.exitCode = outcomes.every(Boolean) ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
