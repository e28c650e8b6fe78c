import '@quizwright/services/database/resolve-drizzle.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningPostgres } from '../../scripts/start-postgres.ts'
import { saveOverConnection, saveWithRetries } from '../faults/save-with-retries.ts'
import { openDirect } from '../support/open-channel.ts'
import type { ProcessWorld } from '../support/process-world.ts'
import { addQuiz } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import type { RowInserts } from './insert-saved-rows.ts'
import { median, timed } from './performance/compare-calls.ts'
import type { Table } from './performance/figures.ts'
import { prepareSave } from './save-new-quiz.ts'
import { cpuOfTree, cpuSecondsOf } from './scale/cpu.ts'

type StepName = 'insert' | 'batches' | 'steps' | 'services' | 'gateway'
type Cpu = Record<'client' | 'gateway' | 'services' | 'postgres', number>
/** The milliseconds of each way, and the processor time in seconds of the save through the gateway. */
export type SavingRound = { ms: Record<StepName, number>; cpu: Cpu }
export type SaveInSteps = AsyncDisposable & {
  /** Saves once through the gateway, and once in each simpler way. */
  run: (count: number) => Promise<SavingRound>
}

const says: Record<StepName, string> = {
  insert: 'one insert of the rows',
  batches: 'the same inserts, committed after each hundred',
  steps: 'the steps of the services without a socket: compared with what is stored, hashed, stored',
  services: 'the same through the socket of the services, which parse and check each batch',
  gateway: 'the same through the gateway, which parses and checks each batch too',
}
const names = Object.keys(says) as StepName[]

/** Measures where the time of a save goes: each way of storing the same questions has one part more. */
export const openSaveInSteps = async (
  world: ProcessWorld,
  instructor: Instructor,
  postgres: RunningPostgres,
  inserts: RowInserts,
): Promise<SaveInSteps> => {
  // Loaded here, because modules that import drizzle-orm must be loaded after its resolver.
  const [{ openPool }, { stageBatch }, { commitSave }] = await Promise.all([
    import('@quizwright/services/database/open-pool.ts'),
    import('@quizwright/services/saving/stage-batch.ts'),
    import('@quizwright/services/saving/commit-save.ts'),
  ])
  const { db, pool } = openPool(postgres.url)
  const postmaster = Number(readFileSync(join(postgres.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const readCpu = (): Cpu => ({
    client: cpuSecondsOf(process.pid),
    gateway: cpuSecondsOf(world.gateway.pid()),
    services: cpuSecondsOf(world.services.pid()),
    postgres: cpuOfTree(postmaster),
  })
  const saveBySteps = async (count: number): Promise<number> => {
    const { quizId, saveId, baseRevision, questions, batchSize } = await prepareSave(instructor, count)
    const total = Math.ceil(count / batchSize)
    const start = performance.now()
    for (let index = 0; index < total; index++) {
      const part = questions.slice(index * batchSize, (index + 1) * batchSize)
      const batch = { saveId, quizId, index, total, baseRevision, isPublished: true, isSkippable: false }
      await stageBatch(db, { ...batch, questions: part }, instructor.uid, new Date())
    }
    await commitSave(db, { quizId, saveId }, instructor.uid, new Date())
    return performance.now() - start
  }
  const saveByServices = async (count: number): Promise<number> => {
    const save = await prepareSave(instructor, count)
    const start = performance.now()
    await using channel = await openDirect(world.servicesUrl, 'questionSaving', instructor)
    await saveOverConnection(channel, save, false, () => {})
    return performance.now() - start
  }

  const empty = () => addQuiz(instructor, {}, [])

  return {
    run: async (count) => {
      const save = await prepareSave(instructor, count)
      const before = readCpu()
      const gateway = await timed(() => saveWithRetries(world, instructor, save))
      const after = readCpu()
      const { quizId } = save
      return {
        ms: {
          gateway,
          insert: await inserts.insertCopy(quizId, await empty()),
          batches: await inserts.insertInBatches(quizId, await empty()),
          steps: await saveBySteps(count),
          services: await saveByServices(count),
        },
        cpu: {
          client: after.client - before.client,
          gateway: after.gateway - before.gateway,
          services: after.services - before.services,
          postgres: after.postgres - before.postgres,
        },
      }
    },
    [Symbol.asyncDispose]: () => pool.end(),
  }
}

export const stepTables = (count: number, rounds: readonly SavingRound[]): Table[] => {
  const inMs = (values: readonly number[]): string => median(values).toFixed(0)
  const ratios = (name: StepName) => rounds.map(({ ms }) => ms[name] / ms.insert)
  const cpu = (part: keyof Cpu) => inMs(rounds.map((round) => 1_000 * round.cpu[part]))
  const questions = `${count.toLocaleString('en')} questions`
  return [
    {
      title: `Where the time of ${questions} goes: each way has one part more`,
      head: ['way', 'ms', 'times the insert'],
      rows: names.map((name) => [
        says[name],
        inMs(rounds.map(({ ms }) => ms[name])),
        median(ratios(name)).toFixed(2),
      ]),
    },
    {
      title: `Processor time of ${questions} through the gateway, in ms`,
      head: ['Postgres', 'the services', 'the gateway', 'the client'],
      rows: [[cpu('postgres'), cpu('services'), cpu('gateway'), cpu('client')]],
    },
  ]
}
