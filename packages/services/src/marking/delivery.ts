import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { automaticDeliveryLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { AgreementFigures } from '@quizwright/contracts/schemas/descriptive-result.ts'
import type { Delivery } from '@quizwright/contracts/schemas/marking.ts'
import { defaultAiModel } from '@quizwright/domain/schemas/quiz.ts'
import { eq } from '../database/drizzle.ts'
import { providerModels } from '../ai/models.ts'
import type { Database, Queryable } from '../database/database.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { measureAgreement } from '../results/agreement.ts'
import { type JudgedPair, readJudgedPairs } from '../results/read-agreement.ts'

/**
 * Returns why the sure suggestions of a model may not be delivered without a person, or null if they may. The
 * intervals decide, not the figures, because few answers prove nothing.
 */
export const findObstacle = (
  count: number,
  { mean_difference, rmse, intervals }: AgreementFigures,
  isConfigured: boolean,
): string | null => {
  const { answers, meanDifference: mostDifference, rmse: mostRmse } = automaticDeliveryLimits
  if (!isConfigured)
    return 'No AI model is configured. What is suggested offline is never delivered without a person.'
  if (count < answers)
    return `Mark at least ${answers} answers that have a confident suggestion of the model: so far there are ${count}.`
  // Figures without variance have no interval and are used as they are.
  const [low, high] = intervals.mean_difference ?? [mean_difference ?? Infinity, mean_difference ?? Infinity]
  if (low < -mostDifference || high > mostDifference)
    return (
      `The mean difference to your marks may lie from ${percent(low)} to ${percent(high)} of a question’s marks: ` +
      `it must lie within ${formatPercent(mostDifference)} in either direction.`
    )
  const worst = intervals.rmse?.[1] ?? rmse ?? Infinity
  if (worst > mostRmse)
    return (
      `The model’s marks may be ${percent(worst)} of a question’s marks off, typically (RMSE): ` +
      `that must be at most ${formatPercent(mostRmse)}.`
    )
  return null
}

const percent = (value: number): string => formatPercent(value, { least: 1, most: 1 })

/**
 * Reads whether the quiz delivers automatically, and the agreement that decides whether it may. Throws NOT_FOUND.
 */
export const readDelivery = async (
  db: Database,
  quizId: string,
  isConfigured: boolean,
): Promise<Delivery> => {
  const [quiz] = await db
    .select({ aiModel: quizzes.aiModel, automaticModel: quizzes.automaticModel })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
  if (!quiz) throw new Problem('NOT_FOUND')
  const model = Object.hasOwn(providerModels, quiz.aiModel) ? quiz.aiModel : defaultAiModel
  const pairs = (await readJudgedPairs(db, quizId)).filter(isJudgedSure(model))
  const agreement = agreementInPercent(pairs)
  return {
    is_automatic: quiz.automaticModel === model,
    model,
    count: pairs.length,
    agreement,
    obstacle: findObstacle(pairs.length, agreement, isConfigured),
  }
}

const isJudgedSure =
  (model: string) =>
  ({ name, isSure, totalMarks }: JudgedPair): boolean =>
    name === model && isSure && totalMarks > 0

const agreementInPercent = (pairs: readonly JudgedPair[]): AgreementFigures =>
  measureAgreement(
    pairs.map(({ student, totalMarks, ...pair }) => ({
      student,
      model: (100 * pair.model) / totalMarks,
      instructor: (100 * pair.instructor) / totalMarks,
    })),
  )

/**
 * Whether a sure suggestion of a model may be delivered now without a person. The permission that was given once is
 * not enough: the agreement is measured again on what was judged since, and the wording of the question that was
 * answered must have been judged, because other questions say nothing about it.
 */
export const mayDeliver = async (
  db: Queryable,
  { quizId, questionId, revisionId, model }: Record<'quizId' | 'questionId' | 'revisionId' | 'model', string>,
): Promise<boolean> => {
  const pairs = (await readJudgedPairs(db, quizId)).filter(isJudgedSure(model))
  const isOfWording = (pair: JudgedPair): boolean =>
    pair.questionId === questionId && pair.revisionId === revisionId
  return (
    pairs.filter(isOfWording).length >= automaticDeliveryLimits.answersOfQuestion &&
    findObstacle(pairs.length, agreementInPercent(pairs), true) === null
  )
}

/**
 * Switches automatic delivery on or off for future suggestions. Throws NOT_FOUND, and RULE if the agreement does not
 * allow it.
 */
export const updateDelivery = async (
  db: Database,
  quizId: string,
  isConfigured: boolean,
  isAutomatic: boolean,
): Promise<Delivery> => {
  const delivery = await readDelivery(db, quizId, isConfigured)
  if (isAutomatic && delivery.obstacle !== null) throw new Problem('RULE', { message: delivery.obstacle })
  await db
    .update(quizzes)
    .set({ automaticModel: isAutomatic ? delivery.model : null })
    .where(eq(quizzes.id, quizId))
  return { ...delivery, is_automatic: isAutomatic }
}
