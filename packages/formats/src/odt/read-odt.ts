import { createFileImages } from '../entry/file-images.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { readExamLines } from '../exam-text/read.ts'
import { withBullets } from '../word/bullets.ts'
import { withOptionLists } from '../word/option-lists.ts'
import { decodeXml, decodeXmlSlices } from '../xml/decode-xml.ts'
import { parseXml, readChildren } from '../xml/read-xml.ts'
import type { Element } from '../xml/tree.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import type { Zip } from '../zip/open-zip.ts'
import { createOdtReader } from './odt-lines.ts'
import { readOdtStyles } from './odt-styles.ts'
import { lastOf } from '@quizwright/domain/defined.ts'

const main = 'content.xml'

/** Whether a zip is a text of OpenDocument. */
export const isOdtFile = (zip: Zip): boolean =>
  zip.names.includes(main) && textOf(zip, 'mimetype').startsWith('application/vnd.oasis.opendocument.text')

/** Reads a list of questions from a text of OpenDocument. Returns a sentence if it cannot be read. */
export const readOdt = (zip: Zip): Iterable<RawQuestion> | { problem: string } => {
  const bytes = bytesOf(zip, main)
  if (!bytes) return unreadable('it has none')
  const images = createFileImages()
  const formulaIn = createFormulaReader(zip)
  const text = createOdtReader({
    styles: readOdtStyles([[textOf(zip, 'styles.xml')], decodeXmlSlices(bytes)]),
    formulaIn,
    imageOf: (address) => {
      const name = findInZip(zip, address, main)
      const link = name && images.add(name, () => bytesOf(zip, name))
      return link ? { link } : { lost: `the image "${lastOf(address.split(/[\\/]/)).slice(-80)}"` }
    },
  })
  // The tree of a list of some thousand questions takes more memory than a thread has.
  const children = readChildren(decodeXmlSlices(bytes), ['body', 'text'])
  for (let next = children.next(); ; next = children.next()) {
    if (next.done) {
      const { error, isFound } = next.value
      if (error || !isFound) return unreadable(error?.message.replace(/\.$/, '') ?? 'it has none')
      return readExamLines(withBullets(withOptionLists(text.lines())), images.all())
    }
    text.add(next.value)
  }
}

const unreadable = (why: string): { problem: string } => ({
  problem: `The text of this OpenDocument file can not be read: ${why}. Save it again.`,
})

/**
 * Reads formulas: objects whose content is MathML. Each object is read once, however often a text shows it, and the
 * text itself is none.
 */
const createFormulaReader = (zip: Zip): ((address: string) => Element | undefined) => {
  const known = new Map<string, Element | undefined>()
  return (address) => {
    const name = findInZip(zip, `${address.replace(/\/$/, '')}/${main}`, main)
    if (name === undefined || name === main) return undefined
    if (!known.has(name)) {
      const { root } = parseXml(textOf(zip, name))
      known.set(name, root?.name === 'math' ? root : undefined)
    }
    return known.get(name)
  }
}

const textOf = (zip: Zip, name: string): string => {
  const bytes = bytesOf(zip, name)
  return bytes ? decodeXml(bytes).text : ''
}

const bytesOf = (zip: Zip, name: string): Uint8Array | undefined => {
  const bytes = zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : bytes
}
