/**
 * Measures a class that begins at once: students arrive within ten milliseconds for each of them, answer seven of
 * ten questions every 0.4 to 1.2 s and hand in. The services run on the embedded database and on a Postgres, beside
 * the least service that stores the same rows. Exits with 1 if an aim is missed. BENCH_STUDENTS=50,200,1000 sets the
 * sizes of the classes; BENCH_DATABASES=embedded leaves Postgres out.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { startProcess } from '../support/processes.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { soundQuestions } from '../support/seed-objects.ts'
import { addQuizToTake } from './add-quiz-to-take.ts'
import { cpuSecondsOf } from './cpu.ts'
import { leastStudent } from './crowd/least-student.ts'
import { ourStudent } from './crowd/our-student.ts'
import { playClass, type Student, type Waits } from './crowd/play-class.ts'
import { cores, type Figure, loadAtEnd, quantile, single, type Table } from './performance/figures.ts'
import { report } from './performance/report.ts'

/** The aims for the slowest of twenty, by class size, in milliseconds. */
type Aims = Record<number, { begin: number; save: number; handIn: number }>
const aims: Record<string, Aims> = {
  'embedded database': { 200: { begin: 2_000, save: 150, handIn: 1_000 } },
  Postgres: {
    200: { begin: 400, save: 60, handIn: 500 },
    1_000: { begin: 2_000, save: 250, handIn: Number.POSITIVE_INFINITY },
  },
}
const longestTurnMs = 50
const timesLeast = 2.5

const sizes = (process.env.BENCH_STUDENTS ?? '50,200').split(',').map(Number)
const databases = (process.env.BENCH_DATABASES ?? 'embedded,postgres').split(',')
const questionCount = 10
/** Students who come before the measured ones, so that code is compiled. */
const warmUp = 20
/** What follows from the hand-ins is done in the background and belongs to their cost. */
const restMs = 1_500

type Subject = {
  name: string
  url: string
  pid: number
  call: (name: string) => Promise<unknown>
  student: () => Promise<() => Student>
}
type Measured = Waits & { students: number; cpuMs: number; longestTurnMs: number }

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ')

const rows: string[][] = []
const figures: Figure[] = []
const aim = (...of: Parameters<typeof single>) => figures.push(single(...of))

const measure = async (subject: Subject, students: number): Promise<Measured> => {
  const studentOf = await subject.student()
  await subject.call('startTurns')
  const cpuBefore = cpuSecondsOf(subject.pid)
  const waits = await playClass(subject.url, students, studentOf)
  await wait(restMs)
  const cpuMs = ((cpuSecondsOf(subject.pid) - cpuBefore) * 1_000) / students
  const longest = (await subject.call('longestTurn')) as number
  const row = [
    `${subject.name}, ${students}`,
    spread(waits.begin),
    spread(waits.save),
    spread(waits.handIn),
    waits.secondsToTheLast.toFixed(1),
    cpuMs.toFixed(1),
    longest.toFixed(0),
  ]
  say(row.join('   '))
  rows.push(row)
  return { ...waits, students, cpuMs, longestTurnMs: longest }
}

const hold = (database: string, { students, longestTurnMs: longest, ...waits }: Measured): void => {
  const of = aims[database]?.[students]
  if (!of) return
  for (const call of ['begin', 'save', 'handIn'] as const)
    if (Number.isFinite(of[call]))
      aim(
        `${call}, 95 of 100, ${students} students`,
        `ms, ${database}`,
        quantile(waits[call], 0.95),
        of[call],
      )
  aim(`the longest turn of the event loop, ${students} students`, `ms, ${database}`, longest, longestTurnMs)
}

const measureServices = async (database: string, databaseUrl?: string): Promise<Measured[]> => {
  await using world = await startProcessWorld({ ...(databaseUrl && { databaseUrl }), syncsToDisk: true })
  const instructor = await world.addInstructor()
  const subject: Subject = {
    name: database,
    url: world.servicesUrl,
    pid: world.services.pid(),
    call: world.services.call,
    student: async () => {
      const quiz = await addQuizToTake(instructor, soundQuestions(questionCount))
      return () => ourStudent(quiz)
    },
  }
  await playClass(subject.url, warmUp, await subject.student())
  const measured: Measured[] = []
  for (const students of sizes) measured.push(await measure(subject, students))
  for (const one of measured) hold(database, one)
  return measured
}

const measureLeast = async (databaseUrl: string): Promise<Measured[]> => {
  const least = await startProcess('../bench/crowd/least-service.ts', { databaseUrl })
  try {
    const subject: Subject = {
      name: 'the least service',
      ...least,
      student: async () => leastStudent,
    }
    await playClass(subject.url, warmUp, leastStudent)
    const measured: Measured[] = []
    for (const students of sizes) measured.push(await measure(subject, students))
    return measured
  } finally {
    await least.kill('SIGKILL')
  }
}

if (databases.includes('embedded')) await measureServices('embedded database')
if (databases.includes('postgres')) {
  const postgres = await startPostgres()
  try {
    const ours = await measureServices('Postgres', postgres.url)
    const least = await measureLeast(postgres.url)
    for (const [index, { students, cpuMs }] of ours.entries())
      aim(
        `CPU of an attempt, ${students} students`,
        'the least service',
        cpuMs / elementAt(least, index).cpuMs,
        timesLeast,
      )
  } finally {
    await postgres.stop()
  }
}
const table: Table = {
  title: 'Each class',
  head: [
    'database, students',
    'begin p50 / p95 / most, ms',
    'save p50 / p95 / most, ms',
    'hand in p50 / p95 / most, ms',
    'last handed in after, s',
    'CPU of the services for each, ms',
    'longest turn of the event loop, ms',
  ],
  rows,
}
report({
  title: 'A class that begins together',
  note: `On ${cores()}. ${loadAtEnd()}`,
  figures,
  tables: [table],
})
