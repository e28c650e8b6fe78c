import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { withoutFeedback } from './without-feedback.ts'

const choiceNames = ['simpleassociablechoice', 'simplechoice', 'gaptext', 'inlinechoice', 'hottext']

const wordsOf = (element: Element): string =>
  textOf({ ...element, children: withoutFeedback(element.children) })
    .replace(/\s+/g, ' ')
    .trim()

/** Puts the correct values of an interaction into words. In the file they are identifiers of its choices. */
export const answerInWords = (
  interaction: Element,
  values: readonly string[],
): Pick<RawQuestion, 'answer' | 'choices'> => {
  const named = new Map(
    descendants(interaction, ...choiceNames).map((choice) => [
      choice.attributes.identifier ?? '',
      wordsOf(choice),
    ]),
  )
  if (named.size === 0) return { answer: values.join('\n') }
  const gaps = descendants(interaction, 'gap').map((gap) => gap.attributes.identifier ?? '')
  const inWords = (value: string): string => {
    const [one = '', other] = value.split(/\s+/)
    const first = named.get(one) ?? ''
    if (other === undefined) return first
    const gap = gaps.indexOf(other)
    if (first === '') return ''
    if (gap >= 0) return `${gap + 1}. ${first}`
    return named.get(other) ? `${first} → ${named.get(other)}` : ''
  }
  const answers = values.map(inWords)
  return {
    // If a part of the answer has no words, for example an image, the answer is dropped.
    answer: answers.includes('') ? '' : answers.join('\n'),
    choices: listsOfChoices(listsIn(interaction)),
  }
}

/** The two sides of a matching interaction are separate lists. */
const listsIn = (interaction: Element): string[][] => {
  const sets = elementsOf(interaction).filter(({ name }) => name === 'simplematchset')
  return (sets.length > 0 ? sets : [interaction]).map((list) =>
    descendants(list, ...choiceNames).map(wordsOf),
  )
}
