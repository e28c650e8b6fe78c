/**
 * Measures saving questions through the socket as a page does (browser, gateway, services, Postgres) against
 * one multi-row insert of the same rows into the same Postgres, alternating in one run; and how long a whole
 * quiz takes on the embedded database. Writes docs/performance.md and exits with 1 if an aim is missed.
 */
import { startPostgres } from '../../scripts/start-postgres.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { openRowInserts } from './insert-saved-rows.ts'
import { cores, type Figure, loadAtEnd, summarize, type Table } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'
import { openSaveInSteps, type SaveInSteps, type SavingRound, stepTables } from './save-in-steps.ts'
import { saveNewQuiz } from './save-new-quiz.ts'

const aims = { timesOfInsert: 3, seconds: 4 } as const
const sizes = [1_000, 10_000] as const
const rounds = 7
/** The rounds that are not counted. In the first ones Node still compiles what a save runs. */
const warmUps = { 1_000: 6, 10_000: 1 } as const
const note =
  `On ${cores()}. Saved as the page does: batches of a hundred through the gateway, each acknowledged once it is ` +
  'stored, then the commit. The insert is one statement for each of the two tables, with its text made before. ' +
  'Each way runs for a while before it counts.'

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const inWords = (count: number): string => `${count.toLocaleString('en')} questions`

/** Alternates, so that other load on the machine affects all alike. */
const compare = async (
  steps: SaveInSteps,
  count: (typeof sizes)[number],
): Promise<{ figure: Figure; tables: Table[] }> => {
  const counted: SavingRound[] = []
  for (let round = -warmUps[count]; round < rounds; round++) {
    const measured = await steps.run(count)
    const { gateway, insert } = measured.ms
    say(`  ${inWords(count)}: saved in ${gateway.toFixed(0)} ms, inserted in ${insert.toFixed(0)} ms`)
    if (round >= 0) counted.push(measured)
  }
  const figure: Figure = {
    what: `${inWords(count)} through the socket`,
    against: 'one insert of the rows',
    ...summarize(counted.map(({ ms }) => ms.gateway / ms.insert)),
    aim: aims.timesOfInsert,
    better: 'less',
  }
  return { figure, tables: stepTables(count, counted) }
}

const compareOnPostgres = async (): Promise<{ figures: Figure[]; tables: Table[] }> => {
  const postgres = await startPostgres()
  try {
    await using world = await startProcessWorld({ databaseUrl: postgres.url })
    await using inserts = await openRowInserts(postgres.url)
    const instructor = await world.addInstructor()
    await using steps = await openSaveInSteps(world, instructor, postgres, inserts)
    const parts: { figure: Figure; tables: Table[] }[] = []
    for (const count of sizes) parts.push(await compare(steps, count))
    return { figures: parts.map(({ figure }) => figure), tables: parts.flatMap(({ tables }) => tables) }
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

const { figures: onPostgres, tables } = await compareOnPostgres()
const figures = [...onPostgres, await timeEmbedded()]
const missed = recordPart('saving', { title: 'Saving', note: `${note} ${loadAtEnd()}`, figures, tables })
for (const aim of missed) say(`missed: ${aim}`)
process.exitCode = missed.length === 0 ? 0 : 1
