import type { createFileImages } from '../entry/file-images.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { attribute, childNamed, childrenNamed, type Element, elementsOf } from '../xml/tree.ts'
import { findInZip } from '../zip/find-in-zip.ts'
import type { Zip } from '../zip/open-zip.ts'
import { alternatives, readImageDescriptions } from './drawings.ts'
import { readControl } from './fields.ts'
import { isColoured } from './emphasis.ts'
import { createNumbering, numberedBy, readStyles } from './numbering.ts'
import { linesOfRuns } from './paragraph-lines.ts'
import { readParagraph } from './paragraph-text.ts'
import { boundLine } from '../exam-text/bound-line.ts'
import { kept } from '../exam-text/kept-line.ts'
import { pushAll } from '../long-lists.ts'
import type { Line } from '../exam-text/table-by-headings.ts'
import { linesOfTable } from './table-lines.ts'
import { cellsIn, createParagraphMerger, rowsOf, withMergedParagraphs } from './accepted-changes.ts'
import { lastOf } from '@quizwright/domain/defined.ts'

/** Reads the lines of a Word document, its paragraphs and table rows, as its elements are added in order. */
export const createBodyReader = (
  zip: Zip,
  images: ReturnType<typeof createFileImages>,
  partOf: (name: string) => Element | undefined,
) => {
  const styles = readStyles(partOf('word/styles.xml'))
  const numbering = createNumbering(partOf('word/numbering.xml'))
  const targets = new Map(
    childrenNamed(partOf('word/_rels/document.xml.rels'), 'Relationship').map((relation) => [
      attribute(relation, 'Id') ?? '',
      attribute(relation, 'Target') ?? '',
    ]),
  )

  const imageOf = (id: string, description: string | undefined): { link?: string; lost?: string } => {
    const target = targets.get(id) ?? ''
    if (/^https?:\/\//i.test(target)) return { link: target }
    const name = findInZip(zip, target, 'word/document.xml')
    const link = name && images.add(name, () => bytesOf(zip, name), description)
    return link ? { link } : { lost: `the image "${lastOf(target.split(/[\\/]/)).slice(-80)}"` }
  }

  const linesOfParagraph = (paragraph: Element): Line[] => {
    const properties = childNamed(paragraph, 'pPr')
    const style = styles.get(attribute(childNamed(properties, 'pStyle'), 'val') ?? '')
    const own = numberedBy(properties)
    const list = own === undefined ? style?.numberedBy : (own ?? undefined)
    const {
      runs,
      images: ids,
      without,
      boxes,
    } = readParagraph(paragraph, {
      // A coloured paragraph is marked as coloured words are.
      isMarked: isColoured(childNamed(properties, 'shd'), 'fill') || style?.isMarked,
      isHidden: style?.isHidden,
      styles,
      addressOf: (id) => targets.get(id) ?? '',
    })
    const [first = { text: '' }, ...others] = linesOfRuns(runs)
    const descriptions = ids.length > 0 ? readImageDescriptions(paragraph) : undefined
    const drawn = ids.map((id) => imageOf(id, descriptions?.get(id)))
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
      ...boxes.flatMap(linesIn),
    ]
  }

  const linesIn = (element: Element): Line[] => withMergedParagraphs(elementsOf(element)).flatMap(linesOf)

  const linesOf = (element: Element): Line[] => {
    if (element.name === 'p') return linesOfParagraph(element)
    if (element.name === 'tbl') return linesOfTable(rowsOf(element).map(cellsOf))
    if (element.name === 'sdt') return linesOfControl(element)
    if (element.name === 'AlternateContent') return alternatives(element).slice(0, 1).flatMap(linesIn)
    return /^(?:body|customXml|ins|moveTo|smartTag)$/.test(element.name) ? linesIn(element) : []
  }

  const linesOfControl = (control: Element): Line[] => {
    const { content, lost } = readControl(control)
    return [
      ...(lost === undefined ? [] : [{ text: '', without: [lost] }]),
      ...(content ? linesIn(content) : []),
    ]
  }

  const cellsOf = (row: Element): Line[][] =>
    cellsIn(row).map((cell) =>
      cell
        ? linesIn(cell).filter(({ text, images: links = [] }) => text.trim() !== '' || links.length > 0)
        : [],
    )

  const lines: ExamLine[] = []
  const merger = createParagraphMerger()
  const addLines = (elements: readonly Element[]): void => {
    for (const line of elements.flatMap(linesOf)) pushAll(lines, boundLine(kept(line, lines.length + 1)))
  }
  return {
    add: (element: Element): void => addLines(merger.push(element)),
    lines: (): readonly ExamLine[] => {
      addLines(merger.end())
      return lines
    },
  }
}

const bytesOf = (zip: Zip, name: string): Uint8Array | undefined => {
  const bytes = zip.read(name)
  return !bytes || 'problem' in bytes ? undefined : bytes
}
