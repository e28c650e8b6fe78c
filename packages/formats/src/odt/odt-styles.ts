import { readNamed } from '../xml/read-xml.ts'
import { attribute, childNamed, type Element, elementsOf } from '../xml/tree.ts'
import { isMeaningfulColour } from '../word/emphasis.ts'

/** How text looks; what a style does not set comes from its parent. */
export type OdtFormatting = {
  bold?: boolean
  /** That of scripts from right to left. */
  boldComplex?: boolean
  underlined?: boolean
  coloured?: boolean
  highlighted?: boolean
  italic?: boolean
  struck?: boolean
  hidden?: boolean
  raised?: 'sup' | 'sub' | 'none'
}
export type OdtStyle = OdtFormatting & { listStyle?: string }
export type ListLevel = { kind: 'number' | 'letter' | 'bullet'; start: number }

/** The styles of a text by family and name, and its lists by the name of their style. */
export type OdtStyles = {
  of: (family: 'paragraph' | 'text', name: string | undefined) => OdtStyle
  levelOf: (listStyle: string, level: number) => ListLevel
}

/** At most so many parents of a style are followed: in a broken file they may form a loop. */
const maxParents = 16

/** Reads the styles of a text (ODF 1.3 part 3, 16). `parts` are those of the file that define some, in slices. */
export const readOdtStyles = (parts: readonly Iterable<string>[]): OdtStyles => {
  const styles = new Map<string, { own: OdtStyle; parent: string }>()
  const lists = new Map<string, Map<number, ListLevel>>()
  for (const slices of parts)
    for (const element of readNamed(slices, ['style', 'list-style'])) {
      const name = attribute(element, 'name') ?? ''
      const family = attribute(element, 'family') ?? ''
      if (element.name === 'list-style') lists.set(name, levelsOf(element))
      else
        styles.set(`${family} ${name}`, {
          own: styleOf(element),
          parent: `${family} ${attribute(element, 'parent-style-name') ?? ''}`,
        })
    }
  return {
    of: (family, name) => {
      let all: OdtStyle = {}
      let style = styles.get(`${family} ${name ?? ''}`)
      for (let depth = 0; style && depth < maxParents; depth += 1) {
        all = { ...style.own, ...all }
        style = styles.get(style.parent)
      }
      return all
    },
    levelOf: (listStyle, level) => lists.get(listStyle)?.get(level) ?? { kind: 'bullet', start: 1 },
  }
}

const styleOf = (style: Element): OdtStyle => {
  const letters = childNamed(style, 'text-properties')
  const paragraph = childNamed(style, 'paragraph-properties')
  const readIfSet = <Value>(
    written: string | undefined,
    read: (written: string) => Value,
  ): Value | undefined => (written === undefined ? undefined : read(written))
  const isBold = (weight: string): boolean => /^(?:bold|[6-9]00)$/.test(weight)
  const isDrawn = (line: string): boolean => line !== 'none'
  const isColour = (colour: string): boolean => isMeaningfulColour(colour.replace('#', ''))
  const found = {
    bold: readIfSet(attribute(letters, 'font-weight'), isBold),
    boldComplex: readIfSet(attribute(letters, 'font-weight-complex'), isBold),
    underlined: readIfSet(attribute(letters, 'text-underline-style'), isDrawn),
    coloured: readIfSet(attribute(letters, 'color'), isColour),
    highlighted: readIfSet(
      attribute(letters, 'background-color') ?? attribute(paragraph, 'background-color'),
      (colour) => colour !== 'transparent' && isColour(colour),
    ),
    italic: readIfSet(attribute(letters, 'font-style'), (slope) => slope !== 'normal'),
    struck: readIfSet(attribute(letters, 'text-line-through-style'), isDrawn),
    hidden: readIfSet(attribute(letters, 'display'), (display) => display === 'none'),
    raised: readIfSet(attribute(letters, 'text-position'), directionOf),
    listStyle: attribute(style, 'list-style-name') || undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Whether a text position of ODF raises or lowers letters. */
export const directionOf = (position: string): 'sup' | 'sub' | 'none' =>
  /^(?:sub|-\d)/.test(position) ? 'sub' : /^(?:super|[1-9])/.test(position) ? 'sup' : 'none'

const levelsOf = (list: Element): Map<number, ListLevel> =>
  new Map(
    elementsOf(list).map((level) => [
      Number(attribute(level, 'level') ?? 1) - 1,
      { kind: kindOf(level), start: Number(attribute(level, 'start-value') ?? 1) || 1 },
    ]),
  )

const kindOf = (level: Element): ListLevel['kind'] => {
  const format = attribute(level, 'num-format') ?? ''
  if (level.name !== 'list-level-style-number' || format === '') return 'bullet'
  return /^(?:[1iI]|\p{N})/u.test(format) ? 'number' : 'letter'
}
