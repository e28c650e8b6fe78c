/**
 * Measures the cost of reading each statistic and of handing in an attempt, for a quiz with a million
 * attempts against one with a thousand, alternating in one run on a real Postgres. Before that, a thousand
 * students take LSAT 6 through the learner's calls, and the statistics are compared with the published ones.
 * Exits with 1 if a ratio is above its aim or a figure differs. BENCH_ATTEMPTS
 * makes the large quiz smaller; then nothing is written.
 */
import type { Client } from '@quizwright/contracts/http/client.ts'
import { entryOf } from '@quizwright/domain/defined.ts'
import { startServices } from '@quizwright/services/app.ts'
import { begin } from '@quizwright/services/test-support/learner-client.ts'
import { sql } from '@quizwright/services/database/drizzle.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { populate } from '../support/populate.ts'
import { soundQuestions } from '../support/seed-objects.ts'
import { equip } from '../support/world.ts'
import { addQuizToTake, type QuizToTake } from './add-quiz-to-take.ts'
import { generateAttempts } from './generate-attempts.ts'
import { compareCalls, say, timed } from './performance/compare-calls.ts'
import { cores, type Figure } from './performance/figures.ts'
import { report } from './performance/report.ts'
import { readLsat, sitLsat } from './sit-lsat.ts'

const targets = { reading: 1.5, storing: 1.5 } as const
const few = 1_000
const many = Number(process.env.BENCH_ATTEMPTS ?? 1_000_000)
const rounds = 21
const questionCount = 5

const title = 'Statistics'
const note =
  `On ${cores()}. What each call takes at a quiz with a million attempts, of what it takes at one with a thousand, ` +
  'in turns on one Postgres. Ratios are those of one round.'

const readings = (
  client: Client,
  { quizId, sessionId }: QuizToTake,
): Record<string, () => Promise<unknown>> => {
  const params = { id: quizId }
  return {
    'overall figures': () => client.getQuizStats({ params }),
    'overall figures of a session': () => client.getQuizStats({ params: { ...params, x: sessionId } }),
    'item statistics': () => client.getItemStatistics({ params, query: { attempts: 'all' } }),
    'top students': () => client.getTopStudents({ params, query: { attempt: 'latest' } }),
    'first ten of a session': () =>
      client.getTopStudents({ params: { id: sessionId }, query: { count: 10 } }),
    cities: () => client.getCityWiseStats({ params, query: {} }),
    'toughest questions': () => client.getToughestQuestions({ params }),
    'topic strengths': () => client.getTopicWiseStrength({ params: { id: sessionId } }),
    'figures of each question': () => client.getResultByQuiz({ params, query: {} }),
    trend: () => client.getQuizPerformance({ params }),
  }
}

/** New students take the quiz one after the other; only handing in is timed. */
const handIn = async (
  servicesUrl: string,
  { sessionId, questionIds }: QuizToTake,
  name: string,
): Promise<number> => {
  const { params, learner } = await begin(servicesUrl, sessionId, name)
  const answers = questionIds.map((question_id, index) => ({
    question_id,
    selected: [index % 4],
    answer: '',
    is_marked: false,
    time_spent: 1,
  }))
  return timed(() => learner.handInAttempt({ params, body: { answers } }))
}

const against = 'a thousand attempts'

const postgres = await startPostgres()
const services = await startServices({ database: { url: postgres.url }, seed: 'none' })
try {
  const people = populate(services.db)
  const instructor = equip(
    await people.addInstructor(),
    { gatewayUrl: services.url, servicesUrl: services.url },
    people,
  )
  const answers = readLsat()
  if (!answers) say('The answers to LSAT 6 are not here: their statistics are left out.')
  const lsatIsRight = !answers || (await sitLsat(answers, instructor, services.url, say))
  const [small, large] = [
    await addQuizToTake(instructor, soundQuestions(questionCount)),
    await addQuizToTake(instructor, soundQuestions(questionCount)),
  ]
  for (const [quiz, attempts] of [
    [small, few],
    [large, many],
  ] as const) {
    const ms = await timed(() => generateAttempts(services.db, quiz.quizId, attempts))
    // Autovacuum would do this before long.
    await services.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`analyze`)
    })
    say(`${attempts} attempts at ${questionCount} questions made and counted in ${(ms / 1_000).toFixed(0)} s`)
  }
  say(`${'medians of'.padEnd(44)} ${String(few).padStart(10)} ${String(many).padStart(10)}`)
  const [ofSmall, ofLarge] = [readings(instructor.direct, small), readings(instructor.direct, large)]
  const figures: Figure[] = []
  for (const name of Object.keys(ofSmall))
    figures.push(
      await compareCalls(
        { what: `reading ${name}`, against, aim: targets.reading, rounds },
        () => timed(entryOf(ofSmall, name)),
        () => timed(entryOf(ofLarge, name)),
      ),
    )
  figures.push(
    await compareCalls(
      { what: 'handing in an attempt', against, aim: targets.storing, rounds },
      (round) => handIn(services.url, small, `S${round}`),
      (round) => handIn(services.url, large, `L${round}`),
    ),
  )
  report({ title, note, figures, tables: [] })
  if (!lsatIsRight) process.exitCode = 1
} finally {
  await services.close()
  await postgres.stop()
}
