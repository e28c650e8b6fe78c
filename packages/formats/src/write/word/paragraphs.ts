import { defined, entryOf } from '@quizwright/domain/defined.ts'
import type { Content } from '../../entry/entry.ts'
import { joinEquation } from '../../content/formulas.ts'
import { escapeXml } from '../html.ts'
import { isRightToLeft } from '../right-to-left.ts'
import { imageSize } from './image-size.ts'
import { withoutUnwritable } from '../xml-characters.ts'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for a Word file, which cannot hold control characters. */
const escapeWord = (text: string): string =>
  withoutUnwritable(text).replace(/[&<>"]/g, (character) => entryOf(named, character))

/** A pixel is 9525 of Word's length units. No image is wider than a page. */
const unitsOfPixel = 9_525
const maxPixels = { width: 560, height: 400 }

export type WordImages = {
  /** Returns the relationship of an image; undefined if it is missing or Word cannot show its type. */
  relationOf: (link: string) => { id: string; bytes: Uint8Array } | undefined
}
export type ParagraphFormat = {
  style?: string
  indent?: number
  keepNext?: boolean
  pageBreak?: boolean
  /** Whether it stands on the right although its own letters may run from left to right. */
  isOnRight?: boolean
}

/** Writes a paragraph. Line breaks of its text stay within it. */
export const paragraph = (text: string, format: ParagraphFormat = {}): string =>
  labelledParagraph('', text, format)

/** Writes a paragraph whose text follows a label. On the right, the text still runs in its own direction. */
export const labelledParagraph = (label: string, text: string, format: ParagraphFormat = {}): string => {
  const isReversed = format.isOnRight === true || isRightToLeft(text)
  const properties = [
    format.style ? `<w:pStyle w:val="${format.style}"/>` : '',
    format.keepNext ? '<w:keepNext/>' : '',
    format.pageBreak ? '<w:pageBreakBefore/>' : '',
    isReversed ? '<w:bidi/>' : '',
    format.indent ? `<w:ind w:start="${format.indent}"/>` : '',
  ].join('')
  const runs =
    isReversed && label !== '' && /\p{L}|\p{N}/u.test(text) && !isRightToLeft(text)
      ? run(label, true) + run(text, false)
      : run(`${label}${text}`, isReversed)
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
}

/** Signs and blanks of a run that is reversed run from right to left, too. */
const run = (text: string, isReversed: boolean): string => {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => `<w:t xml:space="preserve">${escapeWord(line)}</w:t>`)
    .join('<w:br/>')
  return `<w:r><w:rPr>${isReversed ? '<w:rtl/>' : ''}</w:rPr>${lines}</w:r>`
}

/** Writes a text with its label, formula and image. */
export const contentParagraphs = (
  label: string,
  { text, equation, image, description = '' }: Content,
  images: WordImages,
  format: ParagraphFormat = {},
): string => {
  const drawn = image === '' ? undefined : images.relationOf(image)
  const isOnRight = format.isOnRight === true || isRightToLeft(text)
  return (
    labelledParagraph(label, joinEquation({ text, equation }), { ...format, isOnRight }) +
    (drawn ? imageParagraph(drawn.id, drawn.bytes, description, { ...format, isOnRight }) : '')
  )
}

const imageParagraph = (
  id: string,
  bytes: Uint8Array,
  description: string,
  { indent = 0, isOnRight = false }: ParagraphFormat,
): string => {
  const { width, height } = defined(imageSize(bytes), 'imageSize')
  const scale = Math.min(1, maxPixels.width / width, maxPixels.height / height)
  const [cx, cy] = [width, height].map((pixels) => Math.max(1, Math.round(pixels * scale)) * unitsOfPixel)
  const number = id.replace(/\D/g, '')
  const descr = description === '' ? '' : ` descr="${escapeXml(description)}"`
  return (
    `<w:p><w:pPr>${isOnRight ? '<w:bidi/>' : ''}<w:ind w:start="${indent}"/></w:pPr><w:r><w:drawing>` +
    '<wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="${number}" name="image ${number}"${descr}/>` +
    '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
    '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
    `<pic:nvPicPr><pic:cNvPr id="${number}" name="image ${number}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>' +
    '</wp:inline></w:drawing></w:r></w:p>'
  )
}
