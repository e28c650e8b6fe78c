import { acceptedWord, blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import type { ReadText } from './read-text.ts'

/** How gaps are filled, by the words of the plugin. */
const modes: Readonly<Record<string, WholeGap['as']>> = {
  gapfill: 'typed',
  dropdown: 'chosen',
  dragdrop: 'bank',
}
/** Signs with which an answer is a pattern. A full stop is one, too, but is seldom meant so. */
const patternSign = /[\\^$*+?()[\]{}]/
/** The answer for a gap that is to be left empty. */
const leftEmpty = '!!'

const escaped = (sign: string): string => sign.replaceAll(/[[\]\\^$.*+?(){}|/-]/g, String.raw`\$&`)

const valueOf = (element: Element, name: string): string => textOf(childNamed(element, name)).trim()

/**
 * Reads a text whose gaps stand in it with their answers, as the plugin gapfill writes them: "The [cat] sat", with
 * alternatives between bars. Undefined if an answer is a pattern or nothing, which marks nothing here.
 */
export const readMarkedGaps = (
  element: Element,
  readText: ReadText,
  without: string[],
): Pick<RawQuestion, 'kind' | 'content' | 'answer' | 'choices' | 'filled'> | undefined => {
  const [opens = '[', closes = ']'] = valueOf(element, 'delimitchars')
  const as = modes[valueOf(element, 'answerdisplay')] ?? 'typed'
  const content = readText(childNamed(element, 'questiontext'))
  const wrong = childrenNamed(element, 'answer')
    .filter((answer) => Number(attribute(answer, 'fraction') ?? '0') <= 0)
    .map((answer) =>
      textOf(childNamed(answer, 'text'))
        .trim()
        .replaceAll(String.raw`\,`, ','),
    )
    .filter((text) => text !== '')
  const inText = new RegExp(`${escaped(opens)}([^${escaped(opens + closes)}]*)${escaped(closes)}`, 'g')
  const answers = [...content.text.matchAll(inText)].map(([, written = '']) =>
    written.split('|').map((word) => word.trim()),
  )
  const words = answers.flat()
  const hasPatterns = valueOf(element, 'disableregex') !== '1' && words.some((word) => patternSign.test(word))
  if (words.length === 0 || words.some((word) => word === '' || word === leftEmpty) || hasPatterns)
    return undefined
  if (valueOf(element, 'noduplicates') === '1') without.push('the rule that the same answer counts once')
  const choices = [...new Set([...words, ...wrong])]
  const gaps = answers.map((accepted): WholeGap => ({
    ...blankGap(as),
    choices: as === 'chosen' ? choices.toSorted() : [],
    accepted: accepted.map((word) => acceptedWord(word)),
  }))
  let number = 0
  const text = content.text.replaceAll(inText, () => gapMarker((number += 1)))
  return {
    kind: 'gaps',
    content: { ...content, text: content.text.replaceAll(inText, '_____') },
    answer: answers.map((accepted, index) => `${index + 1}. ${accepted.join(' / ')}`).join('\n'),
    choices: as === 'typed' ? [] : listsOfChoices([choices.toSorted()]),
    filled: {
      text,
      gaps,
      extra: as === 'bank' ? wrong : [],
      words: { case_counts: valueOf(element, 'casesensitive') === '1' },
    },
  }
}
