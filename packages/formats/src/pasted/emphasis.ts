import { attribute, type Element } from '../xml/tree.ts'

const emphasising = new Set(['b', 'strong', 'u', 'mark', 'ins'])

const propertyOf = (style: string, name: string): string | undefined =>
  new RegExp(String.raw`(?:^|;)\s*${name}\s*:\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase()

const channelsOf = (color: string): number[] | undefined => {
  const hex = /^#([\da-f]{6})$/.exec(color)?.[1]
  if (hex) return [0, 2, 4].map((index) => Number.parseInt(hex.slice(index, index + 2), 16))
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(color)
  return rgb ? rgb.slice(1).map(Number) : undefined
}

/** Black, white and greys mark nothing, because editors write them everywhere. */
const isColorful = (color: string | undefined): boolean => {
  if (color === undefined) return false
  const channels = channelsOf(color)
  if (channels) return Math.max(...channels) - Math.min(...channels) > 60
  return /^(?:red|green|blue|yellow|lime|orange|purple|magenta|cyan|aqua)$/.test(color)
}

/**
 * Whether an element marks its text as bold, underlined or coloured; undefined if it says nothing about this.
 */
export const emphasisOf = (element: Element): boolean | undefined => {
  const style = attribute(element, 'style') ?? ''
  const weight = propertyOf(style, 'font-weight')
  const isColored =
    isColorful(propertyOf(style, 'color')) ||
    isColorful(propertyOf(style, 'background-color')) ||
    isColorful(propertyOf(style, 'background'))
  if (isColored || propertyOf(style, 'text-decoration')?.startsWith('underline')) return true
  if (weight !== undefined) return /^(?:bold|bolder|[6-9]00)$/.test(weight)
  return emphasising.has(element.name) ? true : undefined
}
