import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { withShortAlif } from '@quizwright/domain/rules/option-letters.ts'
import type { ExamLine } from '../exam-line.ts'
import { anyLetter } from '../letters.ts'
import { beginsKey } from '../key-pairs.ts'
import { readOptionStart, readQuestionStart } from '../patterns.ts'
import { romanValue } from '../roman-numbers.ts'

const start = /^\s*[([]?([ivx]{1,5}|[IVX]{1,5})[.)\]]+\s*(?=\S)/
const pair = new RegExp(
  String.raw`[([]?\b([ivxIVX]{1,5})[.)\]]*\s*[-–:.)=]?\s*[([]?(${anyLetter})[)\]]?(?=[\s,;.]|$)`,
  'gu',
)
const leastQuestions = 2

/**
 * Papers that count the questions of a part with Roman numbers: "Q1. Choose the correct option." above "(i) Which?"
 * and its options. Each of them must have options of its own; else they are statements or options.
 */
export const withRomanQuestions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  let isFound = false
  for (let at = 0; at < lines.length; at += 1) {
    const group = groupFrom(lines, at)
    if (group.length < leastQuestions) continue
    isFound = true
    const paragraph = takeParagraph(result, elementAt(group, 0), endOfGroup(lines, lastOf(group) + 1))
    for (const [count, index] of group.entries())
      result[index] = {
        ...elementAt(lines, index),
        text: elementAt(lines, index).text.replace(start, ''),
        label: { kind: 'number', level: 0, number: count + 1 },
        ...(paragraph !== undefined && { paragraph }),
      }
    at = lastOf(group)
  }
  return isFound ? result.map(withNumbersInKey) : lines
}

const valueOf = ({ text, label, isCode }: ExamLine): number =>
  label || isCode ? 0 : romanValue(start.exec(text)?.[1] ?? '')

/** The lines that count on from I, each of which has two options or more before the next. */
const groupFrom = (lines: readonly ExamLine[], first: number): number[] => {
  const group: number[] = []
  let end = first
  for (; end < lines.length; end += 1) {
    const value = valueOf(elementAt(lines, end))
    if (group.length > 0 && value === 0 && !readQuestionStart(elementAt(lines, end).text)) continue
    if (value !== group.length + 1) break
    if (group.length > 0 && !hasOptions(lines, lastOf(group), end)) return []
    group.push(end)
  }
  return group.length > 0 && hasOptions(lines, lastOf(group), end) ? group : []
}

/** Letters in the lines below, or several in one of them. Roman numbers are letters, too, but no options. */
const hasOptions = (lines: readonly ExamLine[], from: number, to: number): boolean => {
  const below = lines.slice(from + 1, to)
  const letters = below.filter((line) => valueOf(line) === 0 && readOptionStart(line.text)?.letter)
  const first = letters[0] && readOptionStart(letters[0].text)
  return (
    first?.letter === 'A' &&
    (letters.length > 1 || /\s[([（]?(?:[Bb]|\p{Script=Arabic}{1,3}|[बख])[.)\]）]/u.test(first.text))
  )
}

/** What tells students what to do is the heading of a part. */
const instructs = new RegExp(
  String.raw`\b(?:choose|select|tick|circle|encircle|mark|answer|attempt|mcqs?|multiple|objective|` +
    String.raw`questions?|fill|state|write)\b|[:：]\s*$|صحیح|درست|اختر|चुन`,
  'i',
)

const endOfGroup = (lines: readonly ExamLine[], from: number): number => {
  const end = lines.findIndex((line, index) => index >= from && readQuestionStart(line.text) !== undefined)
  return end < 0 ? lines.length : end
}

/**
 * What stands above the first of them is the heading of their part, or what they are about: that is returned, and
 * taken from its line. Both end with the next question that has such a number.
 */
const takeParagraph = (lines: ExamLine[], first: number, end: number): string | undefined => {
  let index = first - 1
  while (index >= 0 && elementAt(lines, index).text.trim() === '') index -= 1
  const line = lines[index]
  const asked = readQuestionStart(line?.text ?? '')
  if (!line || !asked || asked.rest === '') return undefined
  const next = lines[end]
  if (next && readQuestionStart(next.text)?.number === asked.number + 1)
    lines[end] = { ...next, endsSection: true }
  if (instructs.test(asked.rest)) {
    lines[index] = { ...line, text: asked.rest, isHeading: true }
    return undefined
  }
  lines[index] = { number: line.number, text: '' }
  return asked.rest
}

/** A key that has the same numbers: "Answers: (i) b (ii) a". */
export const withNumbersInKey = (line: ExamLine): ExamLine => {
  if (line.label || line.isCode) return line
  const pairs = [...withShortAlif(line.text).matchAll(pair)].filter(
    ([, roman]) => romanValue(defined(roman, 'roman')) > 0,
  )
  const isKey =
    pairs.length > 1 && (beginsKey(line.text) || line.text.trim().startsWith(elementAt(pairs, 0)[0]))
  if (
    !isKey ||
    pairs.some(
      ([, roman], index) =>
        index > 0 &&
        romanValue(defined(roman, 'roman')) <= romanValue(elementAt(elementAt(pairs, index - 1), 1)),
    )
  )
    return line
  return {
    ...line,
    text: `Answers: ${pairs.map(([, roman = '', letter]) => `${romanValue(roman)}. ${letter}`).join('  ')}`,
  }
}
