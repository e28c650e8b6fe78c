import { elementAt } from '@quizwright/domain/defined.ts'
import papaparse from 'papaparse'

/**
 * Splits a line into students, each as a list of cells. A mail program may copy several recipients into one line.
 * Each line is split separately, so that an unclosed quotation mark damages no other line.
 */
export const splitListLine = (line: string): string[][] => {
  const recipients = line.match(recipient) ?? []
  return recipients.length > 1
    ? recipients.map((one) => splitOne(one.replace(/^[\s,;]+/, '')))
    : [splitOne(line)]
}

/** Whether a line has an unclosed quotation mark. */
export const hasOpenQuote = (line: string): boolean => (line.match(/"/g) ?? []).length % 2 === 1

/** Matches only after the previous recipient. Searching from each character would take quadratic time. */
const recipient = /(?<![^<>])[^<>]+<[^<>\s@]+@[^<>\s]+>/g
/** Matches a name and an address as mail programs copy them, and the rest of the line. */
const mailbox = /^([^<>]*)<([^<>\s]+)>(.*)$/

const splitOne = (line: string): string[] => {
  const [, written = '', address, rest = ''] = mailbox.exec(line) ?? []
  const name = written.trim().replace(/^"/, '').replace(/"$/, '')
  if (address !== undefined && !name.includes('"'))
    return [name, address, ...splitCells(rest.trimStart().replace(/^[,;]/, ''))]
  const cells = splitCells(line)
  return cells.length === 1 ? splitWords(elementAt(cells, 0)) : cells
}

const splitCells = (line: string): string[] => {
  const outsideQuotes = line.replaceAll(/"[^"]*"/g, '')
  const delimiter = ['\t', ';'].find((separator) => outsideQuotes.includes(separator)) ?? ','
  const [cells = []] = papaparse.parse<string[]>(line.trim(), { delimiter }).data
  return cells.map((cell) => cell.trim())
}

/** Splits a name and an address that only a blank separates, as they are copied from a page. */
const splitWords = (text: string): string[] => {
  const words = text.split(/\s+/)
  const address = words.findIndex((word) => word.includes('@'))
  if (address < 1) return [text]
  return [words.slice(0, address).join(' '), elementAt(words, address), ...words.slice(address + 1)]
}
