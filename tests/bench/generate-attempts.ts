import type { Database } from '@quizwright/services/database/database.ts'
import { rebuildCounts } from '@quizwright/services/statistics/counts/rebuild-counts.ts'
import { sql } from '@quizwright/services/database/drizzle.ts'

/** The share of attempts that are the second one of their student. */
const secondShare = 0.2

/**
 * Creates handed-in attempts at a quiz of questions with options, directly in the database: students with
 * normally distributed abilities, questions from easy to hard, 40 cities. The table of counts is built from
 * them as the services do after an upgrade; the attempts are rows like any others.
 */
export const generateAttempts = (db: Database, quizId: string, attempts: number): Promise<void> =>
  db.transaction(async (tx) => {
    const students = Math.ceil(attempts * (1 - secondShare))
    const name = (prefix: string) => sql`${`${prefix}-${quizId}-`}::text`
    await tx.execute(sql`set local statement_timeout = 0`)
    // Sorting millions of rows on disk would take most of the time,
    await tx.execute(sql`set local work_mem = '512MB'`)
    // and so would checking references, which are correct by construction.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`select setseed(0.5)`)
    await tx.execute(sql`
      create temporary table generated on commit drop as
      with students as materialized (
          select i, sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as ability
          from generate_series(0, ${students - 1}) i
        ),
        places as materialized (
          select array_agg(q.place order by q.place) as places from quiz.questions q where q.quiz_id = ${quizId}
        )
      select a.i, s.i as student, 1 + a.i / ${students} as number,
        (
          select array_agg((random() < 1 / (1 + exp(0.6 * (place - 3) - s.ability)))::integer order by place)
          from unnest(p.places) place
        ) as marks
      from generate_series(0, ${attempts - 1}) a(i) join students s on s.i = a.i % ${students} cross join places p`)
    await tx.execute(sql`analyze generated`)
    await tx.execute(sql`
      insert into quiz.students (
        id, instructor_id, kind, full_name, name_key, email, email_key, mailbox_key, phone, city,
        country, university, university_key, details_key, created_at
      )
      select ${name('s')} || i, q.instructor_id, 'unconfirmed', 'Student ' || i, 'student ' || i, i || '@' || q.id,
        i || '@' || q.id, i || '@' || q.id, '', 'City ' || i % 40, 'Pakistan', 'A college', 'a college',
        ${name('d')} || i, now()
      from generate_series(0, ${students - 1}) i cross join quiz.quizzes q where q.id = ${quizId}`)
    await tx.execute(sql`
      insert into quiz.attempts (
        id, quiz_id, session_id, student_id, number, started_at, due_at, submitted_at, time_spent, obtained_marks,
        total_marks, correct_percentage, correct_count, incorrect_count, skipped_count, is_passed, city, country
      )
      select ${name('a')} || lpad(g.i::text, 8, '0'), ${quizId}, s.id, ${name('s')} || g.student, g.number, now(),
        now(), now() - (g.i || ' seconds')::interval, 60 + g.i % 600, correct.n, cardinality(marks),
        100.0 * correct.n / cardinality(marks), correct.n, cardinality(marks) - correct.n, 0,
        correct.n * 2 >= cardinality(marks), 'City ' || g.student % 40, 'Pakistan'
      from generated g
        cross join lateral (select sum(mark) as n from unnest(g.marks) mark) correct
        join quiz.sessions s on s.quiz_id = ${quizId} and s.is_general`)
    await tx.execute(sql`
      insert into quiz.attempt_answers (
        attempt_id, question_id, revision_id, place, selected, uploaded_images, is_skipped, is_marked, is_correct,
        obtained_marks, total_marks, time_spent
      )
      select ${name('a')} || lpad(g.i::text, 8, '0'), q.id, q.revision_id, q.place,
        array[case when g.marks[q.place] = 1 then 1 else (g.i % 2) * 2 end], '{}', false, false,
        g.marks[q.place] = 1, g.marks[q.place], 1, 5 + g.i % 60
      from generated g join quiz.questions q on q.quiz_id = ${quizId}`)
    await tx.execute(sql`update quiz.quizzes set attempts = ${attempts} where id = ${quizId}`)
    // Without up-to-date row counts, Postgres would plan a lookup for each row.
    await tx.execute(sql`analyze`)
    await rebuildCounts(tx, [quizId])
  })
