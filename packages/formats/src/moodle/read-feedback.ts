import type { RawQuestion } from '../entry/entry.ts'
import { wordsOf } from '../entry/words-of.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import type { ReadText } from './read-text.ts'

type Feedback = Pick<RawQuestion, 'optionFeedback' | 'whenRight' | 'whenWrong' | 'hintTexts'>

const holds = (holder: Element | undefined): boolean =>
  textOf(childNamed(holder, 'text') ?? holder).trim() !== ''

/** Reads what is said to options and to right and wrong answers. Names what has no place here. */
export const readFeedback = (element: Element, readText: ReadText, without: string[]): Feedback => {
  const read = (holder: Element | undefined): string => (holds(holder) ? wordsOf(readText(holder)) : '')
  const type = attribute(element, 'type') ?? ''
  const said = childrenNamed(element, 'answer').map((answer) => read(childNamed(answer, 'feedback')))
  const isOfOptions = /^(?:multichoice|multichoiceset|calculatedmulti|oumultiresponse|truefalse)$/.test(type)
  // Accepted answers keep theirs.
  const isTyped = /^(?:shortanswer|numerical)$/.test(type)
  if (!isTyped && !isOfOptions && said.some((text) => text !== ''))
    without.push('the feedback of its options')
  if (holds(childNamed(element, 'partiallycorrectfeedback')))
    without.push('its feedback on partly right answers')
  const hints = childrenNamed(element, 'hint')
    .map(read)
    .filter((hint) => hint !== '')
  const [right, wrong] = ['correctfeedback', 'incorrectfeedback'].map((name) =>
    read(childNamed(element, name)),
  )
  return {
    ...(hints.length > 0 && { hintTexts: hints }),
    ...(isOfOptions && { optionFeedback: said }),
    ...(right && { whenRight: right }),
    ...(wrong && { whenWrong: wrong }),
  }
}
