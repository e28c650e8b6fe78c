import { kindLimits, lengths } from '../../limits.ts'
import type { KindCells, WrongCell } from '../cells.ts'
import { arrangeHotspot, blankHotspot } from './blank.ts'
import {
  type Area,
  area,
  type AreaShape,
  areaShapes,
  type Hotspot,
  type HotspotRule,
  hotspotRules,
} from './schema.ts'

const namesShown = 'names shown'

const writeCredit = ({ presentation, scoring }: Hotspot): string =>
  [
    ...(scoring.rule === 'net' ? [] : [scoring.rule]),
    ...(presentation.at_most === null ? [] : [`at most ${presentation.at_most}`]),
    ...(presentation.shows_names ? [namesShown] : []),
  ].join(', ')

/** A text that a line does not hold as it is, is written as JSON. */
const writeText = (text: string): string => (/^\s|\s$|[\r\n]|^"/.test(text) ? JSON.stringify(text) : text)

const readText = (written: string): string => {
  if (!written.startsWith('"')) return written
  try {
    const read: unknown = JSON.parse(written)
    return typeof read === 'string' ? read : written
  } catch {
    return written
  }
}

const writeArea = ({ shape, points, name }: Area, isRight: boolean): string =>
  `${isRight ? '* ' : ''}${shape} ${points.join(' ')}${name === '' ? '' : `: ${writeText(name)}`}`

/** Writes a line for the image, one for what it shows, and one for each area, with a star before a right one. */
export const writeHotspotCells = (hotspot: Hotspot): Partial<KindCells> => {
  const { image_url: image, image_description: description, areas } = hotspot.presentation
  return {
    credit: writeCredit(hotspot),
    areas: [
      ...(image === '' ? [] : [`image: ${image}`]),
      ...(description === undefined ? [] : [`description: ${writeText(description)}`]),
      ...areas.map((one, index) => writeArea(one, hotspot.key.right.includes(index))),
    ].join('\n'),
  }
}

type Credit = { rule: HotspotRule; at_most: number | null; shows_names: boolean }

const isRule = (part: string): part is HotspotRule => (hotspotRules as readonly string[]).includes(part)

const readCredit = (cell: string): Credit | undefined => {
  const credit: Credit = { rule: 'net', at_most: null, shows_names: false }
  for (const part of cell
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())) {
    const most = Number(/^at most (\d{1,2})$/.exec(part)?.[1] ?? 0)
    if (isRule(part)) credit.rule = part
    else if (part === namesShown) credit.shows_names = true
    else if (most > 0 && most <= kindLimits.areas) credit.at_most = most
    else if (part !== '') return undefined
  }
  return credit
}

const areaLine = new RegExp(`^(\\*?)\\s*(${areaShapes.join('|')})\\s+([\\d\\s]+?)\\s*(?::\\s*(.*))?$`, 'i')

const readArea = (line: string): { area: Area; isRight: boolean } | undefined => {
  const [, star, shape = '', points = '', name = ''] = areaLine.exec(line) ?? []
  const read = area.safeParse({
    shape: shape.toLowerCase() as AreaShape,
    points: points.split(/\s+/).map(Number),
    name: readText(name),
  })
  return read.success ? { area: read.data, isRight: star === '*' } : undefined
}

const fieldLine = /^(image|description)\s*:\s*(.*)$/i

/** Reads what `writeHotspotCells` writes. `wrong` says what a cell must be. */
export const readHotspotCells = (cells: KindCells): Hotspot | WrongCell => {
  const credit = readCredit(cells.credit)
  if (!credit)
    return { cell: 'credit', wrong: 'must be net or all, such as "all, at most 2" or "net, names shown".' }
  const found: { area: Area; isRight: boolean }[] = []
  const fields: Partial<Record<'image' | 'description', string>> = {}
  const lines = cells.areas.split(/\r\n|\r|\n/).map((line) => line.trim())
  for (const line of lines.filter((one) => one !== '')) {
    const [, field, value = ''] = fieldLine.exec(line) ?? []
    const read = field ? undefined : readArea(line)
    if (field) fields[field.toLowerCase() as 'image' | 'description'] = readText(value)
    else if (read) found.push(read)
    else
      return {
        cell: 'areas',
        wrong:
          'must have one area a line, such as "* circle 500 300 40: Paris" or "rectangle 100 100 200 250", ' +
          `in thousandths of the image; "${line.slice(0, 60)}" is none.`,
      }
  }
  const { image = '', description } = fields
  if (found.length > kindLimits.areas)
    return { cell: 'areas', wrong: `has more than ${kindLimits.areas} areas.` }
  if (image.length > lengths.link || (description?.length ?? 0) > lengths.imageDescription)
    return { cell: 'areas', wrong: 'is too long.' }
  const { rule, ...presented } = credit
  const right = found.flatMap(({ isRight }, index) => (isRight ? [index] : []))
  const blank = blankHotspot(
    found.map((one) => one.area),
    right,
  )
  return arrangeHotspot({
    ...blank,
    presentation: {
      ...blank.presentation,
      ...presented,
      image_url: image,
      ...(description !== undefined && { image_description: description }),
    },
    scoring: { rule },
  })
}
