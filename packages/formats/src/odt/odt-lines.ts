import type { ExamLine } from '../exam-text/exam-line.ts'
import { boundLine } from '../exam-text/bound-line.ts'
import { kept } from '../exam-text/kept-line.ts'
import { pushAll } from '../long-lists.ts'
import type { Line } from '../exam-text/table-by-headings.ts'
import { linesOfRuns } from '../word/paragraph-lines.ts'
import { linesOfTable } from '../word/table-lines.ts'
import { attribute, childNamed, type Element, elementsOf } from '../xml/tree.ts'
import { type OdtContext, readOdtParagraph } from './odt-paragraph.ts'

type Context = OdtContext & {
  /** The link of an image by its address, or what is lost. */
  imageOf: (address: string) => { link?: string; lost?: string }
}
/** The list around a paragraph: its style, its level from 0, and the chain of lists that count on. */
type Around = { style: string; level: number; chain: string }

/** Reads the lines of an OpenDocument text, its paragraphs and table rows, as its elements are added in order. */
export const createOdtReader = (context: Context) => {
  const counts = new Map<string, (number | undefined)[]>()
  const chains = new Map<string, string>()
  let lists = 0

  /** Counts as the program does: a list begins again, unless it continues another one. */
  const labelOf = (item: Element, { style, level, chain }: Around): Line['label'] => {
    const { kind, start } = context.styles.levelOf(style, level)
    const counted = counts.get(chain) ?? []
    const last = counted[level]
    const written = Number(attribute(item, 'start-value') ?? Number.NaN)
    const next = last === undefined ? start : last + 1
    const number = Number.isNaN(written) ? next : written
    counts.set(chain, [...Array.from({ length: level }, (_, above) => counted[above]), number])
    return { kind, level, list: chain, ...(kind === 'number' && { number }) }
  }

  const chainOf = (list: Element, style: string): string => {
    const continued = attribute(list, 'continue-list')
    const isContinued = attribute(list, 'continue-numbering') === 'true'
    const before = chains.get(`#${continued}`) ?? (isContinued ? chains.get(style) : undefined)
    const chain = before ?? `list ${(lists += 1)}`
    chains.set(style, chain)
    const id = attribute(list, 'id')
    if (id !== undefined) chains.set(`#${id}`, chain)
    return chain
  }

  const linesOfList = (list: Element, above?: Around): Line[] => {
    const style = attribute(list, 'style-name') ?? above?.style ?? styleOfFirst(list)
    const around: Around = {
      style,
      level: above ? above.level + 1 : 0,
      chain: above?.chain ?? chainOf(list, style),
    }
    return elementsOf(list).flatMap((item) => linesOfItem(item, around))
  }

  /** A list without a style has that of its first paragraph. */
  const styleOfFirst = (list: Element): string => {
    const [item] = elementsOf(list)
    const paragraph = childNamed(item, 'p') ?? childNamed(item, 'h')
    return context.styles.of('paragraph', attribute(paragraph, 'style-name')).listStyle ?? ''
  }

  const linesOfItem = (item: Element, around: Around): Line[] => {
    let isFirst = item.name === 'list-item'
    return elementsOf(item).flatMap((child): Line[] => {
      if (child.name === 'list') return linesOfList(child, around)
      const [first, ...others] = linesOf(child)
      if (!first || !isFirst || (first.text.trim() === '' && !first.images?.length))
        return first ? [first, ...others] : []
      isFirst = false
      return [{ ...first, label: labelOf(item, around) }, ...others]
    })
  }

  const linesOfParagraph = (paragraph: Element): Line[] => {
    const { runs, images, without, boxes } = readOdtParagraph(paragraph, context)
    const [first = { text: '' }, ...others] = linesOfRuns(runs)
    const drawn = images.map(context.imageOf)
    return [
      {
        ...first,
        ...(paragraph.name === 'h' && { isHeading: true }),
        images: drawn.flatMap(({ link }) => link ?? []),
        without: [...(first.without ?? []), ...without, ...drawn.flatMap(({ lost }) => lost ?? [])],
      },
      ...others,
      ...boxes.flatMap((box) => elementsOf(box).flatMap(linesOf)),
    ]
  }

  const cellsOf = (row: Element): Line[][] =>
    elementsOf(row)
      .filter(({ name }) => /^(?:covered-)?table-cell$/.test(name))
      .map((cell) =>
        elementsOf(cell)
          .flatMap(linesOf)
          .filter(({ text: words, images = [] }) => words.trim() !== '' || images.length > 0),
      )

  const linesOf = (element: Element): Line[] => {
    switch (element.name) {
      case 'p':
      case 'h':
        return linesOfParagraph(element)
      case 'list':
        return linesOfList(element)
      case 'table':
        return linesOfTable(rowsOf(element).map(cellsOf))
      // Deleted text is stored here.
      case 'tracked-changes':
        return []
      case 'frame':
        return linesOfParagraph({ ...element, name: 'p', children: [element] })
      case 'section':
        return attribute(element, 'display') === 'none'
          ? [{ text: '', without: ['hidden words'] }]
          : elementsOf(element).flatMap(linesOf)
      case 'text':
      case 'index-body':
      case 'numbered-paragraph':
        return elementsOf(element).flatMap(linesOf)
      default:
        return /^(?:table-of-content|user-index|bibliography|alphabetical-index)$/.test(element.name)
          ? elementsOf(element).flatMap(linesOf)
          : []
    }
  }
  const lines: ExamLine[] = []
  return {
    add: (element: Element): void => {
      for (const line of linesOf(element)) pushAll(lines, boundLine(kept(line, lines.length + 1)))
    },
    lines: (): readonly ExamLine[] => lines,
  }
}

const rowsOf = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name === 'table-row') return [child]
    return /^table-(?:header-rows|rows|row-group)$/.test(child.name) ? rowsOf(child) : []
  })
