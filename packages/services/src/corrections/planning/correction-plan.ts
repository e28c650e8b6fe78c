import { defined } from '@quizwright/domain/defined.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { errorFinding } from '@quizwright/domain/rules/required.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { Problem } from '@quizwright/contracts/problem.ts'
import type { AiResult } from '../../database/tables/learner.ts'
import type { quizzes } from '../../database/tables/quizzes.ts'
import type { Change } from './find-changes.ts'
import type { AnswerInWords, MetAttempt } from './read-met-attempts.ts'

export type CorrectionRequest = CorrectionChoice & { quizId: string; questionId: string }

/** A suggestion that replaces an older one. `waits`: it must be confirmed before it counts. */
export type NewSuggestion = { answer: AnswerInWords; aiResult: AiResult; waits: boolean }

/** What happens to the descriptive answers that are graded again. */
export type Regrading = {
  id: string
  replaced: NewSuggestion[]
  /** Results that had all their marks and now wait for some. */
  waitingResults: AnswerInWords[]
  /** Waiting answers that came after the grading, so that they have no new suggestion. */
  notGradedYet: AnswerInWords[]
  suggested: number
  keptOwn: number
  keptSeen: number
  notGraded: number
}

/** The computed effects of a correction, before they are stored. */
export type CorrectionPlan = {
  choice: CorrectionChoice
  quiz: typeof quizzes.$inferSelect
  /** The attempts with an answer to the question, and the changes among them. */
  met: MetAttempt[]
  changes: Change[]
  /** The changes of answers whose attempts still wait for other marks. */
  waitingChanges: Change[]
  /** The number of attempts in which the question had other options or another wording. */
  otherWording: number
  open: number
  /** How many answers of open attempts, as they are now, get more or fewer marks. */
  openChanges?: { raised: number; lowered: number }
  revisionIds: string[]
  contentKey: string
  /** Identifies the outcome of the plan. New attempts alone do not change it. */
  fingerprint: string
  question: { quizId: string; questionId: string }
  /** The plans for other versions of the quiz that change there anything. */
  also: CorrectionPlan[]
  /** Set if answers are graded again. */
  regrading?: Regrading
}

/** The plans for all versions, the requested one first. */
export const allPlans = (plan: CorrectionPlan): CorrectionPlan[] => [plan, ...plan.also]

/** Returns the problem for a correction that is not possible, with one sentence. */
export const refusal = (field: string, message: string): Problem =>
  defined(toProblem([errorFinding('correction', field, message)]), 'toProblem')
