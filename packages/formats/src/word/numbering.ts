import { looksMarked } from './look.ts'
import { attribute, childNamed, childrenNamed, descendants, type Element, find } from '../xml/tree.ts'

/** The list that numbers a paragraph, and its level from 0. */
export type NumberedBy = { list: string; level: number }
export type Label = { kind: 'number' | 'letter' | 'bullet'; level: number; number?: number }

/** What a style defines for its paragraphs. */
export type ParagraphStyle = { numberedBy?: NumberedBy; isHeading: boolean; isMarked?: boolean }

const value = (element: Element | undefined): string | undefined => attribute(element, 'val')

/** The list that paragraph properties name. Null removes the numbering of the style. */
export const numberedBy = (properties: Element | undefined): NumberedBy | null | undefined => {
  const named = childNamed(properties, 'numPr')
  if (!named) return undefined
  const list = value(childNamed(named, 'numId')) ?? '0'
  return list === '0' ? null : { list, level: Number(value(childNamed(named, 'ilvl')) ?? 0) || 0 }
}

/** The longest chain of styles that inherit from each other. */
const maxChain = 12

/** The styles of a document by id, for paragraphs and characters, including what they inherit. */
export const readStyles = (root: Element | undefined): Map<string, ParagraphStyle> => {
  const written = new Map(
    childrenNamed(root, 'style').map((style) => [attribute(style, 'styleId') ?? '', style]),
  )
  const read = (style: Element, depth: number): ParagraphStyle => {
    const base = written.get(value(childNamed(style, 'basedOn')) ?? '')
    const above = base && depth < maxChain ? read(base, depth + 1) : undefined
    const own = numberedBy(childNamed(style, 'pPr'))
    const list = own === undefined ? above?.numberedBy : (own ?? undefined)
    const isMarked = looksMarked(childNamed(style, 'rPr')) ?? above?.isMarked
    return {
      isHeading: /^heading \d$/i.test(value(childNamed(style, 'name')) ?? ''),
      ...(list && { numberedBy: list }),
      ...(isMarked !== undefined && { isMarked }),
    }
  }
  return new Map([...written].map(([id, style]) => [id, read(style, 0)]))
}

const kindOf = (format: string): Label['kind'] => {
  if (format === 'bullet' || format === 'none') return 'bullet'
  return /letter|russian|hebrew|alpha|arabicAbjad|iroha|aiueo/i.test(format) ? 'letter' : 'number'
}

/** Counts the paragraphs of lists as a word processor does. */
export const createNumbering = (root: Element | undefined) => {
  const formats = new Map<string, Map<number, { format: string; start: number }>>()
  for (const list of childrenNamed(root, 'abstractNum'))
    formats.set(
      attribute(list, 'abstractNumId') ?? '',
      new Map(
        childrenNamed(list, 'lvl').map((level) => [
          Number(attribute(level, 'ilvl')),
          {
            format: value(childNamed(level, 'numFmt')) ?? 'decimal',
            start: Number(value(childNamed(level, 'start')) ?? 1) || 1,
          },
        ]),
      ),
    )
  const lists = new Map(
    childrenNamed(root, 'num').map((list) => [
      attribute(list, 'numId') ?? '',
      {
        formats: formats.get(value(childNamed(list, 'abstractNumId')) ?? ''),
        start: Number(value(descendants(list, 'startOverride')[0]) ?? value(find(list, 'lvl', 'start'))),
      },
    ]),
  )
  const counts = new Map<string, number>()
  return {
    labelOf: ({ list, level }: NumberedBy): Label => {
      const known = lists.get(list)
      const defined = known?.formats?.get(level)
      const kind = kindOf(defined?.format ?? 'decimal')
      if (level > 0 || kind !== 'number') return { kind, level }
      const number = counts.has(list) ? counts.get(list)! + 1 : known?.start || defined?.start || 1
      counts.set(list, number)
      return { kind, level, number }
    },
  }
}
