import type { CorrectionChoice } from '@quizwright/contracts/schemas/correction.ts'
import { errorFinding } from '@quizwright/contracts/rules/required.ts'
import { toProblem } from '@quizwright/contracts/rules/render.ts'
import type { Problem } from '@quizwright/contracts/problem.ts'
import type { AiResult } from '../database/tables/learner.ts'
import type { quizzes } from '../database/tables/quizzes.ts'
import type { Change } from './find-changes.ts'
import type { AnswerInWords, MetAttempt } from './read-met-attempts.ts'

/** A choice for one question of one version. */
export type CorrectionRequest = CorrectionChoice & { quizId: string; questionId: string }

/** A suggestion that takes the place of another one. `waits`: somebody has to confirm it before it counts. */
export type NewSuggestion = { answer: AnswerInWords; aiResult: AiResult; waits: boolean }

/** What becomes of answers in words that are graded again. */
export type Regrading = {
  id: string
  replaced: NewSuggestion[]
  /** Results that had marks and wait for them now. */
  waitingResults: AnswerInWords[]
  /** Answers that wait, of which the graded ones are not: they came since. */
  notGradedYet: AnswerInWords[]
  suggested: number
  keptOwn: number
  keptSeen: number
  notGraded: number
}

/** The effects of a correction, computed but not stored. */
export type CorrectionPlan = {
  choice: CorrectionChoice
  quiz: typeof quizzes.$inferSelect
  /** The attempts with an answer to the question, and those of them whose marks change. */
  met: MetAttempt[]
  changes: Change[]
  /** Attempts that met the question with other options or in another wording. */
  otherWording: number
  open: number
  revisionIds: string[]
  contentKey: string
  /** Changes when the plan would have another result, unless only because of new attempts. */
  fingerprint: string
  /** Where answers are graded again. */
  regrading?: Regrading
}

/** The problem of a correction that makes no sense, in one sentence. */
export const refusal = (field: string, message: string): Problem =>
  toProblem([errorFinding('correction', field, message)])!
