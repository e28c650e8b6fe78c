import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { alias, and, asc, eq, ne } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { countOpenAttempts } from './read-met-attempts.ts'

type QuestionRef = { quizId: string; questionId: string }
export type OtherVersion = QuestionRef & { version: number; attempts: number; open: number }

const own = alias(quizzes, 'own_quizzes')
const ownQuestions = alias(questions, 'own_questions')
const ownRevisions = alias(questionRevisions, 'own_revisions')

/**
 * Reads the other versions of a quiz that ask the same question: it has the same origin, and students read the same
 * texts and options. Its key and its marks may differ. An older version that nobody took is over, and left out.
 */
export const readOtherVersions = async (
  db: Queryable,
  { quizId, questionId }: QuestionRef,
): Promise<OtherVersion[]> => {
  const rows = await db
    .select({
      quizId: quizzes.id,
      questionId: questions.id,
      version: quizzes.version,
      attempts: quizzes.attempts,
      ownVersion: own.version,
      content: questionRevisions.content,
      ownContent: ownRevisions.content,
    })
    .from(own)
    .innerJoin(ownQuestions, and(eq(ownQuestions.quizId, own.id), eq(ownQuestions.id, questionId)))
    .innerJoin(ownRevisions, eq(ownRevisions.id, ownQuestions.revisionId))
    .innerJoin(quizzes, and(eq(quizzes.familyId, own.familyId), ne(quizzes.id, own.id)))
    .innerJoin(
      questions,
      and(eq(questions.quizId, quizzes.id), eq(questions.originId, ownQuestions.originId)),
    )
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(own.id, quizId))
    .orderBy(asc(quizzes.version), asc(questions.place))
  const others = new Map<string, OtherVersion>()
  for (const { content, ownContent, ownVersion, ...other } of rows) {
    if (others.has(other.quizId) || readingKey(content) !== readingKey(ownContent)) continue
    const open = await countOpenAttempts(db, other.quizId)
    const isNewer = other.version > ownVersion
    if (isNewer || other.attempts > 0 || open > 0) others.set(other.quizId, { ...other, open })
  }
  return [...others.values()]
}

/** A key of what students read of a question. */
const readingKey = ({
  question,
  equation,
  image_url,
  paragraph,
  options,
  interaction,
}: QuestionContent): string =>
  JSON.stringify([
    kindOf({ interaction }).name,
    question,
    equation,
    image_url,
    paragraph,
    options.map((option) => [option.option, option.equation, option.image_url]),
  ])
