import type { RawQuestion } from '../entry/entry.ts'
import { fieldOf, type JsonObject, textOf } from './json-fields.ts'
import { textsOf } from './other-options.ts'
import type { ReadContent } from './question-parts.ts'

/** What is said after a wrong try, and to right and wrong answers. */
export const saidIn = (
  question: JsonObject,
  content: ReadContent,
): Pick<RawQuestion, 'hintTexts' | 'whenRight' | 'whenWrong'> => {
  const texts = (names: readonly string[]): string[] => {
    const value = fieldOf(question, names)?.value
    return (Array.isArray(value) ? textsOf(value) : [textOf(value) ?? '']).flatMap((text) =>
      text.trim() === '' ? [] : [content(text).text],
    )
  }
  const [hintTexts, right, wrong] = [texts(['hints', 'hint']), texts(rightNames), texts(wrongNames)]
  return {
    ...(hintTexts.length > 0 && { hintTexts }),
    ...(right.length > 0 && { whenRight: right.join('\n') }),
    ...(wrong.length > 0 && { whenWrong: wrong.join('\n') }),
  }
}
const rightNames = ['whenright', 'correctcomments', 'correctfeedback', 'feedbackcorrect', 'positivefeedback']
const wrongNames = [
  'whenwrong',
  'incorrectcomments',
  'incorrectfeedback',
  'feedbackincorrect',
  'negativefeedback',
]
