import { drawnInWords, inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { OtherAnswers } from '@quizwright/domain/schemas/item-statistics.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { WrittenAnswer } from './group-other-answers.ts'

/** The most combinations of values that are listed. */
const listed = 50

/**
 * The figures of those for whom the same values were drawn, the most frequent first; nothing for a question whose
 * numbers are the same for all.
 */
export const variantsIn = (
  content: QuestionContent,
  written: readonly WrittenAnswer[],
): Pick<OtherAnswers, 'variants' | 'variants_drawn'> => {
  const drawn = written.flatMap((one) =>
    typeof one.variant === 'number' ? [{ ...one, variant: one.variant }] : [],
  )
  if (drawn.length === 0) return {}
  const { mark, accepted } = kindOf(content)
  const groups = [...Map.groupBy(drawn, ({ variant }) => variant)].map(([variant, answers]) => {
    const sum = (value: (one: WrittenAnswer) => number) =>
      answers.reduce((total, one) => total + one.given * value(one), 0)
    const counted = sum(() => 1)
    const earned = sum(({ answer }) => mark(content, { selected: [], answer, variant }))
    return { variant, counted, facility: (100 * earned) / counted }
  })
  const shown = groups
    .toSorted((one, other) => other.counted - one.counted || one.variant - other.variant)
    .slice(0, listed)
  return {
    variants: shown.map(({ variant, ...figures }) => ({
      ...figures,
      values: drawnInWords(content, variant),
      right: accepted?.(inVariant(content, variant)) ?? [],
    })),
    variants_drawn: groups.length,
  }
}
