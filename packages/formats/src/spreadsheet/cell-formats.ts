import { format, getFormatInfo, isValidFormat } from 'numfmt'
import { attribute, childNamed, childrenNamed, type Element } from '../xml/tree.ts'

/**
 * How a workbook shows cells, by the number of a style: `patterns` of numbers (undefined: "General"), and `emphases`
 * such as "bold" ("" where nothing stands out). `daysFrom1900`: where its days begin.
 */
export type CellFormats = {
  patterns: readonly (string | undefined)[]
  emphases: readonly string[]
  daysFrom1900: number
}

/** Built-in formats, which files refer to by number only (ECMA-376 part 1, 18.8.30). */
const known: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
}

const general = 'general'

/** Excel has no longer ones. The time to format a cell grows with the length of its format. */
const longestFormat = 255

/** Checked once for each format, because reading a wrong one takes forty times as long as formatting a cell. */
const isReadable = (pattern: string): boolean => pattern.length <= longestFormat && isValidFormat(pattern)

/** The number formats of a workbook's styles. A cell whose format cannot be read is shown as "General" shows it. */
export const readCellFormats = (styles: Element | undefined): CellFormats['patterns'] => {
  const own = new Map(
    childrenNamed(childNamed(styles, 'numFmts'), 'numFmt').map((one) => {
      const pattern = attribute(one, 'formatCode') ?? ''
      return [Number(attribute(one, 'numFmtId')), isReadable(pattern) ? pattern : general]
    }),
  )
  return childrenNamed(childNamed(styles, 'cellXfs'), 'xf').map((style) => {
    const id = Number(attribute(style, 'numFmtId') ?? 0)
    return own.get(id) ?? known[id]
  })
}

/** Formats a number as its cell shows it: 0.5 may be 50 %, and 45000 a day in March. */
export const shownNumber = (
  value: string,
  { patterns, daysFrom1900 }: Pick<CellFormats, 'patterns' | 'daysFrom1900'>,
  style: number,
): string => {
  const pattern = patterns[style]
  const number = Number(value)
  if (Number.isNaN(number)) return value
  if (pattern === undefined || pattern.toLowerCase() === general)
    return String(Number(number.toPrecision(15))).replace('e', 'E')
  try {
    // A currency or a thousands separator is only decoration, but hidden digits matter.
    const { type } = getFormatInfo(pattern)
    if (type === 'text') return String(number)
    return format(pattern, type.startsWith('date') ? number + daysFrom1900 : number).trim()
  } catch {
    return String(number)
  }
}
