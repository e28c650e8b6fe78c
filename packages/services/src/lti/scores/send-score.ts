import type { Context } from '../../context.ts'
import type { ltiLinks, ltiScores } from '../../database/tables/lti.ts'
import { prepareToSend } from './score-leases.ts'
import { findLink } from '../../students/admission/find-link.ts'
import { resolveMerged } from '../../students/resolve-merged.ts'
import { scopes } from '../claims.ts'
import type { LtiPlatform } from '../platform-settings.ts'
import type { AccessTokens } from './access-tokens.ts'
import { type Column, findColumn } from './find-column.ts'
import { type Gradebook, openGradebook, type SentScore } from './gradebook.ts'
import { type NewestScore, readNewestScore } from './newest-score.ts'
import type { ScoreOutcome } from './score-outcome.ts'

type ScoreRow = typeof ltiScores.$inferSelect
type LinkRow = typeof ltiLinks.$inferSelect
type Final = Extract<NewestScore, { kind: 'final' }>

export type Sending = {
  context: Pick<Context, 'db' | 'now'>
  platforms: readonly LtiPlatform[]
  tokens: AccessTokens
}

/** Scores have four decimals; what differs by less is the same. */
const decimals = 1e4
const round = (score: number): number => Math.round(score * decimals) / decimals
const isSame = (left: number, right: number): boolean => Math.abs(left - right) < 0.01

/** A score in the marks of the column, which a platform need not convert. */
const scaled = ({ given, maximum }: Final, column: Column): Given => {
  const columnMaximum = column.maximum ?? (maximum > 0 ? maximum : 1)
  return { given: maximum > 0 ? round((given / maximum) * columnMaximum) : 0, maximum: columnMaximum }
}

const canvasSubmission = 'https://canvas.instructure.com/lti/submission'

/** Canvas takes a later mark for a later submission unless it is told otherwise. */
const canvasFields = (family: string, submittedAt: Date, isFirst: boolean): object =>
  family === 'canvas'
    ? {
        [canvasSubmission]: {
          submitted_at: submittedAt.toISOString(),
          new_submission: isFirst,
          prioritize_non_tool_grade: true,
        },
      }
    : {}

type Prepared = {
  row: ScoreRow
  link: LinkRow
  column: Column
  gradebook: Gradebook
  timestamp: Date
  /** Must come before each score that is sent, with its share of the maximum if it has marks. */
  prepare: (share: number | null) => Promise<void>
}

/**
 * Answers wait for marks: said once, and never after a score, because platforms then delete the mark. A score of which
 * no answer came may have arrived.
 */
const sendPending = async (
  { row, column, gradebook, timestamp, prepare }: Prepared,
  { submittedAt }: { submittedAt: Date },
): Promise<ScoreOutcome> => {
  if (row.lastGiven === null && row.lastTried === null) {
    await prepare(null)
    await gradebook.send(column.url, {
      userId: row.subject,
      activityProgress: 'Submitted',
      gradingProgress: 'PendingManual',
      timestamp: timestamp.toISOString(),
      submission: { submittedAt: submittedAt.toISOString() },
    })
  }
  return { state: 'sent' }
}

/** What the platform holds, where that matters and may be read: before a second score, and after an unclear answer. */
const readTheirs = async ({ row, link, column, gradebook }: Prepared): Promise<number | undefined> => {
  const isNeeded = row.lastGiven !== null || row.tries > 1
  if (!isNeeded || row.isForced || !link.scopes.includes(scopes.readResult)) return undefined
  // Some platforms leave out a zero.
  return (await gradebook.readResult(column.url, row.subject)) ?? (row.lastGiven === null ? undefined : 0)
}

type Given = { given: number; maximum: number }

/** Whether the platform has taken this score, and nothing was sent after it of which no answer came. */
const isThere = ({ lastGiven, lastMaximum, lastTried }: ScoreRow, { given, maximum }: Given): boolean =>
  lastGiven !== null &&
  lastTried !== null &&
  lastMaximum === maximum &&
  isSame(lastGiven, given) &&
  isSame(lastTried * maximum, given)

/** Whether a share of the maximum is what we sent last, or since then without an answer. */
const isOurs = ({ lastGiven, lastMaximum, lastTried, unanswered }: ScoreRow, share: number): boolean => {
  const ours = [lastGiven === null ? null : lastGiven / (lastMaximum || 1), lastTried, ...unanswered]
  return ours.some((before) => before !== null && isSame(before * 100, share * 100))
}

const sendFinal = async (prepared: Prepared, score: Final): Promise<ScoreOutcome> => {
  const { row, link, column, gradebook, timestamp, prepare } = prepared
  const given = scaled(score, column)
  const { lastGiven } = row
  if (isThere(row, given) && !row.isForced) return { state: 'sent', given }
  const theirs = await readTheirs(prepared)
  if (theirs !== undefined) {
    if (isSame(theirs, given.given)) return { state: 'sent', given }
    // What somebody has changed there is never overwritten unasked.
    if (lastGiven !== null && !isOurs(row, theirs / given.maximum))
      return { state: 'differs', theirs: round(theirs) }
  }
  const sent: SentScore = {
    userId: row.subject,
    scoreGiven: given.given,
    scoreMaximum: given.maximum,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    timestamp: timestamp.toISOString(),
    submission: { startedAt: score.startedAt.toISOString(), submittedAt: score.submittedAt.toISOString() },
    ...canvasFields(link.family, score.submittedAt, lastGiven === null),
  }
  await prepare(given.given / given.maximum)
  await gradebook.send(column.url, sent)
  return { state: 'sent', given }
}

/**
 * Brings the gradebook of the platform to the newest score of a student: what counts is the state when it is sent, not
 * what changed since the last time. `row` is leased, with the timestamp to send. Throws PlatformUnreachable and
 * PlatformRefused.
 */
export const sendScore = async (
  { context, platforms, tokens }: Sending,
  row: ScoreRow,
  link: LinkRow,
): Promise<ScoreOutcome> => {
  const { db, now } = context
  const platform = platforms.find(({ name }) => name === link.platform)
  if (!platform) return { state: 'refused', reason: 'platform_removed' }
  if (!link.scopes.includes(scopes.score)) return { state: 'refused', reason: 'not_allowed' }
  const studentId = await resolveMerged(db, row.studentId)
  const student = { sessionLinkId: link.sessionLinkId, studentId }
  const { score, changesAt } = await readNewestScore(db, student, now())
  const later = (outcome: ScoreOutcome): ScoreOutcome =>
    changesAt && outcome.state !== 'differs' ? { ...outcome, state: 'waiting', dueAt: changesAt } : outcome
  if (score.kind === 'none') return later({ state: 'none' })
  const gradebook = openGradebook({ platform, tokens, scopes: link.scopes })
  const { quizName } = await findLink(db, link.sessionLinkId)
  const maximum = score.kind === 'final' && score.maximum > 0 ? score.maximum : 1
  const column = await findColumn(db, { link, gradebook, label: quizName, maximum }, now())
  if (!column) return { state: 'refused', reason: 'column_missing' }
  const prepared = {
    row,
    link,
    column,
    gradebook,
    timestamp: row.lastTimestamp ?? now(),
    prepare: (share: number | null) => prepareToSend(db, row, { share, now: now() }),
  }
  return later(await (score.kind === 'pending' ? sendPending(prepared, score) : sendFinal(prepared, score)))
}
