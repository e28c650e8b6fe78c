import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuestionElsewhere, SimilarPair } from '@quizwright/contracts/schemas/similar.ts'
import { toFingerprint } from '@quizwright/domain/near-duplicates/fingerprint.ts'
import { similarFrom, measureSimilarity } from '@quizwright/domain/near-duplicates/similarity.ts'
import type { Review } from './review.ts'

/**
 * A question and its near-duplicate, with their current content. `otherNo` is set if the near-duplicate is in
 * the same file.
 */
export type ShownPair = { question: DraftQuestion; questionNo: number; similarity: number } & (
  | { other: DraftQuestion; otherNo: number }
  | { other: QuestionElsewhere; otherNo?: never }
)

/**
 * The pairs found by the service that are still similar. A pair is compared again if one question was
 * changed, and dropped if one was left out.
 */
export const shownPairs = (
  review: Review,
  pairs: readonly SimilarPair[],
  questions: readonly DraftQuestion[],
): ShownPair[] => {
  const numbers = new Map(questions.map(({ _id }, index) => [_id, index + 1]))
  const find = (no: number) => {
    const questionNo = numbers.get(review.order[no - 1] ?? '')
    return questionNo === undefined
      ? undefined
      : { question: elementAt(questions, questionNo - 1), questionNo }
  }
  const isAsItCame = (question: DraftQuestion) => review.originals.get(question._id) === question
  return pairs.flatMap(({ question_no, other_no, elsewhere, similarity }): ShownPair[] => {
    const one = find(question_no)
    const there = other_no === undefined ? undefined : find(other_no)
    const other = there?.question ?? elsewhere
    if (!one || !other) return []
    const untouched = isAsItCame(one.question) && (!there || isAsItCame(there.question))
    const now = untouched ? similarity : measureSimilarity(toFingerprint(one.question), toFingerprint(other))
    if (now < similarFrom) return []
    return [
      there
        ? { ...one, other: there.question, otherNo: there.questionNo, similarity: now }
        : { ...one, other: defined(elsewhere, 'elsewhere'), similarity: now },
    ]
  })
}

export const describePair = ({ similarity, other, otherNo }: ShownPair): string => {
  const percent = Math.floor(100 * similarity)
  const where =
    otherNo === undefined
      ? say('question # {number} of “{quiz}”', { number: other.question_no, quiz: other.quiz_name })
      : say('question # {number}', { number: otherNo })
  return percent === 100
    ? say('Repeats {question}', { question: where })
    : say('Similar to {question} ({percent} match)', {
        question: where,
        percent: formatPercent(percent),
      })
}

/** The ids of exact repetitions in the file; one question of each set is not included. */
export const repeatedIn = (pairs: readonly ShownPair[]): string[] => [
  ...new Set(pairs.filter(({ similarity }) => similarity === 1).map(({ question }) => question._id)),
]
