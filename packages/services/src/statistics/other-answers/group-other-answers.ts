import type { OtherAnswers } from '@quizwright/domain/schemas/item-statistics.ts'
import { acceptAnswer } from '@quizwright/domain/kinds/accept-answer.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { isDrawn } from '@quizwright/domain/kinds/numeric/drawn/drawn-key.ts'
import { likelyMistakes } from '@quizwright/domain/kinds/numeric/drawn/likely-mistakes.ts'
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

type Other = Pick<
  OtherAnswers['answers'][number],
  'answer' | 'ways' | 'given' | 'share' | 'mean_total' | 'credit' | 'values' | 'formula'
>

/** What is listed of answers that are seen as one, given in these ways. `counted` attempts met the question. */
const figuresOf = (ways: readonly WrittenAnswer[], counted: number) => {
  const sum = (value: (one: WrittenAnswer) => number) => ways.reduce((total, one) => total + value(one), 0)
  const given = sum((one) => one.given)
  return { given, share: (100 * given) / counted, mean_total: sum((one) => one.total) / given }
}

/** Answers that the kind counts as the same, to the same values. */
const groupsOf = (asked: Asked, written: readonly WrittenAnswer[]): WrittenAnswer[][] => {
  const kind = kindOf(asked)
  const given = written.filter(({ answer }) => !isBlankText(answer))
  return [
    ...Map.groupBy(
      given,
      ({ answer, variant }) => `${variant ?? ''} ${kind.sameAnswer?.(asked, answer) ?? answer}`,
    ).values(),
  ]
}

/**
 * Groups written answers by what the kind counts as the same, and lists the most frequent ones that do not earn all
 * marks, each as most wrote it. Where values are drawn, answers to several sets of them that one formula gives are
 * listed as that formula. `counted` attempts met the question.
 */
export const groupOtherAnswers = (
  asked: Asked,
  written: readonly WrittenAnswer[],
  counted: number,
): Pick<OtherAnswers, 'different' | 'answers'> => {
  const groups = groupsOf(asked, written).flatMap((ways) => {
    const most = ways.reduce(mostFrequent)
    const credit = creditOf(asked, { answer: most.answer.trim(), variant: most.variant })
    return credit >= 1 ? [] : [{ ways, most, credit }]
  })
  const { explained, formulas } = byFormula(asked, groups, counted)
  const others = groups.flatMap((group): Other[] => {
    if (explained.has(group)) return []
    const { ways, most, credit } = group
    const values = typeof most.variant === 'number' ? drawnInWords(asked, most.variant) : ''
    return [
      {
        answer: most.answer.trim(),
        ways: ways.length,
        ...figuresOf(ways, counted),
        credit,
        ...(values !== '' && { values }),
      },
    ]
  })
  const answers = [...formulas, ...others]
    .toSorted((one, other) => other.given - one.given || (one.answer < other.answer ? -1 : 1))
    .slice(0, listed)
    // What is right for one student's numbers is not right for those of others: a formula is accepted for all.
    .map((one) => ({ ...one, can_accept: !('values' in one) && canAccept(asked, one.answer) }))
  return { different: formulas.length + others.length, answers }
}

type Group = { ways: WrittenAnswer[]; most: WrittenAnswer; credit: number }

/** The formulas that wrong answers to drawn values follow, and the groups of answers that these are. */
const byFormula = (
  asked: Asked,
  groups: readonly Group[],
  counted: number,
): { explained: Set<Group>; formulas: Other[] } => {
  const explained = new Set<Group>()
  const { interaction } = asked
  if (interaction?.kind !== 'numeric' || !isDrawn(interaction)) return { explained, formulas: [] }
  const wrong = groups.filter(({ credit }) => credit === 0)
  const formulas = likelyMistakes(
    interaction,
    wrong.map(({ ways, most }) => ({
      answer: most.answer,
      variant: most.variant ?? 0,
      given: ways.reduce((sum, { given }) => sum + given, 0),
    })),
  ).map(({ formula, answers }) => {
    const own = answers.map((at) => elementAt(wrong, at))
    for (const group of own) explained.add(group)
    const { most } = elementAt(own, 0)
    return {
      answer: formula,
      ways: 1,
      ...figuresOf(
        own.flatMap(({ ways }) => ways),
        counted,
      ),
      credit: 0,
      formula: {
        sets: new Set(own.map((one) => one.most.variant)).size,
        example: most.answer.trim(),
        values: drawnInWords(asked, most.variant ?? 0),
      },
    }
  })
  return { explained, formulas }
}

const canAccept = (asked: Asked, answer: string): boolean =>
  answer.trim().length <= correctionLimits.acceptedAnswer &&
  acceptAnswer(asked, { answer, share: 100 }) !== undefined
