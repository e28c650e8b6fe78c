/**
 * Reads every file of some folders as an author would, and prints what differs from an earlier reading: what a change
 * of a reader does to real files, no test knows. Then, if asked, changes such files at random. Exits with 1 if a
 * reader broke or took too long.
 *
 *     pnpm bench readings                                   compares with the last kept reading, or keeps this one
 *     pnpm bench readings ../more --keep                    keeps this reading, outside the repository
 *     pnpm bench readings --against ../other-checkout       reads with the readers of another checkout as well
 *     pnpm bench readings --change 300 --seed 7             changes files for 300 seconds
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '@quizwright/services/random/seeded-random.ts'
import { changeBytes } from './readings/change-bytes.ts'
import { differencesIn } from './readings/differences.ts'
import { filesIn } from './readings/files-in.ts'
import { type Reading, startReader } from './readings/start-reader.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean' },
    against: { type: 'string' },
    change: { type: 'string' },
    seed: { type: 'string' },
    all: { type: 'boolean' },
  },
})
const root = join(import.meta.dirname, '../..')
const folders = positionals.length > 0 ? positionals : [join(root, '../shared/data')]
const kept = join(tmpdir(), 'quizwright-readings', basename(root))
/** The CPU time that a file may take: most need a tenth of it. */
const allowedMs = (size: number): number => 1_500 + size / 200
const say = (line: string): void => void process.stdout.write(`${line}\n`)

type Readings = Record<string, Reading>

/** Reads all files, on as many threads as there are cores. */
const readAll = async (files: readonly string[], checkout: string): Promise<Readings> => {
  const readings: [string, Reading][] = []
  const left = files.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      await using reader = startReader(checkout)
      for (const file of left)
        readings.push([relative(root, file), await reader.read(readFileSync(file), basename(file))])
    }),
  )
  return Object.fromEntries(readings.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

let broken = 0
const judge = (name: string, { fault, ms }: Reading, size: number): string | undefined => {
  const told =
    fault ?? (ms > allowedMs(size) ? `took ${Math.round(ms)} ms of CPU time for ${size} bytes` : undefined)
  if (told === undefined) return undefined
  broken += 1
  say(`! ${name}: ${told}`)
  return told
}

const files = folders.flatMap((folder) => filesIn(resolve(folder)))
const sizes = new Map(files.map((file) => [relative(root, file), readFileSync(file).length]))
const now = await readAll(files, root)
for (const [name, reading] of Object.entries(now)) judge(name, reading, sizes.get(name) ?? 0)

const path = join(kept, 'readings.json')
const earlier = async (): Promise<Readings | undefined> => {
  if (values.against !== undefined) return readAll(files, resolve(values.against))
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Readings
  } catch {
    return undefined
  }
}
const before = values.keep ? undefined : await earlier()
if (before) {
  const told = Object.entries(now).flatMap(([name, { lines }]) =>
    before[name] ? differencesIn(name, before[name].lines, lines, values.all ? Infinity : 6) : [],
  )
  for (const line of told) say(line)
  const compared = Object.keys(now).filter((name) => before[name])
  const differ = compared.filter((name) => before[name]?.lines.join('\n') !== now[name]?.lines.join('\n'))
  say(`${differ.length} of ${compared.length} files are read otherwise than before`)
} else {
  mkdirSync(kept, { recursive: true })
  writeFileSync(path, JSON.stringify(now))
  say(`kept the reading of ${files.length} files in ${path}`)
}

/** Changes files at random until the time is over. A file that breaks a reader is kept beside the readings. */
const tryChanged = async (seconds: number, seed: number): Promise<void> => {
  const random = createRandom(seed)
  const end = Date.now() + seconds * 1_000
  let tried = 0
  await using reader = startReader(root)
  while (Date.now() < end) {
    const file = random.pick(files)
    const bytes = changeBytes(readFileSync(file), random, () => readFileSync(random.pick(files)))
    tried += 1
    const reading = await reader.read(bytes, basename(file))
    if (judge(`${relative(root, file)}, change ${tried}`, reading, bytes.length) === undefined) continue
    mkdirSync(kept, { recursive: true })
    writeFileSync(join(kept, `${seed}-${tried}-${basename(file)}`), bytes)
  }
  say(`${tried} changed files, seed ${seed}; those that broke a reader are in ${kept}`)
}
if (values.change !== undefined)
  await tryChanged(Number(values.change), Number(values.seed ?? Date.now() % 1_000_000))

say(`${files.length} files, ${broken} broke a reader or took too long`)
process.exitCode = broken === 0 ? 0 : 1
