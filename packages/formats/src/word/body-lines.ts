import type { createFileImages } from '../entry/file-images.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { attribute, childNamed, childrenNamed, type Element, elementsOf, find } from '../xml/tree.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import type { Zip } from '../zip/open-zip.ts'
import { createNumbering, numberedBy, readStyles } from './numbering.ts'
import { linesOfRuns } from './paragraph-lines.ts'
import { readParagraph } from './paragraph-text.ts'

type Line = Omit<ExamLine, 'number'>

/** The lines of a document of Word: its paragraphs and the rows of its tables, in their order. */
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
    const { runs, images: ids, without } = readParagraph(paragraph)
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
    ]
  }

  const linesOf = (element: Element): Line[] => {
    if (element.name === 'p') return linesOfParagraph(element)
    if (element.name === 'tbl') return childrenNamed(element, 'tr').flatMap(linesOfRow)
    const inside = element.name === 'sdt' ? find(element, 'sdtContent') : element
    return inside && /^(?:body|sdt|customXml|ins|smartTag)$/.test(element.name)
      ? elementsOf(inside).flatMap(linesOf)
      : []
  }

  const linesOfRow = (row: Element): Line[] =>
    joinCells(
      childrenNamed(row, 'tc').map((cell) =>
        elementsOf(cell)
          .flatMap(linesOf)
          .filter(({ text, images: links = [] }) => text.trim() !== '' || links.length > 0),
      ),
    )

  return linesOf(body).map((line, index) => ({ number: index + 1, ...line }))
}

/** A row of short cells is one line: a number or a letter, and what belongs to it; else a row of a table. */
const joinCells = (cells: readonly Line[][]): Line[] => {
  const told = cells.filter((cell) => cell.length > 0)
  if (told.length < 2 || told.some((cell) => cell.length > 1)) return told.flat()
  const [first, ...rest] = told.map(([line]) => line!)
  const label = /^\s*([([]?(?:[A-Za-z]|\d{1,4})[.)\]]?)\s*$/.exec(first!.text)?.[1]
  const texts = rest.map(({ text }) => text.trim()).join(' | ')
  const text =
    label === undefined
      ? `${first!.text.trim()} | ${texts}`
      : `${/[.)\]]$/.test(label) ? label : `${label}.`} ${texts}`
  return [
    {
      text,
      isMarked: label === undefined ? first!.isMarked === true : rest.some(({ isMarked }) => isMarked),
      ...(first!.label && { label: first!.label }),
      images: told.flatMap(([line]) => line!.images ?? []),
      without: told.flatMap(([line]) => line!.without ?? []),
    },
  ]
}

const bytesOf = (zip: Zip, name: string): Uint8Array | undefined => {
  const bytes = zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : bytes
}
