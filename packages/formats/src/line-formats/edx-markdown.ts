import type { ExamLine } from '../exam-text/exam-line.ts'
import {
  declare,
  fieldLine,
  type LineFormat,
  lose,
  moreLine,
  numberedLines,
  optionLine,
  questionLine,
} from './line-format.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const option = /^\s*(?:\(([ xX])\)|\[([ xX])\])\s*(\S.*)$/
const answer = /^\s*(?:or)?=\s*(\S.*)$/
const hint = /\{\{[^{}]{1,500}\}\}/g
const dropdown = /^\s*\[\[(.+)\]\]\s*$/

/** Open edX' Markdown for problems: >>question||hint<<, ( ) and (x), [explanation] around an explanation. */
export const edxMarkdown: LineFormat = {
  isMarkdown: true,
  matches: (text) =>
    /^[ \t]*>>[^\n]{1,2000}<<[ \t]*$/m.test(text) && /^\s*(?:\([ xX]\)|\[[ xX]\]|(?:or)?=|\[\[)/m.test(text),
  linesOf: (text) => {
    const result: ExamLine[] = []
    let isExplained = false
    let isOpen = false
    let hints: ExamLine[] = []
    // They follow the options, or what stands below them would belong to them.
    const close = (): void => {
      result.push(...hints)
      hints = []
      isOpen = false
    }
    const keep = (number: number, text: string): void => {
      if (text.trim() !== '') hints.push(fieldLine(number, 'Hint', text))
    }
    for (const line of numberedLines(text)) {
      const feedback = (line.text.match(hint) ?? []).map((one) => one.slice(2, -2).trim().slice(0, 100))
      const written = line.text.replace(hint, '')
      const given = option.exec(written)
      const asked = /^\s*>>(.+)<<\s*$/.exec(written)
      const list = dropdown.exec(written)
      const typed = isExplained ? null : answer.exec(written)
      if (/^\s*\[\/?explanation\]\s*$/i.test(written)) isExplained = !isExplained
      else if (/^\s*-{3,}\s*$/.test(written)) close()
      else if (written.trim() === '') result.push({ number: line.number, text: '' })
      else if (isExplained) result.push(fieldLine(line.number, 'Explanation', written))
      else if (asked) {
        const [question = '', ...said] = elementAt(asked, 1).split('||')
        const begin = isOpen ? moreLine : questionLine
        result.push(begin({ ...line, text: question }))
        for (const one of said) keep(line.number, one)
        isOpen = true
      } else if (/^\s*\|\|.+\|\|\s*$/.test(written)) keep(line.number, written.replaceAll('|', ''))
      else if (given)
        result.push(
          optionLine({ ...line, text: elementAt(given, 3) }, /x/i.test(given[1] ?? elementAt(given, 2))),
        )
      else if (list)
        for (const one of elementAt(list, 1).split(','))
          result.push(
            optionLine({ ...line, text: one.trim().replace(/^\((.*)\)$/, '$1') }, /^\s*\(.*\)\s*$/.test(one)),
          )
      else if (typed) {
        declare(result, /^[-+\d.[(]/.test(elementAt(typed, 1)) ? 'number' : 'shortAnswer')
        result.push(optionLine({ ...line, text: elementAt(typed, 1) }, true))
      } else {
        result.push(isOpen ? moreLine(line) : questionLine(line))
        isOpen = true
      }
      for (const one of feedback) lose(result, `the feedback "${one}"`)
    }
    close()
    return result
  },
}
