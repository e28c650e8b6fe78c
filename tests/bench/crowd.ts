/**
 * Measures a class that begins at once: students arrive within ten milliseconds for each of them, answer seven of
 * ten questions every 0.4 to 1.2 s and hand in. The services run on the embedded database and on a Postgres, beside
 * the least service that stores the same rows. Meanwhile an instructor reads the list, and classes of at most 200 come
 * again with a quiz for each student. Exits with 1 if an aim is missed. BENCH_STUDENTS=50,200,1000 sets the
 * sizes of the classes; BENCH_DATABASES=embedded leaves Postgres out. With BENCH_TABS=10 so many students of each class
 * begin in pages of Chromium.
 */
import { join } from 'node:path'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { buildPages } from '../../scripts/build-page.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { startProcess } from '../support/processes.ts'
import { startProcessWorld } from '../support/process-world.ts'
import { soundQuestions } from '../support/seed-objects.ts'
import { addQuizToTake, type QuizToTake } from './add-quiz-to-take.ts'
import { cpuSecondsOf } from './cpu.ts'
import { leastStudent } from './crowd/least-student.ts'
import { ourStudent } from './crowd/our-student.ts'
import { playClass, type Student, type Waits } from './crowd/play-class.ts'
import { openTabs, type Tabs } from './crowd/tabs.ts'
import { firstPage } from './first-page.ts'
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
/** Nobody waits longer to begin, in a page of a browser or not. */
const longestBeginMs: Record<string, number> = { 'embedded database': 2_000 }
const timesLeast = 2.5
const timesCalmList = 2

const sizes = (process.env.BENCH_STUDENTS ?? '50,200').split(',').map(Number)
const tabCount = Number(process.env.BENCH_TABS ?? 0)
const databases = (process.env.BENCH_DATABASES ?? 'embedded,postgres').split(',')
const questionCount = 10
/** Students who come before the measured ones, so that code is compiled. */
const warmUp = 20
/** An instructor reads the list so many times before the class comes, and once in so many milliseconds. */
const calmLists = 50
const betweenListsMs = 100
/** One quiz for all may cost so many times one for each, or the other way round. */
const timesEach = 1.2
/** The greatest class in which each student has a quiz of their own, since their quizzes are made first. */
const mostQuizzes = 200
/** What follows from the hand-ins is done in the background and belongs to their cost. */
const restMs = 1_500

type Subject = {
  name: string
  url: string
  pid: number
  call: (name: string) => Promise<unknown>
  /** Adds a quiz. Returns how students take it, and those who do in pages of a browser. */
  addQuiz: (students: number) => Promise<{ studentOf: () => Student; openTabs?: () => Promise<Tabs> }>
  /** Reads an instructor's list of quizzes. */
  readList?: () => Promise<unknown>
}
type Measured = Waits & {
  name: string
  beginInTabs: number[]
  students: number
  cpuMs: number
  longestTurnMs: number
  /** How long an instructor waits for the list, before the class came and beside it. */
  list: { calm: number[]; beside: number[] }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(0)).join(' / ')

const rows: string[][] = []
const figures: Figure[] = []
const aim = (...of: Parameters<typeof single>) => figures.push(single(...of))

/** Calls again and again while more calls are wanted. Returns how long each took, in milliseconds. */
const timesOf = async (
  call: () => Promise<unknown>,
  wantsMore: (count: number) => boolean,
): Promise<number[]> => {
  const times: number[] = []
  while (wantsMore(times.length)) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
    await wait(betweenListsMs)
  }
  return times
}

const measure = async (subject: Subject, students: number): Promise<Measured> => {
  const quiz = await subject.addQuiz(students)
  const readList = subject.readList ?? (() => Promise.resolve())
  const calm = await timesOf(readList, (count) => count < calmLists)
  await using tabs = tabCount > 0 ? await quiz.openTabs?.() : undefined
  await subject.call('startTurns')
  const cpuBefore = cpuSecondsOf(subject.pid)
  let isOver = false
  const [beginInTabs, waits, beside] = await Promise.all([
    tabs?.begin(students) ?? [],
    playClass(subject.url, tabs ? students - tabCount : students, quiz.studentOf).finally(
      () => (isOver = true),
    ),
    timesOf(readList, () => !isOver),
  ])
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
    subject.readList ? `${spread(calm)}, then ${spread(beside)}` : '',
    ...(tabCount > 0 ? [spread(beginInTabs)] : []),
  ]
  say(row.join('   '))
  rows.push(row)
  const { name } = subject
  return { ...waits, name, beginInTabs, students, cpuMs, longestTurnMs: longest, list: { calm, beside } }
}

const hold = (
  database: string,
  { students, longestTurnMs: longest, beginInTabs, list, ...waits }: Measured,
): void => {
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
  aim(
    `an instructor's list beside it, 95 of 100, ${students} students`,
    `the same before, ${database}`,
    quantile(list.beside, 0.95) / quantile(list.calm, 0.95),
    timesCalmList,
  )
  const longestBegin = longestBeginMs[database]
  if (longestBegin !== undefined && tabCount > 0)
    aim(
      `begin, everybody, ${tabCount} of ${students} in Chromium`,
      `ms, ${database}`,
      Math.max(...waits.begin, ...beginInTabs),
      longestBegin,
    )
  aim(`the longest turn of the event loop, ${students} students`, `ms, ${database}`, longest, longestTurnMs)
}

const waitOf = ({ begin, save, handIn, students }: Measured): number =>
  [...begin, ...save, ...handIn].reduce((sum, ms) => sum + ms, 0) / students

const compareQuizzes = (forAll: Measured, forEach: Measured): void => {
  const ratio = waitOf(forAll) / waitOf(forEach)
  const [more, less] = ratio > 1 ? ['for all', 'for each'] : ['for each', 'for all']
  const what = `all waits of a student, one quiz ${more}, ${forAll.students} students`
  aim(what, `one quiz ${less}, ${forAll.name}`, Math.max(ratio, 1 / ratio), timesEach)
}

const measureServices = async (database: string, databaseUrl?: string): Promise<Measured[]> => {
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
    addQuiz: async (students) => {
      const quizzes: QuizToTake[] = []
      while (quizzes.length < students) quizzes.push(await addOne())
      return { studentOf: () => ourStudent(defined(quizzes.pop(), 'a quiz for each')) }
    },
  }
  await playClass(subject.url, warmUp, (await subject.addQuiz(warmUp)).studentOf)
  const measured: Measured[] = []
  for (const students of sizes) {
    const forAll = await measure(subject, students)
    measured.push(forAll)
    hold(database, forAll)
    if (students <= mostQuizzes && tabCount === 0) compareQuizzes(forAll, await measure(each, students))
  }
  return measured
}

const measureLeast = async (databaseUrl: string): Promise<Measured[]> => {
  const least = await startProcess('../bench/crowd/least-service.ts', { databaseUrl })
  try {
    const subject: Subject = {
      name: 'the least service',
      ...least,
      addQuiz: async () => ({ studentOf: leastStudent }),
    }
    await playClass(subject.url, warmUp, leastStudent)
    const measured: Measured[] = []
    for (const students of sizes) measured.push(await measure(subject, students))
    return measured
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
