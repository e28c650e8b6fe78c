import { limits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { readPasted } from '@quizwright/formats/pasted/read-pasted.ts'
import { textOfHtml } from '@quizwright/formats/pasted/text-of-html.ts'
import { storable } from '../../editor/questions/storable.ts'

/** `text` is what was pasted, as people type questions. `images` counts the images that were left out. */
export type HtmlQuestions = { questions: readonly QuestionContent[]; text: string; images: number }

/**
 * Reads pasted HTML of a word processor or a spreadsheet as questions with options. `questions` is empty if
 * anything in it is something else, or has no options.
 */
export const readHtml = (html: string): HtmlQuestions => {
  const { text, images } = textOfHtml(html)
  const parts = text === '' ? [] : readPasted(storable(text), { isDescriptive: false })
  const questions = parts.flatMap((part) =>
    part.kind === 'question' && part.question.options.length >= limits.minOptions ? [part.question] : [],
  )
  return { questions: questions.length === parts.length ? questions : [], text, images }
}
