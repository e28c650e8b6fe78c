import type pg from 'pg'

export const forms = ['whole', 'parts'] as const
export type Form = (typeof forms)[number]

export const partCount = 16
export const quizCount = 200
export const attemptsPerQuiz = 500
export const questionCount = 10

/** The id of an attempt in all forms, so that both do the same work. */
export const attemptId = (quiz: number, attempt: number): string =>
  `attempt-${String(attempt * quizCount + quiz).padStart(8, '0')}`
export const quizId = (quiz: number): string => `quiz-${quiz}`

const tables = ['attempts', 'attempt_answers'] as const

/** Creates both tables without parts, and again divided by a hash of the quiz, with the indexes of the product. */
export const makeForms = async (client: pg.Client): Promise<void> => {
  for (const form of forms) await client.query(`create schema ${form}`)
  await client.query(`
    create table whole.attempts (like quiz.attempts including defaults, primary key (id));
    create table whole.attempt_answers (
      like quiz.attempt_answers including defaults, primary key (attempt_id, question_id),
      foreign key (attempt_id) references whole.attempts);
    create table parts.attempts (like quiz.attempts including defaults, primary key (quiz_id, id))
      partition by hash (quiz_id);
    create table parts.attempt_answers (
      like quiz.attempt_answers including defaults, quiz_id text not null,
      primary key (quiz_id, attempt_id, question_id),
      foreign key (quiz_id, attempt_id) references parts.attempts) partition by hash (quiz_id)`)
  for (const table of tables)
    for (let part = 0; part < partCount; part++)
      await client.query(`create table parts.${table}_${part} partition of parts.${table}
        for values with (modulus ${partCount}, remainder ${part})`)
  await fill(client)
  await addIndexes(client)
  // Without their quiz, attempts are found by id as in the table without parts.
  await client.query(
    'create index on parts.attempts (id); create index on parts.attempt_answers (attempt_id)',
  )
  await client.query('vacuum analyze')
}

/** Attempts of all quizzes begin in turns, as they would over a term. */
const fill = async (client: pg.Client): Promise<void> => {
  await client.query(`
    insert into whole.attempts (
      id, quiz_id, session_id, student_id, number, started_at, due_at, submitted_at, time_spent, obtained_marks,
      total_marks, correct_percentage, correct_count, incorrect_count, skipped_count, is_passed, city, country
    )
    select 'attempt-' || lpad(i::text, 8, '0'), 'quiz-' || i % ${quizCount}, 'session-' || i % ${quizCount},
      'student-' || i / 4, 1, now(), now(), now() - (i || ' seconds')::interval, 300, 5, 10, 50, 5, 5, 0, true,
      'Lahore', 'Pakistan'
    from generate_series(0, ${quizCount * attemptsPerQuiz - 1}) i`)
  await client.query('insert into parts.attempts select * from whole.attempts')
  await client.query(`
    insert into whole.attempt_answers (
      attempt_id, question_id, revision_id, place, selected, uploaded_images, is_skipped, is_marked, is_correct,
      obtained_marks, total_marks, time_spent
    )
    select id, quiz_id || '-' || place, quiz_id || '-' || place, place, '{1}', '{}', false, false, true, 1, 1, 30
    from whole.attempts cross join generate_series(1, ${questionCount}) place`)
  await client.query(`
    insert into parts.attempt_answers
    select answer.*, attempt.quiz_id from whole.attempt_answers answer
      join whole.attempts attempt on attempt.id = answer.attempt_id`)
}

/** Adds the indexes of the product's tables, except those that the primary keys replace. */
const addIndexes = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'quiz' and tablename = any ($1) and indexname not like '%_pk%'`,
    [tables],
  )
  for (const form of forms)
    for (const { indexdef } of rows)
      await client.query(indexdef.replace(/ ON quiz\./, ` ON ${form}.`).replace(/INDEX \S+ ON/, 'INDEX ON'))
}
