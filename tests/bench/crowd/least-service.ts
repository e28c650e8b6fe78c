/**
 * The least that a service in this runtime can do for a class: fastify and pg, the same rows, one statement a call.
 * It checks the attempt's token and nothing else, and has no limits, rules, statistics, headers, metrics or logs.
 */
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import pg from 'pg'
import { endWithParent, serveCalls } from '../../support/processes.ts'

endWithParent()
const { databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as { databaseUrl: string }
/** As many connections as the services keep for students. */
const pool = new pg.Pool({ connectionString: databaseUrl, max: 7 })
const questionCount = 10

await pool.query(`
  create schema if not exists least;
  create table if not exists least.questions (id text primary key, place int, content jsonb, correct int);
  create table if not exists least.students (id text primary key, details jsonb);
  create table if not exists least.attempts (id text primary key, student_id text references least.students,
    token text, started_at timestamptz, due_at timestamptz, submitted_at timestamptz, marks int);
  create table if not exists least.answers (attempt_id text references least.attempts,
    question_id text references least.questions, selected int, answered_at timestamptz, marks int,
    primary key (attempt_id, question_id));
  insert into least.questions
    select 'q' || n, n, jsonb_build_object('question', 'How much is ' || n || ' + ' || n || '?', 'options',
      jsonb_build_array(n, 2 * n, 3 * n, n + 100)), 1
    from generate_series(0, ${questionCount - 1}) n on conflict do nothing`)

const statement = async (name: string, text: string, values: unknown[]) => {
  const { rows } = await pool.query<Record<string, unknown>>({ name, text, values })
  return { data: rows[0] ?? {} }
}

const app = fastify()
app.post('/attempts', async ({ body }) =>
  statement(
    'begin',
    `with student as (insert into least.students values ($1, $2) returning id),
      attempt as (insert into least.attempts
        select $3, id, $4, now(), now() + interval '30 minutes' from student returning id, token, due_at)
    select attempt.*, (select jsonb_agg(content order by place) from least.questions) as questions from attempt`,
    [randomUUID(), body, randomUUID(), randomUUID()],
  ),
)
app.put<{ Params: { id: string }; Body: { question_id: string; selected: number } }>(
  '/attempts/:id',
  async ({ params, body, headers }) =>
    statement(
      'save',
      `insert into least.answers select id, $3, $4, now() from least.attempts
        where id = $1 and token = $2 and submitted_at is null and due_at > now()
      on conflict (attempt_id, question_id) do update set selected = excluded.selected, answered_at = now()
      returning 1 as saved`,
      [params.id, headers.authorization, body.question_id, body.selected],
    ),
)
app.post<{ Params: { id: string } }>('/attempts/:id/hand-in', async ({ params, headers }) =>
  statement(
    'hand-in',
    `with marked as (update least.answers a set marks = (a.selected = q.correct)::int
        from least.questions q, least.attempts t
        where a.attempt_id = $1 and q.id = a.question_id and t.id = a.attempt_id and t.token = $2
        returning a.marks)
    update least.attempts set submitted_at = now(), marks = (select sum(marks) from marked)
    where id = $1 and token = $2 and submitted_at is null returning submitted_at, marks`,
    [params.id, headers.authorization],
  ),
)
serveCalls(await app.listen({ host: '127.0.0.1', port: 0 }), {})
