import type { Entry } from '../entry/entry.ts'
import { openQuestionFile } from '../open-question-file.ts'

/** The entries of a question file with this text. Throws the sentence of a file that cannot be read. */
export const entriesOf = (text: string, name?: string): Entry[] => {
  const opened = openQuestionFile({
    bytes: new TextEncoder().encode(text),
    ...(name !== undefined && { name }),
  })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
