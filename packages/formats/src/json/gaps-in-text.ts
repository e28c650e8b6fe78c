import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker, withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { RawQuestion } from '../entry/entry.ts'
import type { ReadContent } from './question-parts.ts'

/** A gap with what is accepted in it: "{{Lima}}", "{{c1::Lima}}", "{{color|colour}}". */
const gap = /\{\{(?:c\d{1,3}::)?([^{}\n]{1,200})\}\}/g
/** The name of a gap whose answer stands elsewhere: "{{blank1}}". */
const named = /^\s*(?:blank|gap|answer|input|field|response)[\s_-]*\d*\s*$/i

const writtenIn = (text: string): string[] => [...text.matchAll(gap)].map(([, written = '']) => written)

/** Whether the gaps of a text hold their answers, and not only their numbers or names. */
export const hasFilledGaps = (text: string): boolean => {
  const written = writtenIn(text)
  const areNumbers = written.every((one, index) => one.trim() === String(index + 1))
  return written.length > 0 && !areNumbers && !written.some((one) => named.test(one) || one.trim() === '')
}

/** A text whose gaps hold their answers. */
export const readGapsInText = (
  text: string,
  content: ReadContent,
): Pick<RawQuestion, 'kind' | 'content' | 'answer' | 'filled'> => {
  const gaps = writtenIn(text).map((written) => written.split('|').map((word) => word.trim()))
  let count = 0
  const read = content(text.replaceAll(gap, () => gapMarker((count += 1))))
  return {
    kind: 'gaps',
    content: { ...read, text: withBlanks(read.text) },
    answer: gaps.map((words) => words.join(' / ')).join('\n'),
    filled: {
      text: read.text,
      gaps: gaps.map((words) => ({
        ...blankGap('typed'),
        accepted: words.map((word) => acceptedWord(word)),
      })),
    },
  }
}
