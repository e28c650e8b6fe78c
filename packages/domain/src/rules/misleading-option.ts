import type { Figure, OptionFigures } from '../schemas/item-statistics.ts'

/** An option needs this many choices before its students can be characterised. */
export const fewChoices = 5

/** Whether an option is wrong and was chosen often enough to be judged. */
export const isChosenWrong = ({ is_correct: isCorrect, option_no: no, chosen }: OptionFigures): boolean =>
  !isCorrect && no > 0 && chosen >= fewChoices

/**
 * Returns the wrong option that attracts the strongest students: those who chose it reached surely more in the whole
 * quiz than those who chose the correct option. Where several may be chosen, each wrong option is compared with those
 * who left it instead. Of several, the one with the highest mean total is returned.
 */
export const misleadingOption = (options: readonly OptionFigures[]): OptionFigures | undefined => {
  const best = options
    .filter((option) => option.is_correct && option.mean_total.value !== null)
    .toSorted(byMeanTotal)[0]
  return options
    .filter((option) => {
      const compared = option.mean_total_of_others ?? best?.mean_total
      return isChosenWrong(option) && compared && isSurelyHigher(option.mean_total, compared)
    })
    .toSorted(byMeanTotal)[0]
}

const byMeanTotal = (a: OptionFigures, b: OptionFigures): number =>
  (b.mean_total.value ?? 0) - (a.mean_total.value ?? 0)

/**
 * Whether the 95 % confidence interval of the difference of two figures is above 0. It is computed from the
 * intervals of both figures (Zou and Donner 2008, Statistics in Medicine 27).
 */
const isSurelyHigher = (higher: Figure, lower: Figure): boolean => {
  if (higher.value === null || lower.value === null || !higher.interval || !lower.interval) return false
  const margin = Math.hypot(higher.value - higher.interval[0], lower.interval[1] - lower.value)
  return higher.value - lower.value > margin
}
