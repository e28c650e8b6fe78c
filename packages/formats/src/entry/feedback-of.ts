import { withoutEmptyEnd } from '@quizwright/domain/kinds/question-feedback.ts'
import { arrangementLimits, kindLimits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { RawQuestion } from './entry.ts'

type Feedback = Pick<QuestionContent, 'option_feedback' | 'when_right' | 'when_wrong' | 'hints'>

/** What is said to answers, as a question can hold it. Adds to `without` what does not fit. */
export const feedbackOf = (
  { kind, options = [], optionFeedback = [], whenRight = '', whenWrong = '', hintTexts = [] }: RawQuestion,
  clean: (text: string) => string,
  without: string[],
): Feedback => {
  const all = [...optionFeedback, whenRight, whenWrong, ...hintTexts]
  if (all.every((text) => text.trim() === '')) return {}
  if (kind === 'descriptive') {
    if (hintTexts.some((text) => text.trim() !== '')) without.push('its hints')
    if ([...optionFeedback, whenRight, whenWrong].some((text) => text.trim() !== ''))
      without.push('its feedback')
    return {}
  }
  const fit = (text: string): string => {
    const cleaned = clean(text).trim()
    if (cleaned.length <= kindLimits.feedbackLength) return cleaned
    without.push(`feedback that is longer than ${kindLimits.feedbackLength} characters`)
    return ''
  }
  if (options.length === 0 && optionFeedback.some((text) => text.trim() !== '')) without.push('its feedback')
  const ofOptions = withoutEmptyEnd(options.map((_, index) => fit(optionFeedback[index] ?? '')))
  const hints = hintTexts.map(fit).filter((hint) => hint !== '')
  if (hints.length > arrangementLimits.tries)
    without.push(`more than ${arrangementLimits.tries} of its hints`)
  const [right, wrong] = [fit(whenRight), fit(whenWrong)]
  return {
    ...(ofOptions && { option_feedback: ofOptions }),
    ...(hints.length > 0 && { hints: hints.slice(0, arrangementLimits.tries) }),
    ...(right !== '' && { when_right: right }),
    ...(wrong !== '' && { when_wrong: wrong }),
  }
}
