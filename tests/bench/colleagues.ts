/**
 * Measures what sharing costs, on a real Postgres: the list of 1,000 quizzes that others share against that of 1,000
 * own ones, alternating in one run, and the saves of one author while 200 have the same quiz open and say every 1.5
 * seconds where they are. Exits with 1 if the ratio or the 95th percentile of a save is above its aim.
 */
import { elementAt } from '@quizwright/domain/defined.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServices } from '@quizwright/services/app.ts'
import { sql } from 'drizzle-orm'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { highRates } from '../support/high-limits.ts'
import { populate } from '../support/populate.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { equip, type Instructor } from '../support/world.ts'
import { firstPage } from './first-page.ts'
import { compareCalls, say, timed } from './performance/compare-calls.ts'
import { cores, loadAtEnd, quantile, single } from './performance/figures.ts'
import { report } from './performance/report.ts'

const aims = { list: 1.5, saveMs: 300 } as const
const quizzes = 1_000
const authors = 200
const saves = 60
const everyMs = 1_500
const rounds = 21

const postgres = await startPostgres()
const services = await startServices({ database: { url: postgres.url }, seed: 'none', limits: highRates })
const people = populate(services.db)
const addPerson = async (): Promise<Instructor> =>
  equip(await people.addInstructor(), { gatewayUrl: services.url, servicesUrl: services.url }, people)

/** Says where an author is until it is stopped, as an open editor does. */
const bePresent = async (author: Instructor, quizId: string, signal: AbortSignal): Promise<void> => {
  // Not all at the same moment.
  await sleep(Math.random() * everyMs)
  while (!signal.aborted) {
    const body = { quiz_id: quizId, device_id: author.uid, question_id: null, revision: null }
    await author.direct.bePresent({ body })
    await sleep(everyMs)
  }
}

/** Saves a quiz again and again, each time with another text. Returns how long each save took. */
const saveOften = async (author: Instructor, quizId: string): Promise<number[]> => {
  const times: number[] = []
  const questions = soundQuestions(20)
  for (let round = 0; round < saves; round++) {
    const { overview } = (await author.direct.getQuizOverview({ query: { quizId } })).data
    const body = {
      quiz_id: quizId,
      questions: questions.map((one) => ({ ...one, solution: `Because of ${round}.` })),
      is_published: false,
      is_skippable: true,
      baseRevision: overview.revision,
    }
    times.push(await timed(() => author.direct.addQuestions({ body })))
    await sleep(250)
  }
  return times
}

try {
  const [reader, owner] = [await addPerson(), await addPerson()]
  for (const author of [reader, owner]) {
    const quizId = await addQuiz(author)
    await people.addCopies(quizId, quizzes - 1)
  }
  await people.shareAll(owner.uid, reader.uid, 'editor')
  await services.db.execute(sql`analyze`)
  const { data } = await reader.direct.getSharedQuizzes({ body: firstPage })
  if (data.total !== quizzes) throw new Error(`${data.total} quizzes are shared, not ${quizzes}.`)
  const figures = [
    await compareCalls(
      {
        what: `the first page of ${quizzes} shared quizzes`,
        against: `${quizzes} own quizzes`,
        aim: aims.list,
        rounds,
      },
      () =>
        timed(() =>
          reader.direct.getFilteredQuizzes({ params: { instructorId: reader.uid }, body: firstPage }),
        ),
      () => timed(() => reader.direct.getSharedQuizzes({ body: firstPage })),
    ),
  ]

  const quizId = await addQuiz(owner, {}, soundQuestions(20))
  const team = await Promise.all(Array.from({ length: authors }, addPerson))
  for (const { email } of team)
    await owner.direct.addShare({ body: { quiz_id: quizId, email, role: 'editor' } })
  const alone = await saveOften(owner, quizId)
  const leaving = new AbortController()
  const present = team.map((author) => bePresent(author, quizId, leaving.signal))
  await sleep(2 * everyMs)
  const together = await saveOften(elementAt(team, 0), quizId)
  leaving.abort()
  await Promise.all(present)
  const [p95, p95Alone] = [quantile(together, 0.95), quantile(alone, 0.95)]
  say(`p95 of a save: ${p95.toFixed(0)} ms among ${authors} authors, ${p95Alone.toFixed(0)} ms alone`)
  figures.push(
    single(`p95 of a save among ${authors} authors, in ms`, 'a quiz of 20 questions', p95, aims.saveMs),
  )
  report({ title: 'Colleagues', note: `On ${cores()}. ${loadAtEnd()}`, figures, tables: [] })
} finally {
  await services.close()
  await postgres.stop()
}
