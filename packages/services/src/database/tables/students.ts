import { type AnyPgColumn, index, jsonb, sql, text, uniqueIndex } from '../drizzle.ts'
import { dateTime, folded, identity } from './columns.ts'
import { quiz } from './quizzes.ts'

/**
 * How a student is known. `unconfirmed`: only by what was typed. `confirmed`: by a code sent to the e-mail address.
 * `listed`: by a personal link from the student list of a session. `institution`: by a learning platform.
 */
export type StudentKind = 'unconfirmed' | 'confirmed' | 'listed' | 'institution'

/**
 * The people who take the quizzes of one instructor. A record belongs to that instructor, and nobody else changes
 * it. Confirmed and listed records have their own e-mail address. An unconfirmed record belongs to one browser and
 * the details typed there: `details_key` is the hash of both, so that another attempt with the same details in the
 * same browser is the student's next one. One of a learning platform is found by its user there (lti.ts), because
 * anybody may write an address of somebody else there. `mailbox_key`: the mailbox to which the address leads, see
 * `mailboxOf`.
 * `merged_into`: the instructor declared both records to be of one person, and that record has the attempts now.
 */
export const students = quiz.table(
  'students',
  {
    id: identity('id').primaryKey(),
    instructorId: identity('instructor_id').notNull(),
    kind: text('kind').$type<StudentKind>().notNull(),
    fullName: text('full_name').notNull(),
    nameKey: folded('name_key').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    mailboxKey: text('mailbox_key').notNull(),
    phone: text('phone').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    university: text('university').notNull(),
    universityKey: folded('university_key').notNull(),
    image: text('image'),
    detailsKey: text('details_key'),
    mergedInto: identity('merged_into').references((): AnyPgColumn => students.id),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('students_email')
      .on(table.instructorId, table.emailKey)
      .where(sql`${table.kind} in ('confirmed', 'listed')`),
    index('students_mailbox')
      .on(table.instructorId, table.mailboxKey)
      .where(sql`${table.kind} <> 'unconfirmed'`),
    uniqueIndex('students_details').on(table.instructorId, table.detailsKey),
    index('students_merged')
      .on(table.mergedInto)
      .where(sql`${table.mergedInto} is not null`),
    index('students_image')
      .on(table.image)
      .where(sql`${table.image} is not null`),
  ],
)

/**
 * A merge of two records, with the data to undo it exactly: the moved attempts and reports, and the numbers of all
 * attempts of both.
 */
export const studentMerges = quiz.table(
  'student_merges',
  {
    id: identity('id').primaryKey(),
    instructorId: identity('instructor_id').notNull(),
    keptId: identity('kept_id')
      .notNull()
      .references(() => students.id),
    mergedId: identity('merged_id')
      .notNull()
      .references(() => students.id),
    attemptIds: text('attempt_ids').array().notNull(),
    reportIds: text('report_ids').array().notNull(),
    numbers: jsonb('numbers').$type<Record<string, number>>().notNull(),
    mergedAt: dateTime('merged_at').notNull(),
    undoneAt: dateTime('undone_at'),
  },
  (table) => [
    index('student_merges_kept').on(table.keptId),
    index('student_merges_merged').on(table.mergedId),
  ],
)
