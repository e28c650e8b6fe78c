import { defined, elementAt } from '@quizwright/domain/defined.ts'

/** A question of a GIFT file, without its comments. `category` and `tags` come from the lines before it. */
export type GiftBlock = {
  line: number
  text: string
  source: string
  category: string
  tags: string[]
  id: string
  /** The line of a brace that is never closed. */
  openBrace?: number
}

/** The largest number of lines without a closing brace that are still read as one question. */
const maxBlockLines = 5_000

type Open = {
  first: number
  last: number
  lines: string[]
  depth: number
  braceLine: number
  hasAnswers: boolean
}

/**
 * Splits GIFT text at its blank lines. A blank line between braces does not end a question, unless another
 * question begins before the closing brace. A title after answers also begins a question, even without a
 * blank line.
 */
export function* splitBlocks(text: string): Generator<GiftBlock> {
  const lines = text.split(/\r\n|\r|\n/)
  let category = ''
  let comments = { tags: [] as string[], id: '' }
  let open: Open | undefined

  const close = ({ first, last, lines: kept, depth, braceLine }: Open): GiftBlock => {
    const block: GiftBlock = {
      line: first + 1,
      text: kept.join('\n'),
      source: lines.slice(first, last + 1).join('\n'),
      category,
      ...comments,
      ...(depth > 0 && { openBrace: braceLine + 1 }),
    }
    comments = { tags: [], id: '' }
    open = undefined
    return block
  }

  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim()
    if (trimmed.startsWith('//')) {
      readComment(trimmed, comments)
      continue
    }
    const heading = /^\$CATEGORY:\s*(.*)$/.exec(trimmed)
    if (heading && (!open || open.depth === 0)) {
      if (open) yield close(open)
      category = elementAt(heading, 1).trim()
      continue
    }
    if (trimmed.startsWith('::') && open?.depth === 0 && open.hasAnswers) yield close(open)
    if (trimmed === '' && open && (open.depth === 0 || !closesLater(lines, index, open))) yield close(open)
    if (trimmed === '' && !open) continue
    open ??= { first: index, last: index, lines: [], depth: 0, braceLine: index, hasAnswers: false }
    open.lines.push(line)
    if (trimmed !== '') open.last = index
    const depth = depthAfter(line, open.depth)
    if (open.depth === 0 && depth > 0) open.braceLine = index
    open.depth = depth
    open.hasAnswers ||= depth === 0 && /(?<!\\)\}/.test(line)
  }
  if (open) yield close(open)
}

/** None goes beyond the beginning of another one, or each of many would be searched to the end of the line. */
const marks = /\[(id|tag):((?:(?!\[(?:id|tag):)[^\]\\]|\\.)*)\]/g

/** Comments may contain `[id:x]` and `[tag:y]`, as Moodle writes them. */
const readComment = (comment: string, into: { tags: string[]; id: string }): void => {
  for (const [, name, value] of comment.matchAll(marks)) {
    const unescaped = defined(value, 'value of the comment').replace(/\\(.)/g, '$1')
    if (name === 'tag') into.tags.push(unescaped)
    else into.id = unescaped
  }
}

const depthAfter = (line: string, before: number): number => {
  let depth = before
  for (let index = 0; index < line.length; index++) {
    const character = line[index]
    if (character === '\\') index++
    else if (character === '{') depth = 1
    else if (character === '}') depth = 0
  }
  return depth
}

/** Whether a brace that is open at a blank line is closed before another one opens. */
const closesLater = (lines: readonly string[], from: number, { first }: Open): boolean => {
  for (let index = from; index < Math.min(lines.length, first + maxBlockLines); index++) {
    const line = elementAt(lines, index)
    const trimmed = line.trimStart()
    if (trimmed.startsWith('//')) continue
    if (trimmed.startsWith('$CATEGORY:') || trimmed.startsWith('::')) return false
    const brace = line.replace(/\\./g, '').match(/[{}]/)?.[0]
    if (brace) return brace === '}'
  }
  return false
}
