import type { RawQuestion } from '../entry/entry.ts'
import { readValue } from '../json/read-other.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { parseXml, readXml } from '../xml/read-xml.ts'
import { withAmpersands } from '../xml/with-ampersands.ts'
import { valueOfXml } from './value-of-xml.ts'

/** The tree of a longer text would take too much memory. No person writes XML of this size. */
const mostChars = 20_000_000

/** Reads XML of no known tool by its shape, as other JSON is. */
export function* readXmlQuiz(text: string, countsFrom?: 0 | 1, notes: string[] = []): Generator<RawQuestion> {
  const written = withAmpersands(text)
  const { root, error } = parseXml(written)
  if (root) yield* readValue({ [root.name]: valueOfXml(root) }, countsFrom, notes)
  else yield* readValue(valuesBefore(written), countsFrom, notes)
  if (error) yield brokenXml(error)
}

/** The questions before a fault that leaves the first element without its end. */
const valuesBefore = (text: string): unknown[] =>
  [...readXml(text, names)].map(({ element }) => valueOfXml(element))
const names = ['question', 'Question', 'QUESTION', 'item', 'Item', 'mcq', 'problem', 'exercise']

/** Behind so many texts without options hardly any question has some. */
const mostLooked = 20

/** Whether XML of an unknown kind holds questions: texts with several options, or with an answer. */
export const isXmlQuiz = (text: string): boolean => {
  if (text.length > mostChars) return false
  let looked = 0
  for (const { kind } of readXmlQuiz(text)) {
    if (kind === 'unreadable') return false
    if (kind !== 'descriptive') return true
    looked += 1
    if (looked === mostLooked) return false
  }
  return false
}
