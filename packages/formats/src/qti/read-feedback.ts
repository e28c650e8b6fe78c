import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { wordsOf } from '../entry/words-of.ts'
import { descendants, type Element, textOf } from '../xml/tree.ts'

type Feedback = Pick<RawQuestion, 'optionFeedback' | 'whenRight' | 'whenWrong' | 'solution'>

/**
 * Reads what is shown after an answer: the solution, what is said to who chose an option (by its identifier), and to
 * right and wrong answers. Names what is none of them.
 */
export const readFeedback = (
  item: Element,
  interactions: readonly Element[],
  context: ContentContext,
): Feedback => {
  const feedback = descendants(item, 'modalfeedback', 'feedbackinline', 'feedbackblock')
  const identified = (named: RegExp): Element | undefined =>
    feedback.find(({ attributes }) => named.test(attributes.identifier ?? '') && isShown(attributes))
  const solution = identified(/solution|explanation|general/i)
  const [lone, ...others] = interactions
  const choices =
    lone?.name === 'choiceinteraction' && others.length === 0 ? descendants(lone, 'simplechoice') : []
  const ofOptions = choices.map(({ attributes: { identifier } }) =>
    feedback.find(({ attributes }) => attributes.identifier === identifier && isShown(attributes)),
  )
  const [right, wrong] = [identified(/^correct$/i), identified(/^(?:incorrect|wrong)$/i)]
  const taken = [solution, right, wrong, ...ofOptions]
  if (feedback.some((one) => !taken.includes(one) && textOf(one).trim() !== ''))
    context.without.push('its feedback')
  const read = (one: Element | undefined): Content | undefined => one && contentOfNodes(one.children, context)
  const inWords = (one: Element | undefined): string => {
    const content = read(one)
    return content ? wordsOf(content) : ''
  }
  const explained = read(solution)
  return {
    ...(explained && { solution: explained }),
    ...(ofOptions.some(Boolean) && { optionFeedback: ofOptions.map(inWords) }),
    ...(right && { whenRight: inWords(right) }),
    ...(wrong && { whenWrong: inWords(wrong) }),
  }
}

/** Feedback that is hidden for its identifier is shown for all others. */
const isShown = ({ showhide }: Element['attributes']): boolean => showhide !== 'hide'
