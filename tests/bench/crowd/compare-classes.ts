import { elementAt } from '@quizwright/domain/defined.ts'
import { type Figure, quantile, single } from '../performance/figures.ts'
import type { Measured } from './measure-class.ts'

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
/** One quiz for all may cost so many times one for each, or the other way round. */
const timesEach = 1.2

/** Compares a class with the aims for its database and its size, if there are any. */
export const compareWithAims = ({
  name: database,
  students,
  longestTurnMs: longest,
  beginInTabs,
  list,
  ...waits
}: Measured): Figure[] => {
  const of = aims[database]?.[students]
  if (!of) return []
  const longestBegin = longestBeginMs[database]
  return [
    ...(['begin', 'save', 'handIn'] as const)
      .filter((call) => Number.isFinite(of[call]))
      .map((call) =>
        single(
          `${call}, 95 of 100, ${students} students`,
          `ms, ${database}`,
          quantile(waits[call], 0.95),
          of[call],
        ),
      ),
    single(
      `an instructor's list beside it, 95 of 100, ${students} students`,
      `the same before, ${database}`,
      quantile(list.beside, 0.95) / quantile(list.calm, 0.95),
      timesCalmList,
    ),
    ...(longestBegin !== undefined && beginInTabs.length > 0
      ? [
          single(
            `begin, everybody, ${beginInTabs.length} of ${students} in Chromium`,
            `ms, ${database}`,
            Math.max(...waits.begin, ...beginInTabs),
            longestBegin,
          ),
        ]
      : []),
    single(
      `the longest turn of the event loop, ${students} students`,
      `ms, ${database}`,
      longest,
      longestTurnMs,
    ),
  ]
}

const waitOf = ({ begin, save, handIn, students }: Measured): number =>
  [...begin, ...save, ...handIn].reduce((sum, ms) => sum + ms, 0) / students

/** Compares one quiz for all with one for each student. */
export const compareQuizzes = (forAll: Measured, forEach: Measured): Figure => {
  const ratio = waitOf(forAll) / waitOf(forEach)
  const [more, less] = ratio > 1 ? ['for all', 'for each'] : ['for each', 'for all']
  const what = `all waits of a student, one quiz ${more}, ${forAll.students} students`
  return single(what, `one quiz ${less}, ${forAll.name}`, Math.max(ratio, 1 / ratio), timesEach)
}

/** Compares the CPU time of each class with that of the least service, in the same order. */
export const compareWithLeast = (ours: readonly Measured[], least: readonly Measured[]): Figure[] =>
  ours.map(({ students, cpuMs }, index) =>
    single(
      `CPU of an attempt, ${students} students`,
      'the least service',
      cpuMs / elementAt(least, index).cpuMs,
      timesLeast,
    ),
  )
