import { elementAt } from '@quizwright/domain/defined.ts'
import type {
  ChangedResult,
  CorrectionPreview,
  CorrectionSummary,
} from '@quizwright/domain/schemas/correction.ts'
import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import type { Change } from './find-changes.ts'
import type { CorrectionPlan, Regrading } from './correction-plan.ts'

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0)

const gain = ({ met, result }: Change): number =>
  (result.correctPercentage ?? 0) - (met.result.correctPercentage ?? 0)
const passChange = ({ met, result }: Change): number =>
  Number(result.isPassed ?? false) - Number(met.result.isPassed ?? false)

/** Summarizes the effects of a plan on the whole quiz. A result counts as raised if its percentage rises. */
export const summarize = async (
  db: Queryable,
  { quiz, met, otherWording, open, openChanges, changes, waitingChanges, regrading }: CorrectionPlan,
): Promise<CorrectionSummary> => {
  const { rows } = await db.execute<{ n: number; mean: number | null; passed: number }>(sql`
    select count(*)::integer as n, avg(correct_percentage) as mean,
      count(*) filter (where is_passed)::integer as passed
    from ${attempts} where quiz_id = ${quiz.id} and submitted_at is not null and obtained_marks is not null`)
  const { n, mean, passed } = elementAt(rows, 0)
  const passes = sum(changes, passChange)
  const lost = regrading?.waitingResults ?? []
  const left = n - lost.length
  const total = (mean ?? 0) * n + sum(changes, gain) - sum(lost, (one) => one.result.correctPercentage ?? 0)
  const passedAfter = passed + passes - lost.filter(({ result }) => result.isPassed).length
  return {
    attempts: met.length,
    other_wording: otherWording,
    open,
    ...(openChanges && open > 0 && { open_raised: openChanges.raised, open_lowered: openChanges.lowered }),
    ...(waitingChanges.length > 0 && { waiting_changed: waitingChanges.length }),
    changed: changes.length,
    raised: changes.filter((change) => gain(change) > 0).length,
    lowered: changes.filter((change) => gain(change) < 0).length,
    now_pass: changes.filter((change) => passChange(change) > 0).length,
    now_fail: changes.filter((change) => passChange(change) < 0).length,
    mean_before: mean,
    mean_after: left === 0 ? null : total / left,
    pass_rate_before: n === 0 ? null : (100 * passed) / n,
    pass_rate_after: left === 0 ? null : (100 * passedAfter) / left,
    ...(regrading && countAnswers(regrading)),
  }
}

const countAnswers = (regrading: Regrading): Partial<CorrectionSummary> => ({
  suggested: regrading.suggested,
  waiting_again: regrading.replaced.filter(({ answer, waits }) => waits && answer.confirmation !== null)
    .length,
  kept_own: regrading.keptOwn,
  kept_seen: regrading.keptSeen,
  not_graded: regrading.notGraded,
})

/** Returns the number of results of each session, and how many of them change. */
export const countBySession = ({ met, changes }: CorrectionPlan): CorrectionPreview['sessions'] => {
  const changedBySession = Map.groupBy(changes, (change) => change.met.sessionId)
  return [...Map.groupBy(met, ({ sessionId }) => sessionId)].map(([sessionId, ofSession]) => ({
    session_id: sessionId,
    name: elementAt(ofSession, 0).sessionName,
    attempts: ofSession.length,
    changed: changedBySession.get(sessionId)?.length ?? 0,
  }))
}

/**
 * Returns one page of the changes. Those that change between pass and fail come first, then those who lose marks, then
 * those who gain some; among these the largest change comes first, then the order of names decides.
 */
export const listChanges = (changes: readonly Change[], from: number, count: number): ChangedResult[] =>
  changes
    .toSorted(
      (a, b) =>
        Math.abs(passChange(b)) - Math.abs(passChange(a)) ||
        Number(gain(b) < 0) - Number(gain(a) < 0) ||
        Math.abs(gain(b)) - Math.abs(gain(a)) ||
        (a.met.fullName < b.met.fullName ? -1 : 1),
    )
    .slice(from, from + count)
    .map(({ met, result }) => ({
      attempt_id: met.attemptId,
      full_name: met.fullName,
      email: met.email,
      attempt_number: met.number,
      session_name: met.sessionName,
      marks_before: met.result.obtainedMarks ?? 0,
      marks_after: result.obtainedMarks ?? 0,
      total_before: met.result.totalMarks ?? 0,
      total_after: result.totalMarks ?? 0,
      passed_before: met.result.isPassed ?? false,
      passed_after: result.isPassed ?? false,
    }))

/**
 * Describes the outcome of a correction for the instructor who made it. Each fact is a sentence that ends with its
 * count, so that pages say it in their language (`made-by-services.ts`).
 */
export const describeOutcome = (
  changes: readonly Change[],
  {
    regrading,
    versions = [],
  }: { regrading?: Regrading | undefined; versions?: readonly ChangedVersion[] } = {},
): string =>
  [
    ...describeChanges(changes),
    ...unlessNone(
      regrading?.replaced.filter(({ waits }) => waits).length,
      (count) => `New suggestions that wait for you: ${count}.`,
    ),
    ...versions.flatMap((other) => describeChanges(other.changes, other.version)),
  ].join(' ')

/** The changes in another version. */
export type ChangedVersion = { version: number; changes: readonly Change[] }

/** Describes the outcome of undoing a correction that graded answers again. */
export const describeRestored = (answers: {
  restored: number
  gradedAgain: number
  keptSeen: number
}): string =>
  [
    `Answers with their earlier suggestion again: ${answers.restored.toLocaleString('en')}.`,
    ...unlessNone(answers.gradedAgain, (count) => `Later answers graded again: ${count}.`),
    ...unlessNone(
      answers.keptSeen,
      (count) => `Answers that keep the higher marks their student has seen: ${count}.`,
    ),
  ].join(' ')

const unlessNone = (count = 0, describe: (count: string) => string): string[] =>
  count === 0 ? [] : [describe(count.toLocaleString('en'))]

/** Describes the changes in the version where a question was corrected, or in another one. */
const describeChanges = (changes: readonly Change[], version?: number): string[] => {
  if (changes.length === 0)
    return [version === undefined ? 'No result changed.' : `No result changed in version ${version}.`]
  const changed = changes.length.toLocaleString('en')
  const withPassChange = (sign: number) => changes.filter((change) => passChange(change) === sign).length
  return [
    version === undefined
      ? `Results changed: ${changed}.`
      : `Results changed in version ${version}: ${changed}.`,
    ...unlessNone(withPassChange(1), (count) => `Now a pass: ${count}.`),
    ...unlessNone(withPassChange(-1), (count) => `Now a fail: ${count}.`),
  ]
}
