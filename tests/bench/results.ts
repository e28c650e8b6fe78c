/**
 * Measures how long a page and a search of the results take for a quiz with a hundred thousand of them,
 * against one with a thousand, and how long the export of all takes against Postgres' own COPY of the same
 * rows. Alternates in one run on a real Postgres. Writes docs/performance.md and exits with 1 if a ratio is
 * above its aim.
 */
import type { Client } from '@quizwright/contracts/http/client.ts'
import { resultLimits } from '@quizwright/contracts/limits.ts'
import { startServices } from '@quizwright/services/app.ts'
import { queryPostgres } from '../../scripts/query-postgres.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { populate } from '../support/populate.ts'
import { equip } from '../support/world.ts'
import { addQuizToTake, type QuizToTake } from './add-quiz-to-take.ts'
import { generateAttempts } from './generate-attempts.ts'
import { compareCalls, say, timed } from './performance/compare-calls.ts'
import { cores, type Figure } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'

const [few, many] = [1_000, 100_000]
const questionCount = 5
const aims = { page: 1.5, export: 3 } as const
const perPage = 20

const title = 'Results'
const note =
  `On ${cores()}. What a call takes at a quiz with a hundred thousand results, of what it takes at one with a ` +
  'thousand, in turns on one Postgres; the export is read in the parts in which the page reads it. Ratios are those ' +
  'of one round.'

const readings = (client: Client, { quizId, sessionId }: QuizToTake, results: number) => {
  const readPage = (from: number) => () =>
    client.getResultsByQuiz({ params: { id: quizId }, query: { from, count: perPage } })
  return {
    'the first page': readPage(0),
    'a page in the middle': readPage(results / 2),
    'the last page': readPage(results - perPage),
    'the first page of a session': () =>
      client.getResultsBySession({ params: { id: sessionId }, query: { from: 0, count: perPage } }),
  }
}

/** Part by part, as the page does for a download. */
const readAll = async (client: Client, { quizId }: QuizToTake): Promise<void> => {
  for (let from = 0; from < many; from += resultLimits.perResponse)
    await client.getResultsByQuiz({
      params: { id: quizId },
      query: { from, count: resultLimits.perResponse },
    })
}

/** The data of a result: the attempt, its student, and which questions were skipped and marked. */
const copyStatement = ({ quizId }: QuizToTake): string => {
  const those = (flag: string) =>
    `(select array_agg(question_id) from quiz.attempt_answers where attempt_id = a.id and ${flag})`
  return `copy (
    select a.*, s.*, ${those('is_skipped')}, ${those('is_marked')}
    from quiz.attempts a join quiz.students s on s.id = a.student_id
    where a.quiz_id = '${quizId}' order by a.submitted_at desc, a.id desc
  ) to '/dev/null' csv`
}

const postgres = await startPostgres()
const services = await startServices({ database: { url: postgres.url }, seed: 'none' })
try {
  const people = populate(services.db)
  const addresses = { gatewayUrl: services.url, servicesUrl: services.url }
  const instructor = equip(await people.addInstructor(), addresses, people)
  const addTaken = async (attempts: number): Promise<QuizToTake> => {
    const quiz = await addQuizToTake(instructor, questionCount)
    await generateAttempts(services.db, quiz.quizId, attempts)
    return quiz
  }
  const [small, large] = [await addTaken(few), await addTaken(many)]
  // Autovacuum would do this before long.
  await queryPostgres(postgres.url, 'vacuum analyze')

  say(`${'medians of'.padEnd(44)} ${String(few).padStart(10)} ${String(many).padStart(10)}`)
  const figures: Figure[] = []
  const [ofSmall, ofLarge] = [
    readings(instructor.direct, small, few),
    readings(instructor.direct, large, many),
  ]
  for (const what of Object.keys(ofSmall) as (keyof typeof ofSmall)[])
    figures.push(
      await compareCalls(
        { what, against: 'a thousand results', aim: aims.page, rounds: 21 },
        () => timed(ofSmall[what]),
        () => timed(ofLarge[what]),
      ),
    )
  figures.push(
    await compareCalls(
      { what: 'the export of all', against: 'COPY of the same rows', aim: aims.export, rounds: 5 },
      () => timed(() => queryPostgres(postgres.url, copyStatement(large))),
      () => timed(() => readAll(instructor.direct, large)),
    ),
  )
  const missed = recordPart('results', { title, note, figures, tables: [] })
  for (const aim of missed) say(`missed: ${aim}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await services.close()
  await postgres.stop()
}
