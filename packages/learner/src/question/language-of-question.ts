import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'

const latin = /[a-z]/i
/** Letters of Urdu that Arabic has not. A page in Arabic draws its texts by a font that may lack them. */
const urdu = /[\u0679\u0688\u0691\u06ba\u06c1\u06c2\u06d2\u06d3]/

/**
 * The language of a text of a question, for screen readers, which speak Urdu by another voice than Arabic. An option in
 * Latin letters of a question without any is in another language, which nobody tells. Where nobody tells the language
 * of the quiz either, letters tell Urdu.
 */
export const languageOfText = (
  { text: asked, language }: Pick<AttemptQuestion, 'text' | 'language'>,
  text = asked,
): string | undefined => {
  if (latin.test(text) && !latin.test(asked)) return undefined
  return language ?? (urdu.test(text) ? 'ur' : undefined)
}
