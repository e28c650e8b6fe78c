/**
 * Measures the whole import of a CSV file (upload through the gateway, reading, validating, streaming over
 * the gateway's WebSocket to a client that parses every frame) against papaparse alone on the same file in
 * the same run, and how much a file of 100 MB adds to the memory of the services. Gateway and services run as
 * separate processes, as with `pnpm start`. Writes docs/performance.md and exits with 1 if an aim is missed.
 */
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import type { Instructor } from '../support/world.ts'
import { generateRows } from './generate-rows.ts'
import { cores, type Figure, loadAtEnd, summarize, type Table } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'
import { importLargest } from './import-largest.ts'
import { importWhole, settle } from './import-whole.ts'
import { cpuSecondsOf } from './scale/cpu.ts'

const aims = { triviaShare: 0.5, generatedShare: 0.6, addedMB: 96 } as const
const rounds = 5
const note =
  `On ${cores()}. The whole way: sent through the gateway, read, checked, and streamed back to a client that parses ` +
  'every frame. Above 1 it would be faster than parsing alone.'
const MB = 1024 * 1024

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const timed = async (work: () => Promise<number>): Promise<{ ms: number; rows: number }> => {
  const start = performance.now()
  const rows = await work()
  return { ms: performance.now() - start, rows }
}

/** papaparse as in its documentation: a stream, objects by header, chunk by chunk. */
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

/** CPU time for a file in seconds: papaparse alone, and each process of the whole import. */
type CpuRow = { name: string; alone: number; services: number; gateway: number; client: number }
const cpuRows: CpuRow[] = []

/** On two otherwise idle cores, the whole import takes at least half of its CPU time. */
const cpuTable = (): Table => ({
  title: 'Processor time, in seconds, and the best that two cores could do with it',
  head: ['file', 'papaparse alone', 'the services', 'the gateway', 'the client', 'at best'],
  rows: cpuRows.map(({ name, alone, services, gateway, client }) => [
    name,
    ...[alone, services, gateway, client].map((one) => one.toFixed(2)),
    (alone / ((services + gateway + client) / 2)).toFixed(2),
  ]),
})

const readCpu = (world: ProcessWorld) => ({
  services: cpuSecondsOf(world.services.pid()),
  gateway: cpuSecondsOf(world.gateway.pid()),
  client: cpuSecondsOf(process.pid),
})

const compare = async (
  world: ProcessWorld,
  instructor: Instructor,
  quizId: string,
  name: string,
  path: string,
  aim: number,
): Promise<Figure> => {
  const alone: number[] = []
  const whole: number[] = []
  let rows = 0
  const used: Omit<CpuRow, 'name'>[] = []
  // Alternating, so that other load on the machine affects both alike. The first round warms up and is not
  // counted.
  for (let round = 0; round <= rounds; round += 1) {
    const atStart = readCpu(world)
    const parsed = await timed(() => parseAlone(path))
    const before = readCpu(world)
    const imported = await timed(() => importWhole(world, instructor, quizId, path))
    const after = readCpu(world)
    used.push({
      alone: before.client - atStart.client,
      services: after.services - before.services,
      gateway: after.gateway - before.gateway,
      client: after.client - before.client,
    })
    if (parsed.rows !== imported.rows)
      throw new Error(
        `papaparse found ${parsed.rows} rows in ${name} and the import ${imported.rows} questions.`,
      )
    rows = imported.rows
    if (round > 0) alone.push(parsed.ms)
    if (round > 0) whole.push(imported.ms)
  }
  const medianOf = (part: keyof Omit<CpuRow, 'name'>): number => median(used.slice(1).map((one) => one[part]))
  cpuRows.push({
    name,
    alone: medianOf('alone'),
    services: medianOf('services'),
    gateway: medianOf('gateway'),
    client: medianOf('client'),
  })
  const share = median(alone) / median(whole)
  say(`${name}: ${rows} questions, ${((await stat(path)).size / MB).toFixed(1)} MB`)
  say(
    `  papaparse alone ${seconds(median(alone))}, the whole way ${seconds(median(whole))} (medians of ${rounds})`,
  )
  say(`  ${share.toFixed(2)} of papaparse alone; at least ${aim}`)
  const shares = alone.map((ms, round) => ms / whole[round]!)
  return {
    what: `${name}, the whole way`,
    against: 'papaparse alone',
    ...summarize(shares),
    aim,
    better: 'more',
  }
}

const weigh = async (): Promise<Figure> => {
  const { questions, seconds: taken, megabytes, idleMB, peakMB } = await importLargest()
  say(`A file of ${megabytes.toFixed(1)} MB: ${questions} questions in ${taken.toFixed(2)} s`)
  say(
    `  the services held ${idleMB.toFixed(0)} MB idle and ${peakMB.toFixed(0)} MB at most: ` +
      `${(peakMB - idleMB).toFixed(0)} MB added; at most ${aims.addedMB}`,
  )
  return {
    what: 'a file of 98 MB adds to the services',
    against: 'MB of memory',
    ...summarize([peakMB - idleMB]),
    aim: aims.addedMB,
    better: 'less',
  }
}

const folder = await mkdtemp(join(tmpdir(), 'quizwright-bench-'))
try {
  const generated = join(folder, 'generated.csv')
  await writeFile(generated, generateRows({ rows: 100_000 }))
  const figures: Figure[] = []
  {
    await using world = await startProcessWorld()
    const { instructor, quizId } = await settle(world)
    const trivia = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'questions', 'trivia.csv')
    if (existsSync(trivia))
      figures.push(await compare(world, instructor, quizId, 'trivia.csv', trivia, aims.triviaShare))
    else say('trivia.csv was left out: ../shared/data is not beside this clone.')
    const rows = '100,000 generated rows'
    figures.push(await compare(world, instructor, quizId, rows, generated, aims.generatedShare))
  }
  figures.push(await weigh())
  const missed = recordPart('csv', {
    title: 'Importing CSV',
    note: `${note} ${loadAtEnd()}`,
    figures,
    tables: [cpuTable()],
  })
  for (const aim of missed) say(`missed: ${aim}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
