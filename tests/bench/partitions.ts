/**
 * Measures what dividing attempts and answers into parts by a hash of their quiz would change: the work of
 * Postgres for one attempt, for results and for moving a quiz away, against the tables as they are, in turns on
 * one Postgres. Writes docs/performance.md.
 */
import { startServices } from '@quizwright/services/app.ts'
import pg from 'pg'
import { startPostgres } from '../../scripts/start-postgres.ts'
import {
  forms,
  type Form,
  makeForms,
  partCount,
  quizCount,
  attemptsPerQuiz,
} from './partitions/make-forms.ts'
import { type Work, works } from './partitions/work.ts'
import { median, say } from './performance/compare-calls.ts'
import { cores, summarize } from './performance/figures.ts'
import { recordPart } from './performance/record-part.ts'

/** The first rounds make Postgres choose a plan for all values, which it then keeps. */
const warmUps = 8
const rounds = 41

const title = 'Attempts in parts'
const note =
  `On ${cores()}. What ${(quizCount * attemptsPerQuiz).toLocaleString('en')} attempts of ${quizCount} quizzes with ` +
  `their answers cost as they are, and divided by a hash of the quiz into ${partCount} parts, in turns on one ` +
  'Postgres. The time is that of execution by prepared statements; blocks are those of 8 KB that it touches.'

type Cost = { ms: number; blocks: number }
type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }
type Explained = [{ Plan: Plan; 'Execution Time': number }]

const postgres = await startPostgres()
const client = new pg.Client({ connectionString: postgres.url })

const prepared = new Set<string>()
const run = async ({ what, statements }: Work, form: Form, round: number): Promise<Cost> => {
  const cost = { ms: 0, blocks: 0 }
  for (const [index, { sql, values }] of statements(form, round).entries()) {
    const name = `"${what} ${form} ${index}"`
    if (!prepared.has(name)) await client.query(`prepare ${name} as ${sql}`)
    prepared.add(name)
    const literals = values.map((value) => client.escapeLiteral(String(value))).join(', ')
    const { rows } = await client.query<{ 'QUERY PLAN': Explained }>(
      `explain (analyze, buffers, timing off, format json) execute ${name} (${literals})`,
    )
    const [explained] = rows[0]!['QUERY PLAN']
    cost.ms += explained['Execution Time']
    cost.blocks += explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks']
  }
  return cost
}

const rowOf = async (work: Work): Promise<string[]> => {
  const costs: Record<Form, Cost[]> = { whole: [], parts: [] }
  for (let round = 0; round < warmUps + rounds; round++)
    for (const form of forms) {
      const cost = await run(work, form, round)
      if (round >= warmUps) costs[form].push(cost)
    }
  const ratios = summarize(costs.parts.map(({ ms }, round) => ms / costs.whole[round]!.ms))
  const of = (form: Form, field: keyof Cost) => median(costs[form].map((cost) => cost[field]))
  const row = [
    work.what,
    of('whole', 'ms').toFixed(2),
    of('parts', 'ms').toFixed(2),
    `${ratios.median} (${ratios.least} to ${ratios.greatest})`,
    String(of('whole', 'blocks')),
    String(of('parts', 'blocks')),
  ]
  say(row.join('   '))
  return row
}

try {
  // Their migrations create the tables that are copied here.
  const services = await startServices({ database: { url: postgres.url }, seed: 'none' })
  await services.close()
  await client.connect()
  await makeForms(client)
  const rows: string[][] = []
  for (const work of works) rows.push(await rowOf(work))
  recordPart('partitions', {
    title,
    note,
    figures: [],
    tables: [
      {
        title: 'One table, and sixteen parts',
        head: ['what', 'one table, ms', 'in parts, ms', 'ratio', 'one table, blocks', 'in parts, blocks'],
        rows,
      },
    ],
  })
} finally {
  await client.end()
  await postgres.stop()
}
