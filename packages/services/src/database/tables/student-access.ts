import { bigint, boolean, index, integer, primaryKey, text, unique } from '../drizzle.ts'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'
import { students } from './students.ts'

/**
 * A code that was sent to an e-mail address, and the browser that requested it, by the hash of its token. The code
 * is hashed together with the token, so that a reader of the database cannot try all codes.
 */
export const emailConfirmations = quiz.table(
  'email_confirmations',
  {
    tokenHash: text('token_hash').primaryKey(),
    linkId: identity('link_id').notNull(),
    instructorId: identity('instructor_id').notNull(),
    email: text('email').notNull(),
    /** The mailbox, by which codes are counted. */
    emailKey: text('email_key').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The number of wrong codes that were typed. */
    tries: integer('tries').notNull().default(0),
    address: text('address').notNull(),
    mailId: identity('mail_id').notNull(),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
    usedAt: dateTime('used_at'),
  },
  (table) => [
    index('email_confirmations_email').on(table.emailKey, table.createdAt),
    index('email_confirmations_address').on(table.address, table.createdAt),
    index('email_confirmations_link').on(table.linkId, table.createdAt),
  ],
)

/**
 * Tokens by which a browser acts as a student, stored as SHA-256. `link_id` restricts a token to the sessions of
 * that link; null allows all sessions of the instructor.
 */
export const studentTokens = quiz.table(
  'student_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    linkId: identity('link_id'),
    createdAt: dateTime('created_at').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [
    index('student_tokens_student').on(table.studentId),
    index('student_tokens_expiry').on(table.expiresAt),
  ],
)

/** Wrong access codes, counted by link and IP address across all processes. */
export const wrongAccessCodes = quiz.table(
  'wrong_access_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    linkId: identity('link_id').notNull(),
    /** Who typed it: `student <id>` if the instructor knows them, `device <id>` if known, or `address <IP>`. */
    address: text('address').notNull(),
    typedAt: dateTime('typed_at').notNull(),
  },
  (table) => [index('wrong_access_codes_link').on(table.linkId, table.typedAt)],
)

/**
 * The student list of a session, and of the sessions that continue it in new versions (`link_id`). The secret of a
 * personal link is derived from the id and the link's number, which grows with each new link, and is found by its hash
 * (personal-link.ts). Extra time is in percent of the
 * quiz's time. A student who was taken off the list has a `removed_at`: this can be undone, and the personal link
 * then works again.
 */
export const listedStudents = quiz.table(
  'listed_students',
  {
    id: identity('id').primaryKey(),
    linkId: identity('link_id').notNull(),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    extraTime: integer('extra_time').notNull().default(0),
    code: text('code'),
    linkNumber: integer('link_number').notNull().default(0),
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: dateTime('created_at').notNull(),
    removedAt: dateTime('removed_at'),
  },
  (table) => [
    unique('listed_students_email').on(table.linkId, table.emailKey),
    index('listed_students_student').on(table.studentId),
  ],
)

/**
 * Attempts that an instructor allowed one student beyond those of a session, and of the sessions that continue it in
 * new versions (`link_id`). The latest row counts; the others are the history. `is_shown`: the student may read the
 * reason, which earlier releases kept to the instructor.
 */
export const moreAttempts = quiz.table(
  'more_attempts',
  {
    id: identity('id').primaryKey(),
    linkId: identity('link_id').notNull(),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    more: integer('more').notNull(),
    reason: text('reason').notNull(),
    isShown: boolean('is_shown').notNull().default(false),
    createdBy: identity('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('more_attempts_student').on(table.studentId, table.linkId)],
)

/**
 * Minutes that an instructor allowed one student beyond the others, in the open attempt at a link and in those that are
 * begun there later. The latest row counts; the others are the history.
 */
export const moreTime = quiz.table(
  'more_time',
  {
    id: identity('id').primaryKey(),
    linkId: identity('link_id').notNull(),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    minutes: integer('minutes').notNull(),
    reason: text('reason').notNull(),
    createdBy: identity('created_by').notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('more_time_student').on(table.linkId, table.studentId)],
)

/** The devices that opened a personal link, by the hash of their browser's token. */
export const linkDevices = quiz.table(
  'link_devices',
  {
    listedId: identity('listed_id')
      .notNull()
      .references(() => listedStudents.id, { onDelete: 'cascade' }),
    linkNumber: integer('link_number').notNull(),
    deviceHash: text('device_hash').notNull(),
    firstUsedAt: dateTime('first_used_at').notNull(),
    lastUsedAt: dateTime('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listedId, table.linkNumber, table.deviceHash] })],
)

/** Keys that the services generated for themselves. */
export const serverKeys = quiz.table('server_keys', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
