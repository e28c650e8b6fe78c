import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { childNamed, type Element, elementsOf, textOf } from '../xml/tree.ts'
import type { ReadText } from './read-text.ts'

/** Reads a text with numbered gaps such as `[[1]]`. The number is that of the word that belongs there. */
export const readNumberedGaps = (
  element: Element,
  readText: ReadText,
): Pick<RawQuestion, 'content' | 'answer' | 'choices'> => {
  const words = elementsOf(element)
    .filter(({ name }) => name === 'dragbox' || name === 'selectoption')
    .map((word) => textOf(childNamed(word, 'text')).trim())
  const content = readText(childNamed(element, 'questiontext'))
  const answers: string[] = []
  const text = content.text.replace(/\[\[(\d+)\]\]/g, (_, number: string) => {
    answers.push(`${answers.length + 1}. ${words[Number(number) - 1] ?? ''}`)
    return '_____'
  })
  return {
    content: { ...content, text },
    answer: answers.join('\n'),
    choices: listsOfChoices([words.toSorted()]),
  }
}
