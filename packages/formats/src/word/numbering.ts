import { isOn, isEmphasised } from './emphasis.ts'
import { attribute, childNamed, childrenNamed, type Element } from '../xml/tree.ts'

/** The list that numbers a paragraph, and its level from 0. */
export type NumberedBy = { list: string; level: number }
export type Label = { kind: 'number' | 'letter' | 'bullet'; level: number; number?: number; list: string }

/** What a style defines for its paragraphs. */
export type ParagraphStyle = {
  numberedBy?: NumberedBy
  isHeading: boolean
  isMarked?: boolean
  isHidden?: boolean
}

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
    // Word has English names for its own styles in all languages.
    const name = value(childNamed(style, 'name')) ?? ''
    const isLink = /^(?:followed)?hyperlink$/i.test(name)
    const isMarked = isEmphasised(childNamed(style, 'rPr'), isLink ? 'link' : 'text') ?? above?.isMarked
    const vanish = childNamed(childNamed(style, 'rPr'), 'vanish')
    const isHidden = vanish ? isOn(vanish) : above?.isHidden
    return {
      isHeading: /^heading \d$/i.test(name),
      ...(list && { numberedBy: list }),
      ...(isMarked !== undefined && { isMarked }),
      ...(isHidden !== undefined && { isHidden }),
    }
  }
  return new Map([...written].map(([id, style]) => [id, read(style, 0)]))
}

const kindOf = (format: string): Label['kind'] => {
  if (format === 'bullet' || format === 'none') return 'bullet'
  return /letter|russian|hebrew|alpha|arabicAbjad|iroha|aiueo/i.test(format) ? 'letter' : 'number'
}

type Level = { format: string; start: number }
type List = { counter: string; levels: Map<number, Level>; starts: Map<number, number> }

const levelsOf = (element: Element | undefined): Map<number, Level> =>
  new Map(
    childrenNamed(element, 'lvl').map((level) => [
      Number(attribute(level, 'ilvl')),
      {
        format: value(childNamed(level, 'numFmt')) ?? 'decimal',
        start: numberOf(value(childNamed(level, 'start')), 1),
      },
    ]),
  )

const numberOf = (written: string | undefined, otherwise: number): number =>
  written === undefined || Number.isNaN(Number(written)) ? otherwise : Number(written)

/** The lists of a document. Several may share a definition, and what they change of it is their own. */
const readLists = (root: Element | undefined): Map<string, List> => {
  const definitions = childrenNamed(root, 'abstractNum')
  const byId = new Map(definitions.map((one) => [attribute(one, 'abstractNumId') ?? '', one]))
  const byStyle = new Map(
    definitions.flatMap((one) => {
      const style = value(childNamed(one, 'styleLink'))
      return style === undefined ? [] : [[style, one] as const]
    }),
  )
  return new Map(
    childrenNamed(root, 'num').map((list) => {
      const counter = value(childNamed(list, 'abstractNumId')) ?? ''
      const named = byId.get(counter)
      // A list style is defined elsewhere.
      const defined = byStyle.get(value(childNamed(named, 'numStyleLink')) ?? '') ?? named
      const changes = childrenNamed(list, 'lvlOverride')
      const starts = changes.flatMap((change) => {
        const level = Number(attribute(change, 'ilvl'))
        const own = levelsOf(change).get(level)
        const written = value(childNamed(change, 'startOverride'))
        return written === undefined && !own ? [] : [[level, numberOf(written, own?.start ?? 1)] as const]
      })
      const levels = new Map([...levelsOf(defined), ...changes.flatMap((change) => [...levelsOf(change)])])
      return [attribute(list, 'numId') ?? '', { counter, levels, starts: new Map(starts) }]
    }),
  )
}

/**
 * Counts the paragraphs of lists as a word processor does: lists with one definition count on, unless one
 * begins again.
 */
export const createNumbering = (root: Element | undefined) => {
  const lists = readLists(root)
  const counts = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()
  return {
    labelOf: ({ list, level }: NumberedBy): Label => {
      const known = lists.get(list)
      const defined = known?.levels.get(level)
      const kind = kindOf(defined?.format ?? 'decimal')
      const counter = known?.counter ?? `list ${list}`
      const counted = counts.get(counter) ?? []
      const restart = begun.has(`${list} ${level}`) ? undefined : known?.starts.get(level)
      begun.add(`${list} ${level}`)
      const last = counted[level]
      const number = restart ?? (last === undefined ? (defined?.start ?? 1) : last + 1)
      counts.set(counter, [...Array.from({ length: level }, (_, above) => counted[above]), number])
      return kind === 'number' ? { kind, level, number, list } : { kind, level, list }
    },
  }
}
