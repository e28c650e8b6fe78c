import { limits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { readPasted } from '@quizwright/formats/pasted/read-pasted.ts'
import { textOfHtml } from '@quizwright/formats/pasted/text-of-html.ts'
import { storable } from '../../editor/questions/storable.ts'
import { isMoreThanText } from './more-than-text.ts'
import { onlyOffered } from './only-offered.ts'

/**
 * `text` is what was pasted, as people type questions. `notes` say what its author should check. `images` counts the
 * images that were left out.
 */
export type ReadClipboard = {
  questions: readonly QuestionContent[]
  text: string
  notes: readonly string[]
  images: number
}

/** Whether a question has what students choose of, or whose answer they type. */
const isWhole = ({ options, interaction }: QuestionContent): boolean =>
  interaction !== undefined || options.length >= limits.minOptions

/**
 * Reads what was pasted, HTML of a word processor or a spreadsheet or plain text, as questions. `questions` is empty if
 * anything in it is something else, is no whole question, or is of a kind that the services do not store.
 */
export const readClipboard = (
  pasted: { text: string; html: string },
  knownKinds: readonly string[] | undefined,
): ReadClipboard => {
  const { text, images } = isMoreThanText(pasted.html)
    ? textOfHtml(pasted.html)
    : { text: pasted.text, images: 0 }
  const parts =
    text.trim() === '' ? [] : onlyOffered(readPasted(storable(text), { isDescriptive: false }), knownKinds)
  const read = parts.flatMap((part) => (part.kind === 'question' && isWhole(part.question) ? [part] : []))
  return {
    questions: read.length === parts.length ? read.map(({ question }) => question) : [],
    text,
    notes: [...new Set(read.flatMap(({ notes }) => notes))],
    images,
  }
}
