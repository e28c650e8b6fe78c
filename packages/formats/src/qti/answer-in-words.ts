import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'

const choiceNames = ['simpleassociablechoice', 'simplechoice', 'gaptext', 'inlinechoice', 'hottext']

const wordsOf = (element: Element): string => textOf(element).replace(/\s+/g, ' ').trim()

/** The right values of an interaction in the words of its choices, which values name by identifiers. */
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
    // An answer of which a part has no words, such as an image, is none.
    answer: answers.includes('') ? '' : answers.join('\n'),
    choices: listsOfChoices(listsIn(interaction)),
  }
}

/** Both sides of what is matched are lists of their own. */
const listsIn = (interaction: Element): string[][] => {
  const sets = elementsOf(interaction).filter(({ name }) => name === 'simplematchset')
  return (sets.length > 0 ? sets : [interaction]).map((list) =>
    descendants(list, ...choiceNames).map(wordsOf),
  )
}
