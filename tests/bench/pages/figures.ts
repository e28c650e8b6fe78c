import { loadavg } from 'node:os'
import { cores, type Figure, type Part, summarize } from '../performance/figures.ts'
import type { LearnerVisit } from './learner.ts'
import type { Visit } from './visit.ts'

/** The largest layout shift of a screen, and the longest task on the slowed CPU. */
const maxShift = 0.02
const maxTaskMs = 250
/** What a student's way from the link to the first question may take. */
const maxLearnerSeconds = 3
const maxLearnerKB = 60
/** The largest ratio of a screen's blocking time to that of react-dom alone with ready data. */
const maxTimesPlain = 1.6

const figuresOf = (screen: string, visits: readonly Visit[]): Figure[] => {
  const of = (read: (visit: Visit) => number) => summarize(visits.map(read))
  const maxKB = visits[0]?.maxKB ?? 0
  return [
    {
      what: `${screen}: first visit`,
      against: 'KB',
      ...of(({ bytes }) => bytes / 1_000),
      aim: maxKB,
      better: 'less',
    },
    {
      what: `${screen}: jumps`,
      against: 'layout shift',
      ...of(({ shift }) => shift),
      aim: maxShift,
      better: 'less',
    },
    {
      what: `${screen}: longest task`,
      against: 'ms, slowed to a quarter',
      ...of(({ longestMs }) => longestMs),
      aim: maxTaskMs,
      better: 'less',
    },
    {
      what: `${screen}: blocked`,
      against: 'the same DOM by react-dom alone',
      // Zero blocking time counts as one millisecond.
      ...of(({ blockedMs, plainlyBlockedMs }) => blockedMs / Math.max(1, plainlyBlockedMs)),
      aim: maxTimesPlain,
      better: 'less',
    },
  ]
}

const figuresOfLearners = (visits: readonly LearnerVisit[]): Figure[] => [
  {
    what: 'the student’s page: from the link to the first question',
    against: 'seconds, slow phone, 3G',
    ...summarize(visits.map(({ seconds }) => seconds)),
    aim: maxLearnerSeconds,
    better: 'less',
  },
  {
    what: 'the student’s page: until the first question, without formulas',
    against: 'KB',
    ...summarize(visits.map(({ bytes }) => bytes / 1_000)),
    aim: maxLearnerKB,
    better: 'less',
  },
]

/** The figures of the visits, screen by screen, and those of students. */
export const toPart = (
  visits: readonly Visit[],
  learnerVisits: readonly LearnerVisit[],
): Omit<Part, 'date'> => {
  const screens = Map.groupBy(visits, ({ screen }) => screen)
  const rows = [...screens].map(([screen, seen]) => [
    screen,
    String(seen[0]?.requests ?? 0),
    summarize(seen.map(({ blockedMs }) => blockedMs)).median.toFixed(0),
    summarize(seen.map(({ plainlyBlockedMs }) => plainlyBlockedMs)).median.toFixed(0),
  ])
  return {
    title: 'Screens',
    note:
      `On ${cores()}, in Chromium with nothing cached; the screens of a quiz of 20 questions with formulas, ` +
      'which 60 students took. 3G is that of WebPageTest: 1.6 Mbit/s, 300 ms there and back; what a student types is ' +
      'left out. Bytes are those on the wire, headers too. Tasks are timed by the clock: other ' +
      `work of the machine makes them longer; its load at the end was ${loadavg()[0]?.toFixed(1)}.`,
    figures: [
      ...[...screens].flatMap(([screen, seen]) => figuresOf(screen, seen)),
      ...figuresOfLearners(learnerVisits),
    ],
    tables: [
      {
        title: 'Beside it',
        head: ['screen', 'requests', 'blocked, ms, slowed to a quarter', 'by react-dom alone'],
        rows,
      },
    ],
  }
}
