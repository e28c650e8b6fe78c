import { sql } from '../drizzle.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from '../open-database.ts'
import { readMigrations } from './read-migrations.ts'
import { openUnmigrated } from '../testing/test-database.ts'

/** A database from before students belonged to instructors. */
let opened: OpenDatabase
let db: OpenDatabase['db']
beforeAll(async () => {
  opened = await openUnmigrated()
  db = opened.db
  const migrations = await readMigrations()
  const itself = migrations.findIndex(({ name }) => name.endsWith('students-per-instructor'))
  await migrate(db, migrations.slice(0, itself))
})
afterAll(() => opened.close())

const moment = sql`'2030-03-01T12:00:00Z'`
const addQuiz = async (id: string, instructorId: string) => {
  await db.execute(sql`
    insert into quiz.quizzes (id, family_id, version, instructor_id, name, name_key, description, quiz_type,
      ai_model, duration, passing_percentage, created_at, updated_at)
    values (${id}, ${id}, 1, ${instructorId}, 'Q', 'q', '', 'full', 'none', 60, 50, ${moment}, ${moment})`)
  await db.execute(sql`
    insert into quiz.sessions (id, quiz_id, instructor_id, name, description, start_time, end_time, link_id,
      created_at)
    values (${`session of ${id}`}, ${id}, ${instructorId}, 'S', '', ${moment}, ${moment}, ${id},
      ${moment})`)
}
const addStudent = (id: string) =>
  db.execute(sql`
    insert into quiz.students (id, full_name, name_key, email, email_key, phone, city, country, university,
      university_key, created_at)
    values (${id}, ${id}, ${id}, ${`${id}@x.org`}, ${`${id}@x.org`}, '1', 'L', 'P', 'U', 'u', ${moment})`)
const addAttempt = (id: string, quizId: string, studentId: string) =>
  db.execute(sql`
    insert into quiz.attempts (id, quiz_id, session_id, student_id, number, started_at, due_at, city, country,
      is_counted)
    values (${id}, ${quizId}, ${`session of ${quizId}`}, ${studentId}, 1, ${moment}, ${moment}, 'L', 'P', true)`)

test('a student of two instructors becomes an unconfirmed record of each, with its attempts', async () => {
  await addQuiz('q1', 'ada')
  await addQuiz('q2', 'bea')
  for (const id of ['both', 'one', 'none']) await addStudent(id)
  await addAttempt('a1', 'q1', 'both')
  await addAttempt('a2', 'q2', 'both')
  await addAttempt('a3', 'q2', 'one')
  await migrate(db, (await readMigrations()).slice(0, 3))
  const { rows } = await db.execute(sql`
    select attempts.id, students.instructor_id as owner, email, kind, is_counted, students.id = 'both' as keeps_id
    from quiz.attempts join quiz.students on students.id = student_id order by attempts.id`)
  expect(rows).toEqual(
    [
      { id: 'a1', owner: 'ada', email: 'both@x.org', is_counted: true, keeps_id: true },
      { id: 'a2', owner: 'bea', email: 'both@x.org', is_counted: false, keeps_id: false },
      { id: 'a3', owner: 'bea', email: 'one@x.org', is_counted: true, keeps_id: false },
    ].map((row) => ({ ...row, kind: 'unconfirmed' })),
  )
  const counted = await db.execute(sql`select count(*)::int as n from quiz.students`)
  expect(counted.rows).toEqual([{ n: 3 }])
})
