import type { Entry } from '../entry/entry.ts'
import { openQuestionFile } from '../open-question-file.ts'
import { wordFile } from './sample-files.ts'

/** Reads a Word file with this body and other parts by name. */
export const readWordBody = (body: string, parts: Record<string, string | Uint8Array> = {}): Entry[] => {
  const opened = openQuestionFile({ bytes: wordFile(body, parts) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

/** Each question with its options; the correct option is starred. */
export const toldBy = (entries: readonly Entry[]): string[] =>
  entries.map(({ question: { question, options } }) =>
    [
      question,
      ...options.map(
        ({ option, equation, is_correct }) =>
          `${is_correct ? '*' : ''}${option}${equation ? `$${equation}` : ''}`,
      ),
    ].join(' | '),
  )

/** A paragraph of Word. `properties` are those of the paragraph. */
export const paragraph = (inside: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`

/** A run of a Word paragraph. `properties` are its properties. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`

export const relations = (...relations: [id: string, target: string][]): Record<string, string> => ({
  'word/_rels/document.xml.rels': `<R>${relations
    .map(([id, target]) => `<Relationship Id="${id}" Target="${target}"/>`)
    .join('')}</R>`,
})
