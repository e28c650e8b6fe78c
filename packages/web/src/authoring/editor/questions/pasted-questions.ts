import { lastOf } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'

/** A question in a pasted text. */
export type PastedQuestion = { question: string; options: { text: string; isCorrect: boolean }[] }

/** Matches "a) ...", "(B) ...", "3. ..."; a star before it marks the correct one. */
const optionLine = /^(?<star>\*\s*)?[([]?(?<mark>[a-hA-H1-8])[).:\]]\s+(?<text>\S.*)$/
const answerLine = /^(?:correct\s+answer|correct|answer|ans|key)\s*[:.=]\s*[([]?(?<mark>[a-hA-H1-8])\b/i
/** Matches "12. ", "Q3) ", "Question 4: ". */
const numbering = /^(?:q(?:uestion)?\s*)?\d+\s*[.):]\s+/i
const correctAfter = /\s*(?:\*+|\((?:correct|right)\)|✓|✔)\s*$/i

const indexOf = (mark: string): number =>
  /\d/.test(mark) ? Number(mark) - 1 : mark.toLowerCase().charCodeAt(0) - 97

/** Reads a line as the next option, if its letter follows the last one. */
const nextOption = (line: string, options: number): { text: string; isCorrect: boolean } | undefined => {
  const { star, mark = '', text = '' } = optionLine.exec(line)?.groups ?? {}
  if (mark === '' || indexOf(mark) !== options) return undefined
  return { text: text.replace(correctAfter, ''), isCorrect: star !== undefined || correctAfter.test(text) }
}

/**
 * Reads questions with options a to h (or 1 to 8) from a pasted text. A star, "(correct)" or a line "Answer:
 * b" marks the correct one. Returns nothing for any other text, which is then pasted unchanged.
 */
export const readPastedQuestions = (text: string): PastedQuestion[] => {
  const questions: PastedQuestion[] = []
  let current: PastedQuestion = { question: '', options: [] }
  let isAfterBlankLine = false
  const finish = () => {
    if (current.question !== '' || current.options.length > 0) questions.push(current)
    current = { question: '', options: [] }
  }
  for (const line of text.split(/\r\n|\r|\n/).map((raw) => raw.trim())) {
    if (line === '') {
      isAfterBlankLine = true
      continue
    }
    const option = current.question === '' ? undefined : nextOption(line, current.options.length)
    const answer = current.options.length > 0 ? answerLine.exec(line)?.groups?.['mark'] : undefined
    if (option) {
      current.options.push(option)
    } else if (answer !== undefined) {
      current.options = current.options.map((option, index) => ({
        ...option,
        isCorrect: index === indexOf(answer),
      }))
    } else if (current.options.length > 0 && (isAfterBlankLine || numbering.test(line))) {
      finish()
      current.question = line.replace(numbering, '')
    } else if (current.options.length > 0) {
      lastOf(current.options).text += `\n${line}`
    } else {
      current.question += current.question === '' ? line.replace(numbering, '') : `\n${line}`
    }
    isAfterBlankLine = false
  }
  finish()
  const areComplete = questions.every(
    ({ question, options }) =>
      question !== '' && options.length >= limits.minOptions && options.length <= limits.maxOptions,
  )
  return areComplete ? questions : []
}
