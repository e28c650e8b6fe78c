/**
 * Measures how long a page of the results takes for a quiz with a hundred thousand of them, against one with
 * a thousand, and how long the page takes to read all of them for a download, against Postgres' own COPY of
 * the same rows. Alternates in one run on a real Postgres; the services are a process of their own, as with
 * `pnpm start`. Writes docs/performance.md and exits with 1 if a ratio is above its aim.
 */
import type { Client } from '@quizwright/contracts/http/client.ts'
import { startServices } from '@quizwright/services/app.ts'
import { queryPostgres } from '../../scripts/query-postgres.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { readAllResults } from '../../packages/web/src/results/read-all-results.ts'
import { startProcessWorld } from '../support/process-world.ts'
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
  'thousand, in turns on one Postgres. The export is what the page reads for a download of all results, straight ' +
  'from the services. Ratios are those of one round.'

/** Pages are read as in the list on the page: each behind the last result of the one before. */
const readings = async (client: Client, { quizId, sessionId }: QuizToTake, results: number) => {
  const params = { id: quizId }
  const count = perPage
  const idAt = async (from: number): Promise<string> => {
    const { data } = await client.getResultsByQuiz({ params, query: { from, count: 1 } })
    return data.results[0]!._id
  }
  const readBehind = (after: string) => () =>
    client.getResultsByQuiz({ params, query: { from: 0, count, after } })
  return {
    'the first page': () => client.getResultsByQuiz({ params, query: { from: 0, count } }),
    'a page in the middle': readBehind(await idAt(results / 2)),
    'the last page': readBehind(await idAt(results - perPage - 1)),
    'the first page of a session': () =>
      client.getResultsBySession({ params: { id: sessionId }, query: { from: 0, count } }),
  }
}

const readAll = async (client: Client, { quizId }: QuizToTake): Promise<void> => {
  const results = await readAllResults(
    async (query) => (await client.getResultsByQuiz({ params: { id: quizId }, query })).data,
  )
  if (results.length !== many) throw new Error(`${results.length} of ${many} results were read.`)
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
try {
  await using world = await startProcessWorld({ databaseUrl: postgres.url })
  const instructor = await world.addInstructor()
  const [small, large] = [
    await addQuizToTake(instructor, questionCount),
    await addQuizToTake(instructor, questionCount),
  ]
  const filling = await startServices({ database: { url: postgres.url }, seed: 'none' })
  await generateAttempts(filling.db, small.quizId, few)
  await generateAttempts(filling.db, large.quizId, many)
  await filling.close()
  // Autovacuum would do this before long.
  await queryPostgres(postgres.url, 'vacuum analyze')

  say(`${'medians of'.padEnd(44)} ${String(few).padStart(10)} ${String(many).padStart(10)}`)
  const figures: Figure[] = []
  const [ofSmall, ofLarge] = [
    await readings(instructor.direct, small, few),
    await readings(instructor.direct, large, many),
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
  await postgres.stop()
}
