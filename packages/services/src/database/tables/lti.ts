import { boolean, doublePrecision, index, integer, jsonb, primaryKey, sql, text, unique } from '../drizzle.ts'
import type { JWK } from 'jose'
import { dateTime, identity } from './columns.ts'
import { quiz } from './quizzes.ts'
import { students } from './students.ts'

/**
 * Our own key pairs, each for one learning platform, with the private part encrypted. Which of them signs and which
 * are published follows from their age (tool-keys.ts).
 */
export const ltiKeys = quiz.table(
  'lti_keys',
  {
    kid: identity('kid').primaryKey(),
    platform: text('platform').notNull(),
    publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
    sealedPrivateJwk: text('sealed_private_jwk').notNull(),
    createdAt: dateTime('created_at').notNull(),
  },
  (table) => [index('lti_keys_platform').on(table.platform, table.createdAt)],
)

/** Nonces of launches that were accepted, so that each launch counts once. */
export const ltiUsedNonces = quiz.table(
  'lti_used_nonces',
  { nonceHash: text('nonce_hash').primaryKey(), expiresAt: dateTime('expires_at').notNull() },
  (table) => [index('lti_used_nonces_expiry').on(table.expiresAt)],
)

/** Why a list of members is not that of now. `many_left`: more than half would have left, which is asked first. */
export type MembersProblem = 'unreachable' | 'refused' | 'unreadable' | 'many_left'

/**
 * A link in a course of a learning platform, and the session that it opens (`session_link_id`, the `link_id` of
 * sessions). The first launch by a link stores it. The fields from `line_item` on are those of the latest launch: the
 * gradebook column of the link, and what the platform lets us do with it.
 */
export const ltiLinks = quiz.table(
  'lti_links',
  {
    id: identity('id').primaryKey(),
    platform: text('platform').notNull(),
    deploymentId: text('deployment_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    sessionLinkId: identity('session_link_id').notNull(),
    contextTitle: text('context_title').notNull(),
    family: text('family').notNull(),
    lineItem: text('line_item'),
    lineItems: text('line_items'),
    /** Until when one process alone looks for the column or makes it. */
    columnHeldUntil: dateTime('column_held_until'),
    scopes: text('scopes').array().notNull(),
    /** Where the platform lists the members of the course; null if it does not let us read them. */
    membersUrl: text('members_url'),
    /** When the list was read last, and until when one process alone reads it. */
    membersReadAt: dateTime('members_read_at'),
    membersHeldUntil: dateTime('members_held_until'),
    /** Why the last reading failed; what was read before stays. */
    membersProblem: text('members_problem').$type<MembersProblem>(),
    contextId: text('context_id').notNull().default(''),
    launchedAt: dateTime('launched_at').notNull(),
  },
  (table) => [
    unique('lti_links_resource').on(
      table.platform,
      table.deploymentId,
      table.resourceLinkId,
      table.sessionLinkId,
    ),
    index('lti_links_session').on(table.sessionLinkId),
  ],
)

/**
 * The courses (contexts of a platform) from which a session is opened. A link of any other course that names the
 * session was copied with its course, so whoever teaches there is asked which session it means.
 */
export const ltiContexts = quiz.table(
  'lti_contexts',
  {
    platform: text('platform').notNull(),
    contextId: text('context_id').notNull(),
    sessionLinkId: identity('session_link_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.sessionLinkId, table.contextId] }),
    index('lti_contexts_session').on(table.sessionLinkId),
  ],
)

/** The session that a teacher has chosen for a link that named none, or one of another course. */
export const ltiChosenSessions = quiz.table(
  'lti_chosen_sessions',
  {
    platform: text('platform').notNull(),
    deploymentId: text('deployment_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    sessionLinkId: identity('session_link_id').notNull(),
    chosenBy: identity('chosen_by').notNull(),
    chosenAt: dateTime('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.deploymentId, table.resourceLinkId] })],
)

/** The sessions that were made for a choice, so that a second press makes none. */
export const ltiMadeSessions = quiz.table(
  'lti_made_sessions',
  {
    choiceHash: text('choice_hash').primaryKey(),
    sessionLinkId: identity('session_link_id').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('lti_made_sessions_expiry').on(table.expiresAt)],
)

/** Wrong connection codes, counted by who typed them. */
export const ltiWrongCodes = quiz.table(
  'lti_wrong_codes',
  {
    id: identity('id').primaryKey(),
    instructorId: identity('instructor_id').notNull(),
    typedAt: dateTime('typed_at').notNull(),
  },
  (table) => [index('lti_wrong_codes_instructor').on(table.instructorId, table.typedAt)],
)

/** The record of a learning platform's user among the students of one instructor. */
export const ltiStudents = quiz.table(
  'lti_students',
  {
    platform: text('platform').notNull(),
    subject: text('subject').notNull(),
    instructorId: identity('instructor_id').notNull(),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.subject, table.instructorId] }),
    index('lti_students_student').on(table.studentId),
  ],
)

/** What a launch gave to a browser to take to the student's page, where it is exchanged once for a token. */
export const ltiTickets = quiz.table(
  'lti_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    sessionLinkId: identity('session_link_id').notNull(),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('lti_tickets_expiry').on(table.expiresAt)],
)

/** An account at a learning platform that its instructor has connected with their own here. */
export const ltiAccounts = quiz.table(
  'lti_accounts',
  {
    id: identity('id').primaryKey(),
    platform: text('platform').notNull(),
    subject: text('subject').notNull(),
    instructorId: identity('instructor_id').notNull(),
    name: text('name').notNull(),
    courseTitle: text('course_title').notNull(),
    connectedAt: dateTime('connected_at').notNull(),
  },
  (table) => [
    unique('lti_accounts_subject').on(table.platform, table.subject),
    index('lti_accounts_instructor').on(table.instructorId, table.connectedAt),
  ],
)

/** The code that a course shows to connect an account: the latest one of each account. */
export const ltiCodes = quiz.table(
  'lti_codes',
  {
    platform: text('platform').notNull(),
    subject: text('subject').notNull(),
    codeHash: text('code_hash').notNull().unique(),
    name: text('name').notNull(),
    courseTitle: text('course_title').notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.subject] }),
    index('lti_codes_expiry').on(table.expiresAt),
  ],
)

/**
 * `waiting`: the score is to be sent, at `due_at` at the earliest. `sent`: the platform has it. `differs`: somebody has
 * changed it there, so the instructor decides. `kept`: and has left it so. `refused`: the platform does not take it,
 * for the reason.
 */
export type ScoreState = 'none' | 'waiting' | 'sent' | 'differs' | 'kept' | 'refused'

/**
 * The score of one student for one link. A score is a level, not an event: a trigger on attempts raises `wanted` at
 * each change, and whoever sends it stores in `handled` which one that was. `tries` grows with each lease, so it
 * identifies the current one, and is 0 again after a success. `last_given` is null while no score was ever sent.
 */
export const ltiScores = quiz.table(
  'lti_scores',
  {
    id: identity('id').primaryKey(),
    linkId: identity('link_id')
      .notNull()
      .references(() => ltiLinks.id, { onDelete: 'cascade' }),
    studentId: identity('student_id')
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    wanted: integer('wanted').notNull().default(0),
    handled: integer('handled').notNull().default(0),
    state: text('state').$type<ScoreState>().notNull().default('none'),
    dueAt: dateTime('due_at').notNull(),
    heldUntil: dateTime('held_until').notNull(),
    lease: integer('lease').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    lastTimestamp: dateTime('last_timestamp'),
    lastGiven: doublePrecision('last_given'),
    lastMaximum: doublePrecision('last_maximum'),
    /** What was sent last, as a share of the maximum, also if no answer came. */
    lastTried: doublePrecision('last_tried'),
    /** What was sent since the last answer, in the same form: the platform may have taken any of these. */
    unanswered: doublePrecision('unanswered').array().notNull().default([]),
    /** The score that the platform has instead of ours, of the same maximum. */
    theirs: doublePrecision('theirs'),
    /** Whether the instructor has decided that ours replaces theirs. */
    isForced: boolean('is_forced').notNull().default(false),
    reason: text('reason'),
    /** The section and the groups of the course that the platform told last; see lti-groups.ts. */
    section: text('section').notNull().default(''),
    groups: jsonb('groups').$type<{ id: string; name: string }[]>().notNull().default([]),
    /** Whether the student is still to be sorted into them. */
    groupsChanged: boolean('groups_changed').notNull().default(true),
    /** Since when the student is no member of the course any more. */
    leftAt: dateTime('left_at'),
    /** Since when the platform could not be reached. */
    failingSince: dateTime('failing_since'),
  },
  (table) => [
    unique('lti_scores_subject').on(table.linkId, table.subject),
    index('lti_scores_student').on(table.studentId),
    index('lti_scores_groups')
      .on(table.id)
      .where(sql`${table.groupsChanged}`),
    index('lti_scores_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
)
