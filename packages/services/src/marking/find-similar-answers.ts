import { markingLimits } from '@quizwright/domain/limits.ts'
import { toFingerprint } from '@quizwright/domain/near-duplicates/fingerprint.ts'
import { measureSimilarity } from '@quizwright/domain/near-duplicates/similarity.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, ne, sql } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { findNumberFault } from '../grading/comparing/compare-numbers.ts'
import { findContradiction } from '../grading/comparing/contradictions/find-contradiction.ts'
import { parseStatements } from '../grading/comparing/parse-statements.ts'
import { isSameWord } from '../grading/comparing/similar-words.ts'
import { isInReachOf } from './team/shared-answer.ts'
import { describeAnswers } from './describe-answers.ts'
import { isWaiting, type SelectedAnswer, selectAnswers } from './waiting-answers.ts'

/** Answers from this similarity on may say the same. It is higher than for questions. */
const similarAnswersFrom = 0.8

/**
 * The number of main words of one answer that the other may lack. However long both are, with more words one of
 * them has a point that the other has not.
 */
const lackedWords = 2

/** How long answers are compared before other calls have their turn, in milliseconds. */
const turnMs = 10

/**
 * Returns the similarity of two answers, 0 to 1, computed like that of two questions without options. It is 0 if one
 * of them lacks some main words of the other, or may say the contrary: they need not deserve the same mark.
 */
export const answerSimilarity = (one: string, other: string): number => compareWith(one)(other)

const compareWith = (one: string): ((other: string) => number) => {
  const fingerprint = fingerprintOfAnswer(one)
  const words = mainWordsOf(one)
  return (other) => {
    const similarity = measureSimilarity(fingerprint, fingerprintOfAnswer(other))
    if (similarity < similarAnswersFrom) return 0
    const otherWords = mainWordsOf(other)
    const isAlike =
      countLacking(words, otherWords) <= lackedWords &&
      countLacking(otherWords, words) <= lackedWords &&
      !differsInMeaning(one, other) &&
      !differsInMeaning(other, one)
    return isAlike ? similarity : 0
  }
}

const differsInMeaning = (answer: string, solution: string): boolean =>
  findContradiction(answer, solution) !== undefined ||
  findNumberFault({ question: '', solution, answer }) !== undefined

const mainWordsOf = (answer: string): string[] => [
  ...new Set(parseStatements(answer).flatMap(({ terms }) => terms.map(({ stem }) => stem))),
]

/** Counts the words that have no equal among the others, but for typing errors. */
const countLacking = (words: readonly string[], others: readonly string[]): number =>
  words.filter((word) => !others.some((other) => isSameWord(word, other))).length

const fingerprintOfAnswer = (answer: string) => toFingerprint({ question: answer, equation: '', options: [] })

/**
 * Finds the waiting answers to the same question that say the same as this one, the most similar first. Only texts
 * are compared, so answers with images are never included.
 */
export const findSimilarAnswers = async (
  db: Queryable,
  { attemptId, questionId, userId }: { attemptId: string; questionId: string; userId: string },
) => {
  const [asked] = await db
    .select({ text: attemptAnswers.answer, images: attemptAnswers.uploadedImages, quizId: attempts.quizId })
    .from(attemptAnswers)
    .innerJoin(attempts, eq(attempts.id, attemptAnswers.attemptId))
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)))
  if (!asked || asked.text.trim() === '' || asked.images.length > 0) return describeAnswers(db, [])
  const others = await selectAnswers(
    db,
    and(
      isWaiting,
      isInReachOf(userId),
      eq(attempts.quizId, asked.quizId),
      eq(attemptAnswers.questionId, questionId),
      ne(attemptAnswers.attemptId, attemptId),
      sql`cardinality(${attemptAnswers.uploadedImages}) = 0`,
    ),
  )
    .orderBy(asc(attemptAnswers.attemptId))
    .limit(markingLimits.similarCompared)
  const compare = compareWith(asked.text)
  const similar: { row: SelectedAnswer; similarity: number }[] = []
  let turnEnds = performance.now() + turnMs
  for (const row of others) {
    const similarity = compare(row.answer.answer)
    if (similarity > 0) similar.push({ row, similarity })
    if (performance.now() < turnEnds) continue
    await nextTurn()
    turnEnds = performance.now() + turnMs
  }
  const shown = similar.sort((a, b) => b.similarity - a.similarity).slice(0, markingLimits.similarShown)
  return describeAnswers(
    db,
    shown.map(({ row }) => row),
  )
}
