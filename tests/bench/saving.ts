/**
 * Measures saving questions through the socket as a page does (browser, gateway, services, Postgres) against
 * one multi-row insert of the same rows into the same Postgres, alternating in one run; and how long a whole
 * quiz takes on the embedded database. Writes docs/performance.md and exits with 1 if an aim is missed.
 */
import { startPostgres } from '../../scripts/start-postgres.ts'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import { addQuiz } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { openRowInserts, type RowInserts } from './insert-saved-rows.ts'
import { cores, type Figure, loadAtEnd, summarize } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'
import { saveNewQuiz } from './save-new-quiz.ts'

const aims = { timesOfInsert: 3, seconds: 4 } as const
const sizes = [1_000, 10_000] as const
const rounds = 7
const note =
  `On ${cores()}. Saved as the page does: batches of a hundred through the gateway, each acknowledged once it is ` +
  'stored, then the commit. The insert is one statement for each of the two tables, with its text made before.'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const inWords = (count: number): string => `${count.toLocaleString('en')} questions`

/**
 * Alternates, so that other load on the machine affects both alike. The first round warms up and is not
 * counted.
 */
const compare = async (
  world: ProcessWorld,
  instructor: Instructor,
  inserts: RowInserts,
  count: number,
): Promise<Figure> => {
  const ratios: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const saved = await saveNewQuiz(world, instructor, count)
    const insertMs = await inserts.insertCopy(saved.quizId, await addQuiz(instructor, {}, []))
    say(`  ${inWords(count)}: saved in ${saved.ms.toFixed(0)} ms, inserted in ${insertMs.toFixed(0)} ms`)
    if (round > 0) ratios.push(saved.ms / insertMs)
  }
  return {
    what: `${inWords(count)} through the socket`,
    against: 'one insert of the rows',
    ...summarize(ratios),
    aim: aims.timesOfInsert,
    better: 'less',
  }
}

const compareOnPostgres = async (): Promise<Figure[]> => {
  const postgres = await startPostgres()
  try {
    await using world = await startProcessWorld({ databaseUrl: postgres.url })
    await using inserts = await openRowInserts(postgres.url)
    const instructor = await world.addInstructor()
    const figures: Figure[] = []
    for (const count of sizes) figures.push(await compare(world, instructor, inserts, count))
    return figures
  } finally {
    await postgres.stop()
  }
}

const timeEmbedded = async (): Promise<Figure> => {
  await using world = await startProcessWorld()
  const instructor = await world.addInstructor()
  const count = sizes[1]
  const seconds: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const { ms } = await saveNewQuiz(world, instructor, count)
    say(`  ${inWords(count)}: saved in ${ms.toFixed(0)} ms on the embedded database`)
    if (round > 0) seconds.push(ms / 1_000)
  }
  const what = `${inWords(count)} through the socket, embedded database`
  return { what, against: 'seconds', ...summarize(seconds), aim: aims.seconds, better: 'less' }
}

const figures = [...(await compareOnPostgres()), await timeEmbedded()]
const missed = recordPart('saving', { title: 'Saving', note: `${note} ${loadAtEnd()}`, figures, tables: [] })
for (const aim of missed) say(`missed: ${aim}`)
process.exitCode = missed.length === 0 ? 0 : 1
