import { kindLimits } from '@quizwright/domain/limits.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { AcceptedText, ShortAnswer } from '@quizwright/domain/kinds/short-answer/schema.ts'
import type { RawQuestion } from '../../entry/entry.ts'
import { feedbackField, linesOf } from '../accepted-lines.ts'

/** Returns undefined if the accepted answers do not fit. */
export const readShortAnswer = ({ typed }: RawQuestion): ShortAnswer | undefined => {
  if (!typed) return undefined
  const accepted = linesOf(typed).map(({ text, share, feedback }): AcceptedText => {
    const isPattern = typed.hasPatterns === true && /(?<!\\)\*/.test(text)
    const value = isPattern || !typed.hasPatterns ? text : text.replaceAll('\\*', '*')
    return { value, is_pattern: isPattern, share, ...feedbackField(feedback) }
  })
  const isTooLong = accepted.some(({ value }) => value.length > kindLimits.acceptedTextLength)
  if (accepted.length === 0 || accepted.length > kindLimits.acceptedTexts || isTooLong) return undefined
  const { words } = blankShortAnswer().key
  return { kind: 'short_answer', key: { accepted, words: { ...words, ...typed.words } } }
}
