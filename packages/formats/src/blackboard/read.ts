import { seenInBlackboard } from '../conservation/seen-in-lines.ts'
import { type AcceptedLine, allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import { emptyContent, type RawOption, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { allOrNothing } from '../entry/tick-scoring.ts'
import type { Seen } from '../conservation/seen.ts'
import { withoutNames } from '../entry/named-gaps.ts'
import { readBlanks, readJumbled } from './read-gaps.ts'
import { lineKinds } from './line-kinds.ts'
import { elementAt, entryOf } from '@quizwright/domain/defined.ts'

/** Reads Blackboard's tab-delimited text: one question per line, with its kind in the first cell. */
export function* readBlackboard(text: string): Generator<RawQuestion> {
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries())
    if (line.trim() !== '') yield readLine(line, index + 1)
}

/** A spreadsheet puts a cell with quotes between quotes, and doubles them. */
const unquoted = (cell: string): string => {
  const inside = /^"(.*)"$/s.exec(cell.trim())?.[1]
  return inside !== undefined && inside.includes('""') && !/(?<!")"(?:"")*(?!")/.test(inside)
    ? inside.replaceAll('""', '"')
    : cell
}

const readLine = (line: string, number: number): RawQuestion => {
  const [name = '', question = '', ...cells] = line.split('\t').map(unquoted)
  const kind = Object.hasOwn(lineKinds, name.trim()) ? entryOf(lineKinds, name.trim()) : undefined
  const without: string[] = []
  const context: ContentContext = { findImage: () => undefined, without }
  const base = { position: { line: number }, source: line, seen: { texts: seenInBlackboard(line) }, without }
  if (kind === undefined)
    return {
      ...base,
      kind: 'unreadable',
      content: emptyContent,
      reason: `The line begins with "${name.slice(0, 40)}", which names no kind of question, as MC or TF do.`,
    }
  const raw = { ...base, content: contentOfLooseText(question, context) }
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (kind === 'oneRight' || kind === 'severalRight') return { ...raw, ...readOptions(cells, kind, context) }
  if (kind === 'trueFalse') return { ...raw, ...readTrueFalse(filled[0] ?? '') }
  if (kind === 'descriptive')
    return {
      ...raw,
      kind,
      ...(filled[0] !== undefined && { solution: contentOfLooseText(filled[0], context) }),
    }
  if (kind === 'number') return { ...raw, kind, ...(filled.length > 0 && typedAnswer([numberOf(filled)])) }
  if (kind === 'gaps') return { ...raw, kind, ...readGaps(raw, name.trim(), cells) }
  if (kind === 'shortAnswer') return { ...raw, kind, ...typedAnswer(allAccepted(filled)) }
  return {
    ...raw,
    kind,
    ...(filled.length > 0 && { answer: answerOf(filled, kind), ...listsOf(filled, kind, context) }),
  }
}

const readGaps = (
  { content: { text }, seen }: Pick<RawQuestion, 'content'> & { seen: Seen },
  name: string,
  written: readonly string[],
): Pick<RawQuestion, 'answer' | 'filled' | 'seen'> => {
  const cells = written.map((cell) => cell.trim())
  const { filled, gaps } = (name === 'FIB_PLUS' ? readBlanks : readJumbled)(text, cells)
  const answer = cells.filter((cell) => cell !== '').join(' / ')
  return { ...(answer !== '' && { answer }), ...(filled && { filled, seen: withoutNames(seen, gaps) }) }
}

/** Pairs alternate, and items stand in their order. */
const listsOf = (
  cells: readonly string[],
  kind: Kind,
  context: ContentContext,
): Pick<RawQuestion, 'matched' | 'ordered'> => {
  const contents = cells.map((cell) => contentOfLooseText(cell, context))
  if (kind === 'ordering') return { ordered: { items: contents, rule: 'all' } }
  if (kind !== 'matching' || contents.length % 2 > 0) return {}
  const pairs = contents.flatMap((prompt, index) =>
    index % 2 === 0 ? [{ prompt, choice: elementAt(contents, index + 1) }] : [],
  )
  return { matched: pairs }
}

/** Options and their marks alternate. */
const readOptions = (
  cells: readonly string[],
  kind: 'oneRight' | 'severalRight',
  context: ContentContext,
): Pick<RawQuestion, 'kind' | 'options' | 'ticks'> => {
  const options: RawOption[] = []
  for (let index = 0; index + 1 < cells.length; index += 2)
    options.push({
      ...contentOfLooseText(elementAt(cells, index), context),
      isRight: /^correct$/i.test(elementAt(cells, index + 1).trim()),
    })
  const right = options.filter(({ isRight }) => isRight).length
  // Blackboard gives no part of the marks unless its settings say so, and this file has none.
  return { kind: right === 0 ? 'noneRight' : right > 1 ? 'severalRight' : kind, options, ticks: allOrNothing }
}

const readTrueFalse = (answer: string): Pick<RawQuestion, 'kind' | 'options'> => {
  const isTrue = /^true$/i.test(answer)
  const isKnown = isTrue || /^false$/i.test(answer)
  return {
    kind: isKnown ? 'trueFalse' : 'noneRight',
    options: [
      { ...emptyContent, text: 'True', isRight: isTrue },
      { ...emptyContent, text: 'False', isRight: isKnown && !isTrue },
    ],
  }
}

/** A number, and behind it its tolerance. */
const numberOf = ([number = '', tolerance = '0']: readonly string[]): AcceptedLine => ({
  text: Number(tolerance) === 0 ? number : `${number} ± ${tolerance}`,
  share: 100,
})

/** Pairs alternate. All other answers are a list. */
const answerOf = (cells: readonly string[], kind: string): string => {
  if (kind !== 'matching') return cells.join(kind === 'ordering' ? '\n' : ' / ')
  const pairs: string[] = []
  for (let index = 0; index < cells.length; index += 2)
    pairs.push(`${cells[index]} → ${cells[index + 1] ?? ''}`)
  return pairs.join('\n')
}
