import { type Placeholder, sql, type SQL } from '../../database/drizzle.ts'
import { writeOnce } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import type { Attempt } from '../find-attempt.ts'
import type { AnswerRow } from './read-answers.ts'

/** The columns that a student or the marking changes. */
const changing = [
  'selected',
  'answer',
  'response',
  'classes',
  'is_skipped',
  'is_marked',
  'is_correct',
  'is_left_out',
  'obtained_marks',
  'total_marks',
  'first_marks',
  'time_spent',
  'answered_at',
]
const written = sql.raw(
  ['attempt_id', 'question_id', 'revision_id', 'place', 'variant', 'uploaded_images', ...changing].join(', '),
)
const assignments = sql.raw(changing.map((column) => `${column} = excluded.${column}`).join(', '))

const toRecord = (row: AnswerRow) => ({
  attempt_id: row.attemptId,
  question_id: row.questionId,
  revision_id: row.revisionId,
  place: row.place,
  variant: row.variant,
  uploaded_images: row.uploadedImages,
  selected: row.selected,
  answer: row.answer,
  response: row.response,
  classes: row.classes,
  is_skipped: row.isSkipped,
  is_marked: row.isMarked,
  is_correct: row.isCorrect,
  is_left_out: row.isLeftOut,
  obtained_marks: row.obtainedMarks,
  total_marks: row.totalMarks,
  first_marks: row.firstMarks,
  time_spent: row.timeSpent,
  answered_at: row.answeredAt,
})

/** The rows as JSON, as these statements take them. */
export const recordsOf = (rows: readonly AnswerRow[]): string => JSON.stringify(rows.map(toRecord))
const recordset = (records: Placeholder): SQL =>
  sql`jsonb_populate_recordset(null::${attemptAnswers}, ${records}::jsonb)`
/** The statement that stores answers, as a part of another one. */
export const storing = (records: Placeholder): SQL => sql`
  insert into ${attemptAnswers} (${written}) select ${written} from ${recordset(records)}
  on conflict (attempt_id, question_id) do update set ${assignments}`

const store = writeOnce(() => storing(sql.placeholder('records')))

/** Stores answers of a locked attempt as they are now: what a student gave, and its marks. */
export const storeAnswers = async (tx: Queryable, rows: readonly AnswerRow[]): Promise<void> => {
  if (rows.length > 0) await store(tx, { records: recordsOf(rows) })
}

/**
 * Which rows were read, by `xmin`, the transaction that wrote them: a row that was written since has another one. An
 * answer that was not stored yet has none.
 */
export type Versions = { ofAttempt: string; ofAnswers: Record<string, string | null> }

// The lock keeps a hand-in from reading the answers while they are written.
const storeIfUnchanged = writeOnce(
  () => sql`
    with attempt as (
      select from ${attempts} where id = ${sql.placeholder('id')} and xmin::text = ${sql.placeholder('ofAttempt')}
      for no key update)
    insert into ${attemptAnswers} as stored (${written})
      select ${written} from attempt, ${recordset(sql.placeholder('records'))}
    on conflict (attempt_id, question_id) do update set ${assignments}
      where stored.xmin::text = ${sql.placeholder('ofAnswers')}::jsonb ->> stored.question_id
    returning 1`,
)

/**
 * Like `storeAnswers`, for an attempt that was read without a lock. It stores nothing if the attempt was changed since,
 * and no answer that was. Returns whether all are stored.
 */
export const storeUnchanged = async (
  db: Queryable,
  { id }: Pick<Attempt, 'id'>,
  rows: readonly AnswerRow[],
  { ofAttempt, ofAnswers }: Versions,
): Promise<boolean> => {
  if (rows.length === 0) return true
  const stored = await storeIfUnchanged(db, {
    id,
    ofAttempt,
    ofAnswers: JSON.stringify(ofAnswers),
    records: recordsOf(rows),
  })
  return stored.length === rows.length
}
