/**
 * Measures how long any page, filter, sort and search of the list takes for an instructor with a hundred
 * thousand quizzes, against the first page for one with a hundred; also the counts and the home beside the
 * list. Alternates in one run on a real Postgres. Writes docs/performance.md and exits with 1 if a ratio is
 * above its aim.
 */
import { startServices } from '@quizwright/services/app.ts'
import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { queryPostgres } from '../../scripts/query-postgres.ts'
import { startPostgres } from '../../scripts/start-postgres.ts'
import { populate } from '../support/populate.ts'
import { equip, type Instructor } from '../support/world.ts'
import { generateQuizzes } from './generate-quizzes.ts'
import { compareCalls, median, say, timed } from './performance/compare-calls.ts'
import { cores, type Figure } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'

const [few, many] = [100, 100_000]
const aim = 2
const rounds = 21
const perPage = 50

const title = 'The list of quizzes'
const note =
  `On ${cores()}. What a call takes an instructor with a hundred thousand quizzes, of what it takes one with a ` +
  'hundred, in turns on one Postgres. Ratios are those of one round. A search that finds all reads the names from ' +
  'an index to count them. The table has the time that Postgres alone takes for this.'

type Asked = { [Part in keyof ListState]?: Partial<ListState[Part]> }
const stateOf = ({ filters, sort, search, pagination }: Asked): ListState => ({
  filters: { ...defaultListState.filters, ...filters },
  sort: { ...defaultListState.sort, ...sort },
  search: { ...defaultListState.search, ...search },
  pagination: { page: 1, perPage, ...pagination },
})
const search = (value: string, everywhere = false): Asked => ({ search: { search: true, value, everywhere } })

/** Requests by page, order, filter and search. */
const asked: Record<string, Asked> = {
  'the first page': {},
  'a page in the middle': { pagination: { page: 570 } },
  'the last page': { pagination: { page: 1_142 } },
  'sorted by name': { sort: { sortBy: 'name', sortOrder: 1 } },
  'sorted by course, in the middle': { sort: { sortBy: 'course.name' }, pagination: { page: 570 } },
  'sorted by reports': { sort: { sortBy: 'reports_count' } },
  'of one type, in the middle': { filters: { quiz_type: 'pop' }, pagination: { page: 140 } },
  'of one course': { filters: { course_id: 'course-3' } },
  'of one course and type, sorted by name': {
    filters: { course_id: 'course-3', quiz_type: 'pop' },
    sort: { sortBy: 'name' },
  },
  archived: { filters: { is_archived: true } },
  'a name that one quiz has, searched': search('quiz 99998'),
  'a name that all have, searched': search('quiz'),
  'what none has, searched': search('nothing'),
  'searched in names, courses and modules': search('module 77', true),
}

const readList = (instructor: Instructor, state: ListState) => () =>
  timed(() => instructor.direct.getFilteredQuizzes({ params: { instructorId: instructor.uid }, body: state }))
const readCounts = ({ direct, uid }: Instructor) => {
  const call = { params: { instructorId: uid }, body: { search: defaultListState.search } }
  return () => timed(() => direct.countQuizzes(call))
}
const readHome =
  ({ direct, uid }: Instructor) =>
  () =>
    timed(() => direct.getHome({ params: { instructorId: uid } }))

const medianOf = async (work: () => Promise<unknown>): Promise<number> => {
  const all: number[] = []
  for (let round = 0; round < rounds; round++) all.push(await timed(work))
  return median(all)
}

const postgres = await startPostgres()
const services = await startServices({ database: { url: postgres.url }, seed: 'none' })
try {
  const people = populate(services.db)
  const addInstructor = async (quizzes: number): Promise<Instructor> => {
    const addresses = { gatewayUrl: services.url, servicesUrl: services.url }
    const instructor = equip(await people.addInstructor(), addresses, people)
    await generateQuizzes(services.db, instructor, quizzes)
    return instructor
  }
  const [small, large] = [await addInstructor(few), await addInstructor(many)]
  // Autovacuum would do this before long.
  await queryPostgres(postgres.url, 'vacuum analyze')
  say(`${'medians of'.padEnd(44)} ${String(few).padStart(10)} ${String(many).padStart(10)}`)

  const figures: Figure[] = []
  const against = 'the first page of a hundred'
  for (const [what, state] of Object.entries(asked))
    figures.push(
      await compareCalls(
        { what, against, aim, rounds },
        readList(small, stateOf({})),
        readList(large, stateOf(state)),
      ),
    )
  for (const [what, call] of [
    ['the counts of all filters', readCounts],
    ['the home', readHome],
  ] as const)
    figures.push(
      await compareCalls({ what, against, aim, rounds }, readList(small, stateOf({})), call(large)),
    )

  const state = `instructor_id = '${large.uid}' and is_published and not is_archived`
  const counting = await medianOf(() =>
    queryPostgres(
      postgres.url,
      `select count(*) from quiz.quizzes where ${state} and name_key like '%quiz%'`,
    ),
  )
  const countingFromIndex = await medianOf(() =>
    queryPostgres(
      postgres.url,
      `select count(*) from (select name_order from quiz.quizzes
        where ${state} and name_order like '%quiz%' order by name_order) as read`,
    ),
  )
  const connecting = await medianOf(() => queryPostgres(postgres.url, 'select 1'))
  const first = await medianOf(readList(small, stateOf({})))
  const floor = {
    title: 'A search that finds all, without our servers',
    head: ['what', 'ms'],
    rows: [
      ['the first page of a hundred', first.toFixed(1)],
      ['Postgres alone, only counting the names', (counting - connecting).toFixed(1)],
      ['the same from the index of the names', (countingFromIndex - connecting).toFixed(1)],
    ],
  }
  const missed = recordPart('list', { title, note, figures, tables: [floor] })
  for (const one of missed) say(`missed: ${one}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await services.close()
  await postgres.stop()
}
