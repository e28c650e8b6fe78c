import { hash } from 'node:crypto'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import { and, eq } from '../../database/drizzle.ts'
import { resultAfter } from '../../attempts/marks/attempt-result.ts'
import { markGiven } from '../../attempts/marks/mark-answer.ts'
import type { Queryable } from '../../database/database.ts'
import { type AiResult } from '../../database/tables/learner.ts'
import { regradedAnswers, regradings } from '../../database/tables/regradings.ts'
import { contentKeyOf, readActiveCorrections } from '../active-corrections.ts'
import {
  type CorrectionPlan,
  type CorrectionRequest,
  type NewSuggestion,
  refusal,
} from '../planning/correction-plan.ts'
import type { Change } from '../planning/find-changes.ts'
import { readCurrentQuestion } from '../read-current-question.ts'
import {
  type AnswerInWords,
  countOpenAttempts,
  readAnswersInWords,
  readRevisions,
} from '../planning/read-met-attempts.ts'
import { isDecidedByPerson, isGradable } from './is-gradable.ts'
import { regradingId } from './regrading-id.ts'

/**
 * Plans the effects of grading answers again. An answer that a person decided on individually stays. A waiting
 * suggestion is replaced by one that waits. A mark that was confirmed in one go or automatically is replaced if the
 * new suggestion is sure. If it is unsure, the answer waits again, unless its student has seen the result. Throws
 * NOT_FOUND, and RULE with one sentence if the correction is not possible.
 */
export const planRegrading = async (
  db: Queryable,
  { quizId, questionId, guidance }: CorrectionRequest,
): Promise<CorrectionPlan> => {
  const { quiz, revision: current } = await readCurrentQuestion(db, { quizId, questionId })
  if (!isDescriptive(current.content, quiz.quizType)) throw refusal('question_id', correctionTexts.notInWords)
  if (!guidance) throw refusal('guidance', correctionTexts.noGuidance)
  const regrading = await readRegrading(db, regradingId({ quizId, questionId, guidance }))
  const active = await readActiveCorrections(db, quizId)
  const answers = await readAnswersInWords(db, { quizId, questionId })
  const contentKey = contentKeyOf(current.content)
  const revisions = await readRevisions(db, [...new Set(answers.map((one) => one.revisionId))])
  const revisionIds = new Set([
    current.id,
    ...[...revisions.values()]
      .filter(({ content }) => contentKeyOf(content) === contentKey)
      .map(({ id }) => id),
  ])
  const met = answers.filter(({ revisionId }) => revisionIds.has(revisionId))
  const gradable = met.filter(isGradable)
  const withNew = gradable.flatMap((answer) => {
    const aiResult = regrading.results.get(answer.attemptId)
    return aiResult ? [{ answer, aiResult }] : []
  })
  const replaced = withNew.flatMap(({ answer, aiResult }) => replace(answer, aiResult))
  const changes = replaced.flatMap((one) => changeOf(one, quiz.passingPercentage))
  const choice = { kind: 'graded_again' as const, correct: [], guidance }
  return {
    question: { quizId, questionId },
    also: [],
    choice,
    quiz,
    met: answers,
    changes,
    waitingChanges: [],
    otherWording: answers.length - met.length,
    open: await countOpenAttempts(db, quizId),
    revisionIds: [...revisionIds],
    contentKey,
    fingerprint: hash(
      'sha256',
      JSON.stringify([
        // This id is a hash of question and guidance. A stored job may have the fields of the guidance in another
        // order.
        regrading.id,
        contentKey,
        active.map(({ id }) => id),
        quiz.passingPercentage,
        regrading.createdAt,
      ]),
      'base64url',
    ),
    regrading: {
      id: regrading.id,
      replaced,
      waitingResults: replaced
        .filter(({ answer, waits }) => waits && answer.confirmation !== null)
        .map(({ answer }) => answer)
        .filter(({ result }) => result.obtainedMarks !== null),
      notGradedYet: gradable.filter(
        ({ attemptId, confirmation }) => confirmation === null && !regrading.results.has(attemptId),
      ),
      suggested: replaced.filter(({ answer }) => answer.confirmation === null).length,
      keptOwn: met.filter(isDecidedByPerson).length,
      keptSeen: withNew.length - replaced.length,
      notGraded: gradable.length - withNew.length,
    },
  }
}

type Kept = { id: string; createdAt: Date; results: Map<string, AiResult | null> }

const readRegrading = async (db: Queryable, id: string): Promise<Kept> => {
  const [found] = await db.select().from(regradings).where(eq(regradings.id, id))
  if (!found) throw refusal('guidance', correctionTexts.notGradedYet)
  const rows = await db
    .select()
    .from(regradedAnswers)
    .where(and(eq(regradedAnswers.regradingId, id)))
  return {
    id,
    createdAt: found.createdAt,
    results: new Map(rows.map(({ attemptId, aiResult }) => [attemptId, aiResult])),
  }
}

/** Returns the new suggestion and whether it waits, or nothing if the old one stays. */
const replace = (answer: AnswerInWords, aiResult: AiResult): NewSuggestion[] => {
  if (answer.confirmation === null) return [{ answer, aiResult, waits: true }]
  const isSameMark = aiResult.marks_obtained === answer.obtainedMarks
  // A student has seen the mark, so only a person lowers it, answer by answer.
  if (answer.isDelivered && aiResult.marks_obtained < answer.obtainedMarks) return []
  if (isSameMark || !aiResult.unsure) return [{ answer, aiResult, waits: false }]
  return answer.isDelivered ? [] : [{ answer, aiResult, waits: true }]
}

/** Returns the change of an attempt's result, if the attempt has all its marks before and after. */
const changeOf = ({ answer, aiResult, waits }: NewSuggestion, passingPercentage: number): Change[] => {
  if (waits || answer.result.obtainedMarks === null) return []
  const mark = markGiven(aiResult.marks_obtained, answer.totalMarks, passingPercentage)
  if (mark.obtainedMarks === answer.obtainedMarks) return []
  return [
    {
      met: answer,
      answer: { ...mark, totalMarks: answer.totalMarks, isLeftOut: false, firstMarks: null },
      result: resultAfter(answer.result, answer, { ...answer, ...mark }, passingPercentage),
    },
  ]
}
