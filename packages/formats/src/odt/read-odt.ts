import { createFileImages } from '../entry/file-images.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { readExamLines } from '../exam-text/read.ts'
import { withBullets } from '../word/bullets.ts'
import { withOptionLists } from '../word/option-lists.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { parseXml } from '../xml/read-xml.ts'
import { type Element, find } from '../xml/tree.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import type { Zip } from '../zip/open-zip.ts'
import { linesOfOdt } from './odt-lines.ts'
import { readOdtStyles } from './odt-styles.ts'

const main = 'content.xml'

/** Whether a zip is a text of OpenDocument. */
export const isOdtFile = (zip: Zip): boolean =>
  zip.names.includes(main) && textOf(zip, 'mimetype').startsWith('application/vnd.oasis.opendocument.text')

/** Reads a list of questions from a text of OpenDocument. Returns a sentence if it cannot be read. */
export const readOdt = (zip: Zip): Iterable<RawQuestion> | { problem: string } => {
  const content = textOf(zip, main)
  const { root, error } = parseXml(content)
  const body = find(root, 'body', 'text')
  if (!body || error)
    return {
      problem:
        `The text of this OpenDocument file can not be read: ${error?.message.replace(/\.$/, '') ?? 'it has none'}. ` +
        'Save it again.',
    }
  const images = createFileImages()
  const lines = linesOfOdt(body, {
    styles: readOdtStyles([textOf(zip, 'styles.xml'), content]),
    formulaIn: (address) => formulaIn(zip, address),
    imageOf: (address) => {
      if (/^https?:\/\//i.test(address)) return { link: address }
      const name = findInZip(zip, address, main)
      const link = name && images.add(name, () => bytesOf(zip, name))
      return link ? { link } : { lost: `the image "${address.split(/[\\/]/).at(-1)!.slice(-80)}"` }
    },
  }).map((line, index) => ({ number: index + 1, ...line }))
  return readExamLines(withBullets(withOptionLists(lines)), images.all())
}

/** A formula is an object whose content is MathML. */
const formulaIn = (zip: Zip, address: string): Element | undefined => {
  const name = findInZip(zip, `${address.replace(/\/$/, '')}/${main}`, main)
  const root = name === undefined ? undefined : parseXml(textOf(zip, name)).root
  return root?.name === 'math' ? root : undefined
}

const textOf = (zip: Zip, name: string): string => {
  const bytes = bytesOf(zip, name)
  return bytes ? decodeXml(bytes).text : ''
}

const bytesOf = (zip: Zip, name: string): Uint8Array | undefined => {
  const bytes = zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : bytes
}
