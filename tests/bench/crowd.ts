/**
 * Measures a class that begins at once: students arrive within ten milliseconds for each of them, answer seven of
 * ten questions every 0.4 to 1.2 s and hand in. The services run on the embedded database and on a Postgres, beside
 * the least service that stores the same rows. Meanwhile an instructor reads the list, and classes of at most 200 come
 * again with a quiz for each student. Exits with 1 if an aim is missed by the median of the rounds.
 * BENCH_STUDENTS=50,200,1000 sets the sizes of the classes, BENCH_ROUNDS=5 how often each comes;
 * BENCH_DATABASES=embedded leaves Postgres out. With BENCH_TABS=10 so many students of each class begin in pages of
 * Chromium.
 */
import { join } from 'node:path'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { buildPages } from '../../scripts/build-page.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { startProcess } from '../support/processes.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { soundQuestions } from '../support/seed-objects.ts'
import { addQuizToTake, type QuizToTake } from './add-quiz-to-take.ts'
import { compareQuizzes, compareWithAims, compareWithLeast } from './crowd/compare-classes.ts'
import { leastStudent } from './crowd/least-student.ts'
import { type Measured, measureClass, type Subject } from './crowd/measure-class.ts'
import { ourStudent } from './crowd/our-student.ts'
import { playClass } from './crowd/play-class.ts'
import { openTabs } from './crowd/tabs.ts'
import { firstPage } from './first-page.ts'
import { cores, type Figure, loadAtEnd, quantile, type Table } from './performance/figures.ts'
import { report } from './performance/report.ts'

const sizes = (process.env.BENCH_STUDENTS ?? '50,200').split(',').map(Number)
const roundCount = Number(process.env.BENCH_ROUNDS ?? 1)
const tabCount = Number(process.env.BENCH_TABS ?? 0)
const databases = (process.env.BENCH_DATABASES ?? 'embedded,postgres').split(',')
const questionCount = 10
/** Students who come before the measured ones, so that code is compiled: after 20 much of it is not yet. */
const warmUp = 200
/** The greatest class in which each student has a quiz of their own, since their quizzes are made first. */
const mostQuizzes = 200

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ')

const rows: string[][] = []
const figures: Figure[] = []

const rowOf = ({ name, students, list, cpuMs, longestTurnMs, beginInTabs, ...waits }: Measured): string[] => [
  `${name}, ${students}`,
  spread(waits.begin),
  spread(waits.save),
  spread(waits.handIn),
  waits.secondsToTheLast.toFixed(1),
  cpuMs.toFixed(1),
  longestTurnMs.toFixed(0),
  list.calm.length > 0 ? `${spread(list.calm)}, then ${spread(list.beside)}` : '',
  ...(tabCount > 0 ? [spread(beginInTabs)] : []),
]

const measure = async (subject: Subject, students: number): Promise<Measured> => {
  const measured = await measureClass(subject, students, tabCount)
  const row = rowOf(measured)
  say(row.join('   '))
  rows.push(row)
  return measured
}

/** Measures classes of each size as often as there are rounds, the subjects in turns. */
const measureRounds = async (...subjects: readonly Subject[]): Promise<Measured[]> => {
  const measured: Measured[] = []
  for (let round = 0; round < roundCount; round++)
    for (const students of sizes)
      for (const subject of subjects)
        if (students <= (subject.mostStudents ?? students)) measured.push(await measure(subject, students))
  return measured
}

const roundsOf = (measured: readonly Measured[], { name }: Subject, students: number): Measured[] =>
  measured.filter((round) => round.name === name && round.students === students)

/** Measures our services. Returns the rounds of each size with one quiz for all. */
const measureServices = async (database: string, databaseUrl?: string): Promise<Measured[][]> => {
  await using world = await startProcessWorld({ ...(databaseUrl && { databaseUrl }), syncsToDisk: true })
  const instructor = await world.addInstructor()
  const addOne = () => addQuizToTake(instructor, soundQuestions(questionCount))
  const ofServices = {
    url: world.servicesUrl,
    pid: world.services.pid(),
    call: world.services.call,
    readList: () =>
      instructor.viaGateway.getFilteredQuizzes({ params: { instructorId: instructor.uid }, body: firstPage }),
  }
  const subject: Subject = {
    ...ofServices,
    name: database,
    addQuiz: async () => {
      const quiz = await addOne()
      const { data } = await instructor.direct.getSharableLink({ params: { id: quiz.quizId } })
      return { studentOf: () => ourStudent(quiz), openTabs: () => openTabs(data.link, tabCount) }
    },
  }
  const each: Subject = {
    ...ofServices,
    name: `${database}, one quiz for each`,
    mostStudents: mostQuizzes,
    addQuiz: async (students) => {
      const quizzes: QuizToTake[] = []
      while (quizzes.length < students) quizzes.push(await addOne())
      return { studentOf: () => ourStudent(defined(quizzes.pop(), 'a quiz for each')) }
    },
  }
  await playClass(subject.url, warmUp, (await subject.addQuiz(warmUp)).studentOf)
  const measured = await measureRounds(subject, ...(tabCount === 0 ? [each] : []))
  return sizes.map((students) => {
    const forAll = roundsOf(measured, subject, students)
    const forEach = roundsOf(measured, each, students)
    figures.push(...compareWithAims(forAll))
    if (forEach.length > 0) figures.push(compareQuizzes(forAll, forEach))
    return forAll
  })
}

const measureLeast = async (databaseUrl: string): Promise<Measured[][]> => {
  const least = await startProcess('../bench/crowd/least-service.ts', { databaseUrl })
  try {
    const subject: Subject = {
      name: 'the least service',
      ...least,
      addQuiz: async () => ({ studentOf: leastStudent }),
    }
    await playClass(subject.url, warmUp, leastStudent)
    const measured = await measureRounds(subject)
    return sizes.map((students) => roundsOf(measured, subject, students))
  } finally {
    await least.kill('SIGKILL')
  }
}

if (tabCount > 0) await buildPages(join(import.meta.dirname, '..', '..'), say, 'packages/learner')
if (databases.includes('embedded')) await measureServices('embedded database')
if (databases.includes('postgres')) {
  const postgres = await startPostgres()
  try {
    const ours = await measureServices('Postgres', postgres.url)
    const least = await measureLeast(postgres.url)
    figures.push(...ours.map((rounds, index) => compareWithLeast(rounds, elementAt(least, index))))
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
    'the list of an instructor p50 / p95 / most before and beside, ms',
    ...(tabCount > 0 ? [`begin of ${tabCount} in Chromium p50 / p95 / most, ms`] : []),
  ],
  rows,
}
report({
  title: 'A class that begins together',
  note: `On ${cores()}. ${loadAtEnd()}`,
  figures,
  tables: [table],
})
