import { limits } from '@quizwright/domain/limits.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-line.ts'
import { readField, readQuestionStart } from '../patterns.ts'
import { wrongNames } from './repeated-labels.ts'

/** "Frage: Which?", "Option A: one", "Correct = B": a few words, a sign, and what they name. */
const labelled = /^\s*(\p{L}[\p{L}\p{M}\p{N}'’. ]{0,30}?)\s*[:：=]\s*(.*)$/u
/** Most lines have no sign behind a label. */
const sign = /[:：=]/
/** The letter or the number of an option, behind its name if it has one. */
const placed = /^(?:(\p{L}[\p{L}\p{M} ]*?)(?:[ .]+(?=[a-h])|[ .]*(?=[1-8])))?([a-h]|[1-8])$/u
const leastBlocks = 2
/** The share of the blocks that have options, and of the lines with a key that name one. */
const leastShare = 0.8

type Named = { index: number; label: string; value: string; prefix?: string; place?: number }

const namedIn = (lines: readonly ExamLine[]): Named[] =>
  lines.flatMap(({ text, label, isCode }, index): Named[] => {
    const [, written, value = ''] = label || isCode || !sign.test(text) ? [] : (labelled.exec(text) ?? [])
    if (written === undefined) return []
    const name = written.toLowerCase()
    const [, prefix = '', letter] = placed.exec(name) ?? []
    if (letter === undefined) return [{ index, label: name, value }]
    const place = /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 96
    return [{ index, label: name, value, prefix, place }]
  })

/** The first options of a block that count from the first letter or from 1. */
const optionsIn = (block: readonly Named[]): Named[] => {
  const first = block.findIndex(({ place }) => place === 1)
  const below = first < 0 ? [] : block.slice(first)
  const end = below.findIndex(
    ({ place, prefix }, index) => place !== index + 1 || prefix !== elementAt(below, 0).prefix,
  )
  return end < 0 ? below : below.slice(0, end)
}

const letterOrNumber = /^[([]?([a-h]|[1-8])[)\].]?$/i

const namesOption = (value: string, options: readonly Named[]): boolean => {
  const written = value.trim()
  const sign = letterOrNumber.exec(written)?.[1]?.toLowerCase()
  if (sign !== undefined) return (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 96) <= options.length
  return options.some((option) => option.value.trim() === written)
}

type Block = { start: Named; options: Named[]; others: Named[] }

/** The blocks that begin with the first label of a text. */
const blocksOf = (lines: readonly ExamLine[]): Block[] => {
  const named = namedIn(lines)
  const [first] = named
  if (first === undefined || first.place !== undefined) return []
  const starts = named.flatMap(({ label }, at) => (label === first.label ? [at] : []))
  const blocks = starts.map((at, count): Block => {
    const inside = named.slice(at + 1, starts[count + 1])
    const options = optionsIn(inside)
    return { start: elementAt(named, at), options, others: inside.filter((one) => !options.includes(one)) }
  })
  const filled = blocks.filter(
    ({ options }) => options.length >= limits.minOptions && options.length <= limits.maxOptions,
  )
  return blocks.length >= leastBlocks && filled.length >= leastShare * blocks.length ? blocks : []
}

/** The label whose values name options, in most of the blocks. */
const keyLabelOf = (blocks: readonly Block[]): string | undefined => {
  const labels = new Set(blocks.flatMap(({ others }) => others.map(({ label }) => label)))
  return [...labels].find((label) => {
    if (wrongNames.test(label)) return false
    const found = blocks.flatMap(({ options, others }) =>
      others.filter((one) => one.label === label).map(({ value }) => namesOption(value, options)),
    )
    return (
      found.length * 2 > blocks.length &&
      found.filter((isNamed) => isNamed).length >= leastShare * found.length
    )
  })
}

type Found = { blocks: readonly Block[]; key: string }

const foundIn = (lines: readonly ExamLine[]): Found | undefined => {
  const blocks = blocksOf(lines)
  const key = keyLabelOf(blocks)
  return key === undefined ? undefined : { blocks, key }
}

/**
 * Lists in which a word names each part of a question, in whatever language, the same words in each: "Frage: Which?",
 * "A: one", "B: two", "Richtig: B". What the words mean is told by what stands behind them.
 */
export const withLabelledBlocks = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const found = foundIn(lines)
  if (!found) return lines
  const result: (ExamLine | undefined)[] = [...lines]
  for (const { start, options, others } of found.blocks) {
    // "Question 1" may stand in the line above.
    const above = readQuestionStart(lines[start.index - 1]?.text ?? '')
    const isNumbered = above?.rest === ''
    if (isNumbered) result[start.index - 1] = undefined
    // "Question: 1" stands above the text.
    const isNumber = /^\d{1,4}$/.test(start.value)
    const number = isNumber ? Number(start.value) : isNumbered ? above.number : undefined
    result[start.index] = {
      ...elementAt(lines, start.index),
      text: isNumber ? '' : start.value,
      label: { kind: 'number', level: 0, ...(number !== undefined && { number }) },
    }
    for (const { index, value, place } of options)
      result[index] = {
        ...elementAt(lines, index),
        text: value,
        label: { kind: 'letter', level: 1, ...(place !== undefined && { number: place }) },
      }
    for (const { index, label, value } of others)
      if (label === found.key) result[index] = asAnswer(elementAt(lines, index), value)
  }
  return result.filter((line) => line !== undefined)
}

const asAnswer = (line: ExamLine, value: string): ExamLine => {
  const [, written = ''] = labelled.exec(line.text) ?? []
  return {
    ...line,
    text: `Answer: ${value}`,
    ...(readField(line.text)?.name !== 'answer' && {
      hint: `“${written}” was read as the name of the answer: check it`,
    }),
  }
}

/** Whether a text consists of such blocks. */
export const hasLabelledBlocks = (lines: readonly ExamLine[]): boolean => foundIn(lines) !== undefined
