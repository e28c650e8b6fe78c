import papaparse from 'papaparse'

/**
 * The students that a line names, as cells. Each line is split by itself, so that a quotation mark without its end
 * damages no other line. Mail programs copy several recipients into one line.
 */
export const splitListLine = (line: string): string[][] => {
  const recipients = line.match(recipient) ?? []
  return recipients.length > 1
    ? recipients.map((one) => splitOne(one.replace(/^[\s,;]+/, '')))
    : [splitOne(line)]
}

/** Whether a quotation mark is opened that the line does not close. */
export const hasOpenQuote = (line: string): boolean => (line.match(/"/g) ?? []).length % 2 === 1

/** Begins behind the one before it: looked for at each character, a line would take the square of its length. */
const recipient = /(?<![^<>])[^<>]+<[^<>\s@]+@[^<>\s]+>/g
/** A name and an address as mail programs copy them, and the rest of the line. */
const mailbox = /^([^<>]*)<([^<>\s]+)>(.*)$/

const splitOne = (line: string): string[] => {
  const [, written = '', address, rest = ''] = mailbox.exec(line) ?? []
  const name = written.trim().replace(/^"/, '').replace(/"$/, '')
  if (address !== undefined && !name.includes('"'))
    return [name, address, ...splitCells(rest.trimStart().replace(/^[,;]/, ''))]
  const cells = splitCells(line)
  return cells.length === 1 ? splitWords(cells[0]!) : cells
}

const splitCells = (line: string): string[] => {
  const outsideQuotes = line.replaceAll(/"[^"]*"/g, '')
  const delimiter = ['\t', ';'].find((separator) => outsideQuotes.includes(separator)) ?? ','
  const [cells = []] = papaparse.parse<string[]>(line.trim(), { delimiter }).data
  return cells.map((cell) => cell.trim())
}

/** A name and an address with only a blank between them, as they are copied from a page. */
const splitWords = (text: string): string[] => {
  const words = text.split(/\s+/)
  const address = words.findIndex((word) => word.includes('@'))
  if (address < 1) return [text]
  return [words.slice(0, address).join(' '), words[address]!, ...words.slice(address + 1)]
}
