import type { OtherAnswers } from '@quizwright/domain/schemas/item-statistics.ts'
import { acceptAnswer } from '@quizwright/domain/kinds/accept-answer.ts'
import { drawnInWords } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { Asked } from '@quizwright/domain/kinds/question-kind.ts'
import { correctionLimits } from '@quizwright/domain/limits.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'

/** An answer as it was written, how many attempts gave it, and the sum of their percentages. */
export type WrittenAnswer = {
  answer: string
  given: number
  total: number
  /** The values that were drawn for who wrote it. */
  variant?: number | null
}

/** The most answers that are listed. */
const listed = 20

/** Of two that are as frequent, the one that begins with a capital letter. */
const mostFrequent = (one: WrittenAnswer, other: WrittenAnswer): WrittenAnswer => {
  if (one.given !== other.given) return one.given > other.given ? one : other
  return one.answer.trim() <= other.answer.trim() ? one : other
}

const creditOf = (asked: Asked, { answer, variant }: Pick<WrittenAnswer, 'answer' | 'variant'>): number =>
  kindOf(asked).mark(asked, { selected: [], answer, variant })

/**
 * Groups written answers by what the kind counts as the same, and lists the most frequent ones that do not earn all
 * marks, each as most wrote it. `counted` attempts met the question.
 */
export const groupOtherAnswers = (
  asked: Asked,
  written: readonly WrittenAnswer[],
  counted: number,
): Pick<OtherAnswers, 'different' | 'answers'> => {
  const kind = kindOf(asked)
  const given = written.filter(({ answer }) => !isBlankText(answer))
  const groups = Map.groupBy(
    given,
    ({ answer, variant }) => `${variant ?? ''} ${kind.sameAnswer?.(asked, answer) ?? answer}`,
  )
  const others = [...groups.values()].flatMap((ways) => {
    const { variant, ...most } = ways.reduce(mostFrequent)
    const answer = most.answer.trim()
    const credit = creditOf(asked, { answer, variant })
    const values = typeof variant === 'number' ? drawnInWords(asked, variant) : ''
    if (credit >= 1) return []
    const sum = (value: (one: WrittenAnswer) => number) => ways.reduce((total, one) => total + value(one), 0)
    const n = sum((one) => one.given)
    return [
      {
        answer,
        ways: ways.length,
        given: n,
        share: (100 * n) / counted,
        mean_total: sum((one) => one.total) / n,
        credit,
        ...(values !== '' && { values }),
      },
    ]
  })
  const answers = others
    .toSorted((one, other) => other.given - one.given || (one.answer < other.answer ? -1 : 1))
    .slice(0, listed)
    // What is right for one student's numbers is not right for those of others: a formula is accepted for all.
    .map((one) => ({ ...one, can_accept: !('values' in one) && canAccept(asked, one.answer) }))
  return { different: others.length, answers }
}

const canAccept = (asked: Asked, answer: string): boolean =>
  answer.trim().length <= correctionLimits.acceptedAnswer &&
  acceptAnswer(asked, { answer, share: 100 }) !== undefined
