import { elementAt } from '@quizwright/domain/defined.ts'
import type { ExamLine } from '../exam-text/exam-line.ts'
import { linesOfMarkdown } from '../exam-text/markdown-lines.ts'
import {
  fieldLine,
  type LineFormat,
  moreLine,
  numberedLines,
  optionLine,
  questionLine,
} from './line-format.ts'

const begins = /^\.\.[ \t]+mcq::[ \t]*(.*)$/
const setting = /^[ \t]+:(\w+):[ \t]*(.*)$/
const option = /^[ \t]+([A-H])\.[ \t]+(\S.*)$/

/** Multiple choice of sphinx-mcq in reStructuredText: ".. mcq::" with its key as a setting and lettered options. */
export const sphinxMcq: LineFormat = {
  matches: (text) => /^\.\.[ \t]+mcq::/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let isOpen = false
    let isFeedback = false
    let answer: { number: number; text: string } | undefined
    const close = (): void => {
      if (answer) result.push(fieldLine(answer.number, 'Answer', answer.text))
      answer = undefined
    }
    const addFeedback = (said: string): void => {
      const last = result.findLastIndex(({ label }) => label?.kind === 'letter')
      const above = result[last]
      if (above)
        result[last] = { ...above, feedback: [above.feedback, said.trim()].filter(Boolean).join(' ') }
    }
    for (const line of numberedLines(text)) {
      const asked = begins.exec(line.text)
      const given = option.exec(line.text)
      const [, name, value = ''] = setting.exec(line.text) ?? []
      if (asked || /^\S/.test(line.text)) {
        close()
        isOpen = asked !== null
      }
      if (asked) result.push(questionLine({ ...line, text: asked[1] ?? '' }))
      else if (!isOpen) continue
      else if (line.text.trim() === '') result.push({ number: line.number, text: '' })
      else if (name === 'answer') answer = { number: line.number, text: value }
      else if (name === 'feedback') addFeedback(value)
      else if (given) {
        const place = given[1]?.charCodeAt(0) ?? 64
        result.push({
          ...optionLine({ ...line, text: elementAt(given, 2) }, false),
          label: { kind: 'letter', level: 1, number: place - 64 },
        })
      } else if (isFeedback) addFeedback(line.text)
      else if (name === undefined) result.push(moreLine(line))
      isFeedback = name === 'feedback' || (isFeedback && line.text.trim() !== '' && !given)
    }
    close()
    return result
  },
}

const quizdownBegins = /^([ \t]*)\.\.[ \t]+quizdown::[ \t]*$/
const numberedItem = /^\s*\d{1,2}[.)]\s+(?!\[[ xX]\])(\S.*)$/

/** The lines below a directive without their indentation. */
const indentedBelow = (lines: readonly string[]): string[] => {
  const start = lines.findIndex((line) => quizdownBegins.test(line))
  const below = lines.slice(start + 1)
  const end = below.findIndex((line) => /^\S/.test(line))
  const own = end < 0 ? below : below.slice(0, end)
  const indents = own.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const least = Math.min(...indents, own.length === 0 ? 0 : Infinity)
  return own.map((line) => line.slice(Math.min(least, line.search(/\S|$/))))
}

/** A heading asks. A counted list without boxes below it is the right order of its items. */
const asQuestions = (lines: readonly string[]): string[] => {
  let count = 0
  let items: string[] = []
  const result: string[] = []
  const close = (): void => {
    if (items.length > 1) result.push(`Answer: ${items.join(' > ')}`)
    items = []
  }
  for (const line of lines) {
    const title = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1]
    const item = numberedItem.exec(line)?.[1]
    if (title !== undefined) {
      close()
      count += 1
      result.push('', `${count}. ${title}`)
    } else if (item === undefined) result.push(line)
    else {
      items.push(item)
      result.push(`- ${item}`)
    }
  }
  close()
  return result
}

/** Markdown of quizdown in a directive of reStructuredText, below its settings. */
export const quizdown: LineFormat = {
  isMarkdown: true,
  matches: (text) => /^[ \t]*\.\.[ \t]+quizdown::[ \t]*$/m.test(text),
  linesOf: (text) => {
    const own = asQuestions(indentedBelow(numberedLines(text).map(({ text: line }) => line)))
    return linesOfMarkdown(own.join('\n').trimStart())
  },
}
