import { hash } from 'node:crypto'
import { correctionTexts } from '@quizwright/contracts/rules/correction.ts'
import { errorFinding } from '@quizwright/contracts/rules/required.ts'
import { toProblem } from '@quizwright/contracts/rules/render.ts'
import type { CorrectionChoice } from '@quizwright/contracts/schemas/correction.ts'
import { and, eq } from 'drizzle-orm'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Queryable } from '../database/database.ts'
import { questionRevisions, questions, quizzes } from '../database/tables.ts'
import { type CorrectionRow, contentKeyOf, findAmong, readActiveCorrections } from './active-corrections.ts'
import { type Change, findChanges } from './find-changes.ts'
import { isSameChoice, normalizeChoice, originalChoice } from './mark-by-key.ts'
import {
  countOpenAttempts,
  type MetAttempt,
  readMetAttempts,
  readRevisions,
  type StoredRevision,
} from './read-met-attempts.ts'

export type CorrectionRequest = CorrectionChoice & { quizId: string; questionId: string }

/** The effects of a correction, computed but not stored. */
export type CorrectionPlan = {
  choice: CorrectionChoice
  quiz: typeof quizzes.$inferSelect
  /** The attempts with an answer to the question, and those of them whose marks change. */
  met: MetAttempt[]
  changes: Change[]
  /** Attempts that met the question with other options. */
  otherWording: number
  open: number
  revisionIds: string[]
  contentKey: string
  /** Changes when the plan would have another result, unless only because of new attempts. */
  fingerprint: string
}

const refuse = (field: string, message: string): Problem =>
  toProblem([errorFinding('correction', field, message)])!

/** The question as the quiz has it now. Throws NOT_FOUND. */
export const readCurrentQuestion = async (
  db: Queryable,
  { quizId, questionId }: Pick<CorrectionRequest, 'quizId' | 'questionId'>,
) => {
  const [found] = await db
    .select({
      quiz: quizzes,
      position: questions.place,
      revision: {
        id: questionRevisions.id,
        content: questionRevisions.content,
        weightage: questionRevisions.weightage,
      },
    })
    .from(questions)
    .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId)))
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

/** Plans a correction. Throws NOT_FOUND, and RULE with one sentence where it makes no sense. */
export const planCorrection = async (db: Queryable, request: CorrectionRequest): Promise<CorrectionPlan> => {
  const { quizId, questionId } = request
  const choice = normalizeChoice(request)
  const { quiz, revision: current } = await readCurrentQuestion(db, request)
  refuseImpossible(choice, quiz, current)
  const active = await readActiveCorrections(db, quizId)
  const met = await readMetAttempts(db, request)
  const open = await countOpenAttempts(db, quizId)
  if (met.length === 0 && open === 0) throw refuse('question_id', correctionTexts.noAttempts)
  const revisions = await readRevisions(db, [...new Set([current.id, ...met.map((one) => one.revisionId)])])
  const revisionIds = [...revisions.values()]
    .filter((revision) => choice.correct.length === 0 || hasSameOptions(revision, current))
    .map(({ id }) => id)
  const findCorrection = findAmong(active)
  const changes = findChanges(
    met,
    revisions,
    (revision) => (revisionIds.includes(revision.id) ? choice : findCorrection(questionId, revision)),
    quiz.passingPercentage,
  )
  const present = findCorrection(questionId, current) ?? originalChoice(current.content)
  if (changes.length === 0 && isSameChoice(present, choice)) throw refuse('correct', correctionTexts.sameKey)
  refuseWithoutMarks(choice, quiz, current, changes, present)
  const contentKey = contentKeyOf(current.content)
  return {
    choice,
    quiz,
    met,
    changes,
    otherWording: met.filter(({ revisionId }) => !revisionIds.includes(revisionId)).length,
    open,
    revisionIds,
    contentKey,
    fingerprint: hash(
      'sha256',
      JSON.stringify([questionId, choice, contentKey, active.map(({ id }) => id), quiz.passingPercentage]),
      'base64url',
    ),
  }
}

const refuseImpossible = (
  { kind, correct }: CorrectionChoice,
  { quizType }: CorrectionPlan['quiz'],
  { content }: StoredRevision,
): void => {
  if (quizType === 'daq') throw refuse('question_id', correctionTexts.inWords)
  const needsOptions = kind === 'other_key' || kind === 'any_of'
  if (needsOptions && content.options.length === 0) throw refuse('correct', correctionTexts.noOptions)
  if (correct.some((index) => index >= content.options.length))
    throw refuse('correct', correctionTexts.unknownOption)
}

/** A quiz or an attempt has no result when none of its questions counts. */
const refuseWithoutMarks = (
  { kind }: CorrectionChoice,
  { totalMarks }: CorrectionPlan['quiz'],
  { weightage }: StoredRevision,
  changes: readonly Change[],
  present: Pick<CorrectionRow, 'kind'>,
): void => {
  if (kind !== 'not_counted') return
  const leavesQuizEmpty = present.kind !== 'not_counted' && totalMarks - weightage <= 0
  const leavesAttemptEmpty = changes.some(({ result }) => result.totalMarks === 0)
  if (leavesQuizEmpty || leavesAttemptEmpty) throw refuse('kind', correctionTexts.noMarks)
}

const hasSameOptions = (one: StoredRevision, other: StoredRevision): boolean =>
  optionsKey(one) === optionsKey(other)

const optionsKey = ({ content }: StoredRevision): string =>
  JSON.stringify(content.options.map(({ option, equation, image_url }) => [option, equation, image_url]))
