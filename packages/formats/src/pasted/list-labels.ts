import { attribute, type Element } from '../xml/tree.ts'

/** An HTML list and the number of its next item. Items without a number get no label. */
export type List = { kind: 'number' | 'letter' | 'bullet'; next: number }

const kindOf = (style: string): List['kind'] | undefined => {
  const written = /list-style(?:-type)?\s*:\s*([\w-]+)/i.exec(style)?.[1]?.toLowerCase()
  if (written === undefined) return undefined
  if (/alpha|latin/.test(written)) return 'letter'
  if (/decimal/.test(written)) return 'number'
  return /disc|circle|square/.test(written) ? 'bullet' : undefined
}

/**
 * Items of a nested list, and bullets below a text, are the options of the question above. They get letters,
 * whatever their list uses.
 */
export const beginList = (element: Element, depth: number, hasTextAbove: boolean): List => {
  const next = Number(attribute(element, 'start') ?? 1) || 1
  const type = attribute(element, 'type') ?? ''
  const written = kindOf(attribute(element, 'style') ?? '')
  // Google Docs writes the lists of all levels one behind the other, with the level in their class.
  const level = Number(
    /(?:^|\s)lst-kix_\w+-(\d)(?:\s|$)/.exec(attribute(element, 'class') ?? '')?.[1] ?? depth,
  )
  if (level > 0 || /^a$/i.test(type) || written === 'letter') return { kind: 'letter', next }
  if (element.name === 'ul') return { kind: hasTextAbove ? 'letter' : 'bullet', next }
  return { kind: 'number', next }
}

/** The label of the next item. The item may override the kind of its list. */
export const labelOf = (list: List | undefined, style: string): string => {
  if (!list) return ''
  const kind = kindOf(style) === 'letter' ? 'letter' : list.kind
  const number = list.next
  list.next += 1
  if (kind === 'number') return `${number}. `
  return kind === 'letter' && number <= 26 ? `${String.fromCharCode(96 + number)}) ` : ''
}
