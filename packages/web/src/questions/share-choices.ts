import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'

const usual = [100, 90, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 10]

/** The shares of the marks that an accepted answer may earn, in percent, with one that is none of the usual ones. */
export const shareChoices = (share: number): { value: string; label: string }[] =>
  [...new Set([...usual, share])]
    .sort((one, other) => other - one)
    .map((step) => ({ value: String(step), label: step === 100 ? say('Full marks') : formatPercent(step) }))
