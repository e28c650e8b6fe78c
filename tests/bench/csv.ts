/**
 * Measures the whole import of a CSV file (upload through the gateway, reading, validating, streaming over
 * the gateway's WebSocket to a client that parses every frame) against papaparse alone on the same file in
 * the same run, and how much a file of 100 MB adds to the memory of the services. Gateway and services run as
 * separate processes, as with `pnpm start`. Exits with 1 if an aim is missed.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import Papa from 'papaparse'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import type { Instructor } from '../support/world.ts'
import { generateRows } from './generate-rows.ts'
import { cores, type Figure, loadAtEnd, summarize, type Table } from './performance/figures.ts'
import { report } from './performance/report.ts'
import { importLargest } from './import-largest.ts'
import { importWhole, settle } from './import-whole.ts'
import { type LeastImport, openLeastImport } from './least-import/import-least.ts'
import { cpuSecondsOf } from './cpu.ts'

const aims = { triviaShare: 0.3, generatedShare: 0.3, addedMB: 96 } as const
const rounds = 5
/** The rounds that are not counted. In the first ones Node still compiles what the import of a small file runs. */
const warmUps = { small: 8, large: 2 } as const
const note =
  `On ${cores()}. The whole way: sent through the gateway, read, checked, and streamed back to a client that parses ` +
  'every frame. Above 1 it would be faster than parsing alone. The least import has the same processes, but they ' +
  'only store the file, parse it in a worker and pass the cells on.'
const MB = 1024 * 1024

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`
const median = (values: number[]): number =>
  elementAt(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  )
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

/** In a thread of its own: in this one V8 compiles papaparse for other options, and then for both. */
const reading = new Worker(new URL('least-import/questions-worker.ts', import.meta.url))

/** Reads and checks the questions as the worker of the services does. */
const readAlone = async (path: string): Promise<number> => {
  reading.postMessage(path)
  const [questions] = (await once(reading, 'message')) as [number]
  return questions
}

/** The milliseconds of each way to read a file, round by round. */
type Ways = Record<'alone' | 'least' | 'read' | 'whole', number[]>
const says: Record<keyof Ways, string> = {
  alone: 'papaparse alone',
  least: 'the least import',
  read: 'the questions read and checked in one thread, and sent nowhere',
  whole: 'the whole way',
}

const waysTable = (name: string, ways: Ways): Table => ({
  title: `Where the time of ${name} goes`,
  head: ['way', 'ms', 'papaparse alone is'],
  rows: (Object.keys(says) as (keyof Ways)[]).map((way) => [
    says[way],
    median(ways[way]).toFixed(0),
    median(ways.alone.map((ms, round) => ms / elementAt(ways[way], round))).toFixed(2),
  ]),
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

type Compared = { name: string; path: string; aim: number; warmUps: number }

const compare = async (
  world: ProcessWorld,
  leastImport: LeastImport,
  { instructor, quizId }: { instructor: Instructor; quizId: string },
  { name, path, aim, warmUps: uncounted }: Compared,
): Promise<{ figure: Figure; table: Table }> => {
  const ways: Ways = { alone: [], least: [], read: [], whole: [] }
  let rows = 0
  const used: Omit<CpuRow, 'name'>[] = []
  // Alternating, so that other load on the machine affects all alike.
  for (let round = -uncounted; round < rounds; round += 1) {
    const atStart = readCpu(world)
    const parsed = await timed(() => parseAlone(path))
    const before = readCpu(world)
    const imported = await timed(() => importWhole(world, instructor, quizId, path))
    const after = readCpu(world)
    const least = await timed(() => leastImport.run(path))
    const read = await timed(() => readAlone(path))
    if (round < 0) continue
    used.push({
      alone: before.client - atStart.client,
      services: after.services - before.services,
      gateway: after.gateway - before.gateway,
      client: after.client - before.client,
    })
    rows = imported.rows
    if (new Set([parsed.rows, imported.rows, least.rows, read.rows]).size > 1)
      throw new Error(
        `papaparse found ${parsed.rows} rows in ${name}, the import ${rows} questions, ` +
          `the least import ${least.rows} rows and the reading ${read.rows} questions.`,
      )
    ways.alone.push(parsed.ms)
    ways.least.push(least.ms)
    ways.read.push(read.ms)
    ways.whole.push(imported.ms)
  }
  const medianOf = (part: keyof Omit<CpuRow, 'name'>): number => median(used.map((one) => one[part]))
  cpuRows.push({
    name,
    alone: medianOf('alone'),
    services: medianOf('services'),
    gateway: medianOf('gateway'),
    client: medianOf('client'),
  })
  const { alone, whole } = ways
  const share = median(alone) / median(whole)
  say(`${name}: ${rows} questions, ${((await stat(path)).size / MB).toFixed(1)} MB`)
  say(
    `  papaparse alone ${seconds(median(alone))}, the whole way ${seconds(median(whole))} (medians of ${rounds})`,
  )
  say(`  ${share.toFixed(2)} of papaparse alone; at least ${aim}`)
  const figure: Figure = {
    what: `${name}, the whole way`,
    against: 'papaparse alone',
    ...summarize(alone.map((ms, round) => ms / elementAt(whole, round))),
    aim,
    better: 'more',
  }
  return { figure, table: waysTable(name, ways) }
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
  const tables: Table[] = []
  {
    await using world = await startProcessWorld()
    await using leastImport = await openLeastImport(folder)
    const author = await settle(world)
    const add = async (compared: Compared): Promise<void> => {
      const { figure, table } = await compare(world, leastImport, author, compared)
      figures.push(figure)
      tables.push(table)
    }
    const trivia = join(import.meta.dirname, '..', '..', '..', 'shared', 'data', 'questions', 'trivia.csv')
    if (existsSync(trivia))
      await add({ name: 'trivia.csv', path: trivia, aim: aims.triviaShare, warmUps: warmUps.small })
    else say('trivia.csv was left out: ../shared/data is not beside this clone.')
    const name = '100,000 generated rows'
    await add({ name, path: generated, aim: aims.generatedShare, warmUps: warmUps.large })
  }
  figures.push(await weigh())
  report({
    title: 'Importing CSV',
    note: `${note} ${loadAtEnd()}`,
    figures,
    tables: [...tables, cpuTable()],
  })
} finally {
  await reading.terminate()
  await rm(folder, { recursive: true, force: true })
}
