import type { createFileImages } from '../entry/file-images.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { attribute, childNamed, childrenNamed, type Element, elementsOf, find } from '../xml/tree.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import type { Zip } from '../zip/open-zip.ts'
import { createNumbering, numberedBy, readStyles } from './numbering.ts'
import { linesOfRuns } from './paragraph-lines.ts'
import { readParagraph } from './paragraph-text.ts'
import type { Line } from '../exam-text/table-by-headings.ts'
import { linesOfTable } from './table-lines.ts'

/** The lines of a Word document: its paragraphs and table rows, in order. */
export const linesOfBody = (
  zip: Zip,
  body: Element,
  images: ReturnType<typeof createFileImages>,
  partOf: (name: string) => Element | undefined,
): ExamLine[] => {
  const styles = readStyles(partOf('word/styles.xml'))
  const numbering = createNumbering(partOf('word/numbering.xml'))
  const targets = new Map(
    childrenNamed(partOf('word/_rels/document.xml.rels'), 'Relationship').map((relation) => [
      attribute(relation, 'Id') ?? '',
      attribute(relation, 'Target') ?? '',
    ]),
  )

  const imageOf = (id: string): { link?: string; lost?: string } => {
    const target = targets.get(id) ?? ''
    const name = findInZip(zip, target, 'word/document.xml')
    const link = name && images.add(name, () => bytesOf(zip, name))
    return link ? { link } : { lost: `the image "${target.split('/').at(-1)!.slice(-80)}"` }
  }

  const linesOfParagraph = (paragraph: Element): Line[] => {
    const properties = childNamed(paragraph, 'pPr')
    const style = styles.get(attribute(childNamed(properties, 'pStyle'), 'val') ?? '')
    const own = numberedBy(properties)
    const list = own === undefined ? style?.numberedBy : (own ?? undefined)
    const { runs, images: ids, without, boxes } = readParagraph(paragraph, style?.isMarked, styles)
    const [first = { text: '' }, ...others] = linesOfRuns(runs)
    const drawn = ids.map(imageOf)
    const isEmpty = first.text.trim() === '' && drawn.length === 0
    return [
      {
        ...first,
        ...(list && !isEmpty && { label: numbering.labelOf(list) }),
        ...(style?.isHeading && { isHeading: true }),
        images: drawn.flatMap(({ link }) => link ?? []),
        without: [...(first.without ?? []), ...without, ...drawn.flatMap(({ lost }) => lost ?? [])],
      },
      ...others,
      ...boxes.flatMap((box) => elementsOf(box).flatMap(linesOf)),
    ]
  }

  const linesOf = (element: Element): Line[] => {
    if (element.name === 'p') return linesOfParagraph(element)
    if (element.name === 'tbl') return linesOfTable(rowsOf(element).map(cellsOf))
    const inside = element.name === 'sdt' ? find(element, 'sdtContent') : element
    return inside && /^(?:body|sdt|customXml|ins|smartTag)$/.test(element.name)
      ? elementsOf(inside).flatMap(linesOf)
      : []
  }

  const cellsOf = (row: Element): Line[][] =>
    childrenNamed(row, 'tc').map((cell) =>
      elementsOf(cell)
        .flatMap(linesOf)
        .filter(({ text, images: links = [] }) => text.trim() !== '' || links.length > 0),
    )

  return linesOf(body).map((line, index) => ({ number: index + 1, ...line }))
}

/** Table rows may be inside controls that repeat them. */
const rowsOf = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return /^(?:sdt|sdtContent|customXml|ins)$/.test(child.name) ? rowsOf(child) : []
  })

const bytesOf = (zip: Zip, name: string): Uint8Array | undefined => {
  const bytes = zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : bytes
}
