import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { emptyContent } from '../entry/entry.ts'
import type { WriteContent } from '../kinds/kind-form.ts'

/** A condition that shows feedback, and goes on. */
export const showsIf = (condition: string, ident: string): string =>
  `<respcondition continue="Yes"><conditionvar>${condition}</conditionvar>` +
  `<displayfeedback feedbacktype="Response" linkrefid="${ident}"/></respcondition>`

export const itemFeedback = (ident: string, material: string): string =>
  `<itemfeedback ident="${ident}"><flow_mat>${material}</flow_mat></itemfeedback>`

/**
 * Writes what is said to answers of a question with options, with the names of Canvas: conditions before those that
 * give marks, the one behind them, which is reached by wrong answers alone, and what is shown.
 */
export const writeFeedback12 = (
  { options, option_feedback: feedback = [], when_right = '', when_wrong = '' }: QuestionContent,
  isRight: string,
  write: WriteContent,
): { before: string; behind: string; shown: string } => {
  if (options.length === 0) return { before: '', behind: '', shown: '' }
  const show = (ident: string, text: string): string =>
    text === '' ? '' : itemFeedback(ident, write({ ...emptyContent, text }))
  const ofOptions = options.flatMap((_, index) => {
    const text = feedback[index] ?? ''
    return text === '' ? [] : [{ name: `option_${index + 1}`, text }]
  })
  const isChosen = (name: string): string => `<varequal respident="response1">${name}</varequal>`
  return {
    before:
      ofOptions.map(({ name }) => showsIf(isChosen(name), `${name}_fb`)).join('') +
      (when_right === '' ? '' : showsIf(isRight, 'correct_fb')),
    behind: when_wrong === '' ? '' : showsIf('<other/>', 'general_incorrect_fb'),
    shown:
      ofOptions.map(({ name, text }) => show(`${name}_fb`, text)).join('') +
      show('correct_fb', when_right) +
      show('general_incorrect_fb', when_wrong),
  }
}
