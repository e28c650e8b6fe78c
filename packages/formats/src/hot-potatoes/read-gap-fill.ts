import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker, withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'

const textsIn = (record: Element, name: string): string[] =>
  childrenNamed(record, 'answer')
    .map((answer) => textOf(childNamed(answer, name)).trim())
    .filter((text) => text !== '')

/** Reads the text of JCloze, in which each gap is an element with its accepted answers. */
export const readGapFill = (
  root: Element,
  gapFill: Element,
  asked: Content,
  without: string[],
): Pick<RawQuestion, 'kind' | 'content' | 'answer' | 'filled'> => {
  const records = childrenNamed(gapFill, 'question-record')
  const written = gapFill.children
    .map((child) => (typeof child === 'string' ? child : gapMarker(records.indexOf(child) + 1)))
    .join('')
  const content = contentOfLooseText(written.trim(), { findImage: () => undefined, without })
  if (records.some((record) => textOf(childNamed(record, 'clue')).trim() !== '')) without.push('its hints')
  if (records.some((record) => textsIn(record, 'feedback').length > 0))
    without.push('the feedback of its gaps')
  const accepted = records.map((record) => textsIn(record, 'text'))
  const text = [asked.text, content.text].filter((part) => part !== '').join('\n\n')
  return {
    kind: 'gaps',
    content: { ...content, text: withBlanks(text) },
    answer: accepted.map((answers) => answers.join(' / ')).join('\n'),
    filled: {
      text,
      gaps: accepted.map((answers) => ({
        ...blankGap('typed'),
        accepted: answers.map((answer) => acceptedWord(answer)),
      })),
      words: {
        case_counts: descendants(root, 'case-sensitive').some((one) => textOf(one).trim() === '1'),
      },
    },
  }
}
