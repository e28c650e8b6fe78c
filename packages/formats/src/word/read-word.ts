import { createFileImages } from '../entry/file-images.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { readExamLines } from '../exam-text/read.ts'
import { giftInLines } from '../gift/gift-in-lines.ts'
import { decodeXml, decodeXmlSlices } from '../xml/decode-xml.ts'
import { parseXml, readChildren } from '../xml/read-xml.ts'
import { descendants, type Element } from '../xml/tree.ts'
import type { Zip } from '../zip/open-zip.ts'
import { createBodyReader } from './body-lines.ts'
import { withBullets } from './bullets.ts'
import { withOptionLists } from './option-lists.ts'

const main = 'word/document.xml'

export const isWordFile = (zip: Zip): boolean => zip.names.includes(main)

/** Reads a list of questions from Word. Returns a sentence if its text cannot be read. */
export const readWord = (zip: Zip): Iterable<RawQuestion> | { problem: string } => {
  const bytes = zip.read(main)
  if (!bytes || 'problem' in bytes) return unreadable('it is damaged')
  const images = createFileImages()
  const body = createBodyReader(zip, images, (name) => partOf(zip, name))
  // The tree of a list of two thousand questions takes more memory than a thread has.
  const children = readChildren(decodeXmlSlices(bytes), ['body'], (name) => unreadElements.has(name))
  for (let next = children.next(); ; next = children.next()) {
    if (next.done) {
      const { error, isFound } = next.value
      // Half a text would end within a question without anybody noticing.
      if (error || !isFound) return unreadable(error?.message.replace(/\.$/, '') ?? 'it has none')
      break
    }
    const child = next.value
    if (otherDocuments.includes(child.name) || descendants(child, ...otherDocuments).length > 0)
      return { problem: holdsOthers }
    body.add(child)
  }
  const lines = body.lines()
  return giftInLines(lines) ?? readExamLines(withBullets(withOptionLists(lines)), images.all())
}

const unreadable = (why: string): { problem: string } => ({
  problem: `The text of this Word file can not be read: ${why}. Save it again.`,
})

/** Elements that stand for the text of another file, which Word inserts when it opens the document. */
const otherDocuments = ['altChunk', 'subDoc']
const holdsOthers =
  'A part of this Word file is another file, which only Word can show. Open it in Word, save it as a new .docx, and ' +
  'upload that.'

/** Elements of which Word writes several for each piece of text, and which nobody reads here. */
const unreadElements: ReadonlySet<string> = new Set(
  (
    'sz szCs lang spacing ind tabs kern proofErr bookmarkStart bookmarkEnd lastRenderedPageBreak ' +
    'sectPr tcBorders tcW tcMar noProof keepNext keepLines jc contextualSpacing'
  ).split(' '),
)

const partOf = (zip: Zip, name: string): Element | undefined => {
  const bytes = zip.read(name)
  if (!bytes || 'problem' in bytes) return undefined
  const { root, error } = parseXml(decodeXml(bytes).text)
  return error ? undefined : root
}
