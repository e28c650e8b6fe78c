import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A document written by hand. Those in docs/generated are generated, and compared by `check`. */
export type Document = { path: string; text: string }

const places = ['*.md', 'docs/*.md', 'docs/decisions/*.md', '.github/*.md', '.github/ISSUE_TEMPLATE/*.md']
export const documents: readonly Document[] = globSync(places, { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ path, text: read(path) }))

/** The text between a heading and the next one of the same or a higher level. */
export const section = (text: string, heading: string): string => {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start === -1) throw new Error(`There is no heading "${heading}".`)
  const rank = elementAt(lines, start).indexOf(' ')
  const end = lines.findIndex(
    (line, index) => index > start && /^#+ /.test(line) && line.indexOf(' ') <= rank,
  )
  return lines.slice(start + 1, end === -1 ? undefined : end).join('\n')
}

/** The rows of the first table in a text, without its head. Cells are not interpreted. */
export const tableIn = (text: string): string[][] => {
  const lines = text.split('\n')
  const isRow = (line: string) => /^\s*\|/.test(line)
  const start = lines.findIndex(isRow)
  const end = lines.findIndex((line, index) => index > start && !isRow(line))
  const rows = start === -1 ? [] : lines.slice(start, end === -1 ? undefined : end)
  return rows.slice(2).map((line) =>
    line
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}

/** The texts between single backticks. */
export const codeIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map((match) => elementAt(match, 1))

const fence = /^( *)```(\w*)\n([\s\S]*?)^ *```$/gm
const withoutBlocks = (text: string): string => text.replaceAll(fence, '')

export const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(fence)].filter((match) => match[2] === language).map((match) => elementAt(match, 3))

const isCommand = /^(?:[A-Z_]+=\S+ )*(?:npx|node|git|docker|cd) /

/**
 * The commands that a reader may type: each line of the `sh` blocks without its comment, and commands within
 * sentences.
 */
export const commandsIn = (text: string): string[] => {
  const typed = blocksIn(text, 'sh')
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replace(/ +#.*/, '').trim())
  return [...typed, ...codeIn(text).filter((span) => isCommand.test(span))].filter((line) => line !== '')
}

/** The targets of the links and images in a text. */
export const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map((match) =>
    defined(match[1] ?? match[2], 'command'),
  )
