import { acceptedWord, blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { childNamed, type Element, elementsOf, textOf } from '../xml/tree.ts'
import type { ReadText } from './read-text.ts'

type Word = { text: string; group: string }

/** The words of a question, in the order of their numbers. */
const wordsIn = (element: Element): Word[] =>
  elementsOf(element)
    .filter(({ name }) => name === 'dragbox' || name === 'selectoption')
    .map((word) => ({
      text: textOf(childNamed(word, 'text')).trim(),
      group: textOf(childNamed(word, 'group')).trim() || '1',
    }))

/**
 * Reads a text with numbered gaps such as `[[1]]`. The number is that of the word that belongs there, and its choices
 * are the words of the same group. Words of one group that are dragged are a bank.
 */
export const readNumberedGaps = (
  element: Element,
  isDragged: boolean,
  readText: ReadText,
): Pick<RawQuestion, 'content' | 'answer' | 'choices' | 'filled'> => {
  const words = wordsIn(element)
  const isBank = isDragged && new Set(words.map(({ group }) => group)).size <= 1
  const content = readText(childNamed(element, 'questiontext'))
  const right: string[] = []
  const gaps: WholeGap[] = []
  const text = content.text.replace(/\[\[(\d+)\]\]/g, (_, number: string) => {
    const word = words[Number(number) - 1]
    const choices = words.filter(({ group }) => group === word?.group).map((one) => one.text)
    right.push(word?.text ?? '')
    gaps.push({
      ...blankGap(isBank ? 'bank' : 'chosen'),
      choices: isBank ? [] : [...new Set(choices)],
      accepted: word ? [acceptedWord(word.text)] : [],
    })
    return gapMarker(gaps.length)
  })
  const all = words.map((word) => word.text)
  return {
    content: { ...content, text: text.replaceAll(/\[\[\d+\]\]/g, '_____') },
    answer: right.map((word, index) => `${index + 1}. ${word}`).join('\n'),
    choices: listsOfChoices([all.toSorted()]),
    filled: { text, gaps, extra: [...new Set(all)].filter((word) => !right.includes(word)) },
  }
}
