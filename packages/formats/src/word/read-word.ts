import { createFileImages } from '../entry/file-images.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { readExamLines } from '../exam-text/read.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { parseXml } from '../xml/read-xml.ts'
import { childNamed, descendants, type Element } from '../xml/tree.ts'
import type { Zip } from '../zip/open-zip.ts'
import { linesOfBody } from './body-lines.ts'
import { withBullets } from './bullets.ts'
import { withOptionLists } from './option-lists.ts'

const main = 'word/document.xml'

/** Whether a zip is a Word file. */
export const isWordFile = (zip: Zip): boolean => zip.names.includes(main)

/** Reads a list of questions from Word. Returns a sentence if its text cannot be read. */
export const readWord = (zip: Zip): Iterable<RawQuestion> | { problem: string } => {
  const { root, error } = partOf(zip, main)
  const body = childNamed(root, 'body')
  if (!body)
    return {
      problem: `The text of this Word file can not be read: ${error ?? 'it has none'}. Save it again.`,
    }
  if (descendants(body, ...otherDocuments).length > 0) return { problem: holdsOthers }
  const images = createFileImages()
  const lines = linesOfBody(zip, body, images, (name) => partOf(zip, name).root)
  return readExamLines(withBullets(withOptionLists(lines)), images.all())
}

/** Elements that stand for the text of another file, which Word inserts when it opens the document. */
const otherDocuments = ['altChunk', 'subDoc']
const holdsOthers =
  'A part of this Word file is another file, which only Word can show. Open it in Word, save it as a new .docx, and ' +
  'upload that.'

const partOf = (zip: Zip, name: string): { root: Element | undefined; error?: string } => {
  const bytes = zip.read(name)
  if (!bytes) return { root: undefined }
  if ('problem' in bytes) return { root: undefined, error: 'it is damaged' }
  const { root, error } = parseXml(decodeXml(bytes).text)
  // Half a text would end within a question without anybody noticing.
  return error ? { root: undefined, error: error.message.replace(/\.$/, '') } : { root }
}
