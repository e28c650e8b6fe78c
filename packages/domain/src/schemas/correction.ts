import * as z from 'zod/mini'
import { interaction } from '../kinds/interaction.ts'
import { type InteractionKey, interactionKey } from '../kinds/interaction-key.ts'
import { correctionLimits, lengths } from '../limits.ts'
import { selected } from './given-answer.ts'
import {
  accepted,
  type AcceptedAnswer,
  type CorrectionKind,
  correctionKinds,
  reason,
  type RecordedKind,
  recordedKinds,
} from './result-correction.ts'
import { count, dateTime, id, link, tex, text } from './text.ts'

/**
 * What descriptive answers are graded by: the solution, and the question's prompts that count. The fields are named
 * as in a question.
 */
export const gradingGuidance = z.strictObject({
  ai_solution: text(lengths.question),
  ai_evaluation_prompt: z.optional(text(lengths.prompt)),
  ai_content_prompt: z.optional(text(lengths.prompt)),
  ai_understanding_prompt: z.optional(text(lengths.prompt)),
  ai_writting_skill_prompt: z.optional(text(lengths.prompt)),
  ai_evidence_prompt: z.optional(text(lengths.prompt)),
  ai_organization_prompt: z.optional(text(lengths.prompt)),
})
export type GradingGuidance = z.infer<typeof gradingGuidance>

/**
 * `correct` holds 0-based indexes of options. It is empty for the kinds that need none, and for another key of a
 * question with several parts, which is in `key`.
 */
const choice = {
  kind: z.enum(correctionKinds),
  correct: selected,
  key: z.optional(interactionKey),
  accepted,
  guidance: z.optional(gradingGuidance),
}
/** A correction as it is recorded. `marks` are those that one student gets. */
const recordedChoice = { ...choice, kind: z.enum(recordedKinds), marks: z.optional(z.number()) }
export type RecordedChoice = {
  kind: RecordedKind
  correct: readonly number[]
  accepted?: readonly AcceptedAnswer[] | undefined
  marks?: number | undefined
}

/** `also` are the ids of other versions of the quiz whose same question is corrected too. */
export type CorrectionChoice = {
  kind: CorrectionKind
  correct: number[]
  key?: InteractionKey
  accepted?: AcceptedAnswer[]
  guidance?: GradingGuidance
  also?: string[]
}

const also = z.optional(z.array(id).check(z.maxLength(correctionLimits.versionsAtOnce)))
const correctedQuestion = { quiz_id: id, question_id: id, ...choice, also }

export const previewCorrectionBody = z.strictObject({
  ...correctedQuestion,
  from: z.optional(count),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(correctionLimits.changesPerPage))),
})
export type PreviewCorrectionBody = z.infer<typeof previewCorrectionBody>

/**
 * `fingerprint` is that of the preview that the instructor saw. A `closing_note` closes the open reports on the
 * question.
 */
export const applyCorrectionBody = z.strictObject({
  ...correctedQuestion,
  reason,
  fingerprint: id,
  closing_note: z.optional(text(lengths.description)),
})
export type ApplyCorrectionBody = z.infer<typeof applyCorrectionBody>

/** Gives one answer of one student other marks, from 0 to those of the question. */
export const correctAnswerBody = z.strictObject({
  result_id: id,
  question_id: id,
  marks: z.number().check(z.minimum(0)),
  reason,
})
export type CorrectAnswerBody = z.infer<typeof correctAnswerBody>

export const undoCorrectionBody = z.strictObject({ correction_id: id })

/** Requests that all answers to a descriptive question are graded again for a preview. No mark changes yet. */
export const gradeAgainBody = z.strictObject({ quiz_id: id, question_id: id, guidance: gradingGuidance })
export type GradeAgainBody = z.infer<typeof gradeAgainBody>

const share = z.nullable(z.number())
const answers = z.optional(count)

/**
 * The effect of a correction. `attempts` is the number of attempts with the question that are handed in.
 * `other_wording` of them saw other options and keep their marks. `open` attempts are in progress and will be marked
 * by the correction; as their answers are now, `open_raised` and `open_lowered` of them get more or fewer marks. Means
 * and pass rates are percentages over all results of the quiz, null without results.
 *
 * If answers are graded again: `suggested` have a new suggestion, which waits like the one before. `waiting_again`
 * had a suggestion that was confirmed in one go or automatically, and wait again because the new one is unsure.
 * `kept_own` were marked or confirmed one by one by a person. `kept_seen` are lower or unsure, and their students
 * have seen the result. `not_graded` have no new suggestion.
 */
export const correctionSummary = z.looseObject({
  attempts: count,
  other_wording: count,
  open: count,
  open_raised: z.optional(count),
  open_lowered: z.optional(count),
  /** Answers that get other marks in attempts that have no result, because others of their answers wait. */
  waiting_changed: z.optional(count),
  changed: count,
  raised: count,
  lowered: count,
  now_pass: count,
  now_fail: count,
  mean_before: share,
  mean_after: share,
  pass_rate_before: share,
  pass_rate_after: share,
  suggested: answers,
  waiting_again: answers,
  kept_own: answers,
  kept_seen: answers,
  not_graded: answers,
})
export type CorrectionSummary = z.infer<typeof correctionSummary>

export const changedResult = z.looseObject({
  attempt_id: id,
  full_name: text(lengths.name),
  email: text(lengths.email),
  attempt_number: count,
  session_name: text(lengths.name),
  marks_before: z.number(),
  marks_after: z.number(),
  total_before: z.number(),
  total_after: z.number(),
  passed_before: z.boolean(),
  passed_after: z.boolean(),
})
export type ChangedResult = z.infer<typeof changedResult>

/**
 * `sessions` gives the number of changed results in each session. `changes` is one page of them. `versions` are the
 * effects on the other versions that are corrected too.
 */
export const correctionPreview = z.looseObject({
  fingerprint: id,
  summary: correctionSummary,
  sessions: z.array(
    z.looseObject({ session_id: id, name: text(lengths.name), attempts: count, changed: count }),
  ),
  changes: z.array(changedResult),
  versions: z.optional(z.array(z.looseObject({ quiz_id: id, version: count, summary: correctionSummary }))),
})
export type CorrectionPreview = z.infer<typeof correctionPreview>

/**
 * A correction in the history of a quiz. `question_no` is null if the question was removed. `carried_from` is the
 * number of the version whose correction this one repeats; undoing that undoes this one. `repeated_in` are the numbers
 * of the versions that repeat this one. `is_outdated`: the question was changed since, so that students who begin now
 * are marked by its key again.
 */
export const correction = z.looseObject({
  _id: id,
  quiz_id: id,
  question_id: id,
  question_no: z.nullable(count),
  ...recordedChoice,
  /** The result and the student of a correction for one student. */
  result_id: z.optional(id),
  full_name: z.optional(text(lengths.name)),
  reason,
  created_at: dateTime,
  undone_at: z.nullable(dateTime),
  carried_from: z.optional(count),
  repeated_in: z.optional(z.array(count)),
  is_outdated: z.optional(z.boolean()),
  summary: correctionSummary,
})
export type Correction = z.infer<typeof correction>

const drawn = { text: text(lengths.question), equation: tex, image_url: link }

/**
 * A question as the correction dialog shows it. `is_correct` is the current key, set by `correction` if there is
 * one. `takes_many`: students may select several options. `accepts`: what is accepted so far, where answers are typed.
 * `variables`: the names of those of which accepted formulas may be.
 * `guidance` is null for questions with options. `reads_prompts`: a model grades by the prompts too; the offline
 * grader reads only the solution.
 * `other_versions` of the quiz ask the same question; older ones are named only if somebody took them.
 */
export const correctableQuestion = z.looseObject({
  question_id: id,
  question_no: count,
  ...drawn,
  takes_many: z.boolean(),
  /** How it asks, with the key by which it is marked now, if it has several parts. */
  interaction: z.optional(interaction),
  accepts: z.optional(z.array(z.string())),
  variables: z.optional(z.array(z.string())),
  options: z.array(z.looseObject({ ...drawn, is_correct: z.boolean() })),
  attempts: count,
  reports: count,
  correction: z.nullable(correction),
  guidance: z.nullish(gradingGuidance),
  reads_prompts: z.optional(z.boolean()),
  other_versions: z.optional(
    z.array(z.looseObject({ quiz_id: id, version: count, attempts: count, open: count })),
  ),
})
export type CorrectableQuestion = z.infer<typeof correctableQuestion>
