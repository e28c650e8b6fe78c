/**
 * Measures what sharing costs, on a real Postgres: the list of 1,000 quizzes that others share against that of 1,000
 * own ones, alternating in one run; and through the gateway the saves of one author while 200 have the same quiz open,
 * and when they have what was saved. Exits with 1 if an aim is missed.
 */
import { startServices } from '@quizwright/services/app.ts'
import { sql } from '@quizwright/services/database/drizzle.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { highRates } from '../support/high-limits.ts'
import { populate } from '../support/populate.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { equip, type Instructor } from '../support/world.ts'
import { measureAuthors } from './authors-of-one-quiz.ts'
import { firstPage } from './first-page.ts'
import { compareCalls, say, timed } from './performance/compare-calls.ts'
import { cores, loadAtEnd, quantile, single } from './performance/figures.ts'
import { report } from './performance/report.ts'

const aims = { list: 1.5, saveMs: 300, seenMs: 2_000 } as const
const quizzes = 1_000
const authors = 200
const saves = 20
const rounds = 21

const postgres = await startPostgres()
const services = await startServices({ database: { url: postgres.url }, seed: 'none', limits: highRates })
const people = populate(services.db)
const addPerson = async (): Promise<Instructor> =>
  equip(await people.addInstructor(), { gatewayUrl: services.url, servicesUrl: services.url }, people)

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

  const { alone, together, seenAfter, unheard, cpuMs } = await measureAuthors(postgres.url, authors, saves)
  const [p95, p95Alone] = [quantile(together, 0.95), quantile(alone, 0.95)]
  say(`p95 of a save: ${p95.toFixed(0)} ms among ${authors} authors, ${p95Alone.toFixed(0)} ms alone`)
  const seen = [0.5, 0.95, 1].map((share) => quantile(seenAfter, share).toFixed(0)).join(', ')
  say(`a save is with the others after ${seen} ms (half, 95 of 100, all)`)
  say(`${seenAfter.length} of these were noted, and ${unheard} calls failed`)
  say(`an author costs ${cpuMs.toFixed(0)} ms of CPU a minute`)
  const quiz = `a quiz of 20 questions that ${authors} authors have open`
  figures.push(
    single('p95 of a save, in ms', quiz, p95, aims.saveMs),
    single('p95 until a save is with the others, in ms', quiz, quantile(seenAfter, 0.95), aims.seenMs),
  )
  report({ title: 'Colleagues', note: `On ${cores()}. ${loadAtEnd()}`, figures, tables: [] })
} finally {
  await services.close()
  await postgres.stop()
}
