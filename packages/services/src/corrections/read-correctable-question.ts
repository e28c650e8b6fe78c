import { elementAt } from '@quizwright/domain/defined.ts'
import type { CorrectableQuestion } from '@quizwright/domain/schemas/correction.ts'
import { and, count, eq, isNull } from '../database/drizzle.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { keyOfInteraction } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { namesOf } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { isDescriptive, kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { Asked } from '@quizwright/domain/kinds/question-kind.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts, reports } from '../database/tables/learner.ts'
import { readCorrectionFinder } from './active-corrections.ts'
import { correctedContent, guidanceOf } from './guided-content.ts'
import { correctedKey } from './mark-by-key.ts'
import { readOtherVersions } from './planning/read-other-versions.ts'
import { readCurrentQuestion } from './read-current-question.ts'
import { wireCorrection } from './read-corrections.ts'

type QuestionRef = { quizId: string; questionId: string }

/**
 * Reads a question as it is currently marked, with the possible corrections. `readsPrompts`: a model grades, so
 * prompts matter. Throws NOT_FOUND.
 */
export const readCorrectableQuestion = async (
  db: Queryable,
  question: QuestionRef,
  readsPrompts: boolean,
): Promise<CorrectableQuestion> => {
  const { quiz, revision, position } = await readCurrentQuestion(db, question)
  const correction = (await readCorrectionFinder(db, question.quizId))(question.questionId, revision)
  const { content } = revision
  return {
    question_id: question.questionId,
    question_no: position,
    text: content.question,
    equation: content.equation,
    image_url: content.image_url,
    takes_many: kindOf(content).takesMany(content),
    ...keyedParts(correctedKey(content, correction)),
    ...acceptsOf(correctedKey(content, correction)),
    options: correctedKey(content, correction).options.map((option) => ({
      text: option.option,
      equation: option.equation,
      image_url: option.image_url,
      is_correct: option.is_correct,
    })),
    attempts: await countAttempts(db, question),
    reports: await countReports(db, question),
    guidance: isDescriptive(content, quiz.quizType)
      ? guidanceOf(correctedContent(content, correction))
      : null,
    reads_prompts: readsPrompts,
    other_versions: (await readOtherVersions(db, question)).map((other) => ({
      quiz_id: other.quizId,
      version: other.version,
      attempts: other.attempts,
      open: other.open,
    })),
    correction: correction ? wireCorrection(correction, position) : null,
  }
}

/** The interaction of a question with several parts. */
const keyedParts = ({ interaction }: Asked): Pick<CorrectableQuestion, 'interaction'> =>
  keyOfInteraction(interaction) ? { interaction } : {}

/** What is accepted now, where one answer is typed. */
const acceptsOf = (content: Asked): Pick<CorrectableQuestion, 'accepts' | 'variables'> => {
  const { accepted } = acceptedOf(content)
  if (!accepted || !kindOf(content).accept) return {}
  const { interaction } = content
  const variables = interaction?.kind === 'numeric' ? interaction.variables?.flatMap(namesOf) : undefined
  return { accepts: accepted, ...(variables && { variables }) }
}

const countAttempts = async (db: Queryable, { quizId, questionId }: QuestionRef): Promise<number> => {
  const counted = elementAt(
    await db
      .select({ n: count() })
      .from(attempts)
      .innerJoin(attemptAnswers, eq(attemptAnswers.attemptId, attempts.id))
      .where(and(eq(attempts.quizId, quizId), eq(attemptAnswers.questionId, questionId))),
    0,
  )
  return counted.n
}

const countReports = async (db: Queryable, { quizId, questionId }: QuestionRef): Promise<number> => {
  const counted = elementAt(
    await db
      .select({ n: count() })
      .from(reports)
      .where(and(eq(reports.quizId, quizId), eq(reports.questionId, questionId), isNull(reports.closedAt))),
    0,
  )
  return counted.n
}
