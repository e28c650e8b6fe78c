import type { Holds } from './exported-quiz.ts'
import { isDeepStrictEqual } from 'node:util'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { readTypedKey } from '../exam-text/typed-key.ts'
import { interactionOf } from '../kinds/kind-forms.ts'
import { emptyContent } from '../entry/entry.ts'
import { printedKey } from './printed-question.ts'
import { imageSize } from './word/image-size.ts'

/** What a printed document can hold. */
const printedHolds: Holds = {
  images: true,
  solutions: true,
  tags: false,
  difficulty: false,
  marks: true,
  sections: true,
  descriptive: true,
  lineBreaks: true,
  controlCharacters: false,
}

const isGif = (bytes: Uint8Array): boolean => bytes[0] === 0x47 && bytes[1] === 0x49
const isShownByWord = (bytes: Uint8Array): boolean => imageSize(bytes) !== undefined
/** A PDF can show PNG and JPEG, but no GIF. */
export const isShownInPdf = (bytes: Uint8Array): boolean => isShownByWord(bytes) && !isGif(bytes)

/** Whether the line of a question in the printed key says everything about its answers, for it is read again. */
const isHeldByKey = (question: QuestionContent): boolean => {
  const { accepted } = acceptedOf(question)
  if (!accepted || question.options.length > 0) return false
  const key = readTypedKey(printedKey(question, letterOf))
  const read = interactionOf({ ...key, position: { line: 1 }, source: '', content: emptyContent })
  return isDeepStrictEqual(read, question.interaction)
}

export const wordHolds: Holds = {
  ...printedHolds,
  showsImage: isShownByWord,
  interaction: isHeldByKey,
}
export const pdfHolds: Holds = { ...printedHolds, showsImage: isShownInPdf }
