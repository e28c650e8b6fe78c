import { elementAt } from '@quizwright/domain/defined.ts'
import { atMost, type Figure, quantile, summarize } from '../performance/figures.ts'
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

/** Compares the rounds of a class with the aims for its database and its size, if there are any. */
export const compareWithAims = (rounds: readonly Measured[]): Figure[] => {
  const { name: database, students } = elementAt(rounds, 0)
  const of = aims[database]?.[students]
  if (!of) return []
  const longestBegin = longestBeginMs[database]
  const inTabs = elementAt(rounds, 0).beginInTabs.length
  return [
    ...(['begin', 'save', 'handIn'] as const)
      .filter((call) => Number.isFinite(of[call]))
      .map((call) =>
        atMost(
          `${call}, 95 of 100, ${students} students`,
          `ms, ${database}`,
          rounds.map((round) => quantile(round[call], 0.95)),
          of[call],
        ),
      ),
    atMost(
      `an instructor's list beside it, 95 of 100, ${students} students`,
      `the same before, ${database}`,
      rounds.map(({ list }) => quantile(list.beside, 0.95) / quantile(list.calm, 0.95)),
      timesCalmList,
    ),
    ...(longestBegin !== undefined && inTabs > 0
      ? [
          atMost(
            `begin, everybody, ${inTabs} of ${students} in Chromium`,
            `ms, ${database}`,
            rounds.map(({ begin, beginInTabs }) => Math.max(...begin, ...beginInTabs)),
            longestBegin,
          ),
        ]
      : []),
    atMost(
      `the longest turn of the event loop, ${students} students`,
      `ms, ${database}`,
      rounds.map(({ longestTurnMs: longest }) => longest),
      longestTurnMs,
    ),
  ]
}

const waitOf = ({ begin, save, handIn, students }: Measured): number =>
  [...begin, ...save, ...handIn].reduce((sum, ms) => sum + ms, 0) / students

/** Compares one quiz for all with one for each student, round by round. The slower one, by the median, is named. */
export const compareQuizzes = (forAll: readonly Measured[], forEach: readonly Measured[]): Figure => {
  const { students, name } = elementAt(forAll, 0)
  const ratios = forAll.map((round, index) => waitOf(round) / waitOf(elementAt(forEach, index)))
  const isSlowerForAll = summarize(ratios).median > 1
  const [more, less] = isSlowerForAll ? ['for all', 'for each'] : ['for each', 'for all']
  return atMost(
    `all waits of a student, one quiz ${more}, ${students} students`,
    `one quiz ${less}, ${name}`,
    ratios.map((ratio) => (isSlowerForAll ? ratio : 1 / ratio)),
    timesEach,
  )
}

/** Compares the CPU time of a class with that of the least service, round by round. */
export const compareWithLeast = (ours: readonly Measured[], least: readonly Measured[]): Figure =>
  atMost(
    `CPU of an attempt, ${elementAt(ours, 0).students} students`,
    'the least service',
    ours.map(({ cpuMs }, index) => cpuMs / elementAt(least, index).cpuMs),
    timesLeast,
  )
