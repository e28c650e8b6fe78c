import type { ExamLine } from '../exam-text/exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { shownText, withoutComments, withoutImages } from './latex-text.ts'
import type { LineFormat } from './line-format.ts'

const lists = 'enumerate|itemize|description|document|multicols|tasks|choices'
const command = new RegExp(
  String.raw`\\(?:(begin|end)\{(?:${lists})\}(?:\[[^\]\n]{0,200}\]|\(\d+\)|\{\d+\})*|` +
    String.raw`item(?![A-Za-z])(?:\[[^\]\n]{0,200}\])?|task(?![A-Za-z]))`,
  'g',
)
const rightMark =
  /\\(?:checkmark|Checkmark|correct|CheckedBox|boxtimes|textbf\{\s*\\checkmark\s*\})(?![A-Za-z])/g
const marked = /\\(?:checkmark|Checkmark|correct|CheckedBox|boxtimes)(?![A-Za-z])/
const wholeBold = /^\s*\\(?:textbf|underline|emph|hl)\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*[.;]?\s*$/

/**
 * Questions in nested lists of LaTeX, as articles have them: \item of the outer list is a question, \item of the inner
 * one (or \task) an option. They become the lines of a list: what names the right options there does so here.
 */
export const latexLists: LineFormat = {
  matches: (text) =>
    /\\begin\{(?:enumerate|itemize)\}/.test(text) &&
    /\\item(?![A-Za-z])/.test(text) &&
    !/\\question(?![A-Za-z])/.test(text),
  linesOf: (written) => {
    const text = withoutComments(written)
    const begin = text.indexOf('\\begin{document}')
    const body = begin < 0 ? text : text.slice(begin + '\\begin{document}'.length)
    const offset = text.slice(0, text.length - body.length).split('\n').length
    const found = [...body.matchAll(command)]
    const result: ExamLine[] = []
    // Where each list belongs to the text above it, its items are options.
    const counts: number[] = areListsOfOptions(body, found) ? [0] : []
    const depthOfLists = counts.length
    let line = offset
    let at = 0
    const add = (tex: string, prefix = '', isRight = false): void => {
      const [first = '', ...more] = shownText(tex).split('\n')
      const isEmpty = prefix === '' && first === '' && more.length === 0
      if (isEmpty) return
      result.push({ number: line, text: `${isRight ? '*' : ''}${prefix}${first}` })
      result.push(...more.map((text) => ({ number: line, text })))
    }
    add(body.slice(0, found[0]?.index))
    for (const [index, one] of found.entries()) {
      for (; at < one.index; at += 1) if (body[at] === '\n') line += 1
      const behind = body.slice(one.index + one[0].length, found[index + 1]?.index)
      const [, edge] = one
      if (edge === 'begin') counts.push(0)
      else if (edge === 'end') {
        counts.pop()
        if (counts.length === depthOfLists) result.push({ number: line, text: '' })
        add(behind)
      } else addItem(counts, behind, add, one[0])
    }
    return withoutImages(result)
  },
}

const asks =
  /(?:[?？:]|\.{3}|_{2,}|\\hspace\*?\{[^{}]*\}[^\n]{0,80}|\\fillin[^\n]{0,80}|true or false[^\n]{0,300})\s*[.?]?\s*$/i
const leastLists = 3
const leastShare = 0.6

/** Whether the lists of a text, none within another, stand below texts that ask. */
const areListsOfOptions = (body: string, found: readonly RegExpExecArray[]): boolean => {
  let depth = 0
  let items = 0
  let end = 0
  const lists: { isAsked: boolean; isChoice: boolean }[] = []
  for (const [index, one] of found.entries()) {
    if (one[0].includes('document')) continue
    if (one[1] === 'begin') {
      depth += 1
      items = 0
      if (depth > 1) return false
      lists.push({ isAsked: asks.test(body.slice(end, one.index).trimEnd()), isChoice: true })
    } else if (one[1] === 'end') {
      depth -= 1
      end = one.index + one[0].length
      const last = lists.at(-1)
      if (last) last.isChoice &&= items >= 2 && items <= 8
    } else {
      items += 1
      const behind = body.slice(one.index + one[0].length, found[index + 1]?.index)
      const last = lists.at(-1)
      if (last) last.isChoice &&= !/[?？]\s*$/.test(behind)
    }
  }
  const asked = lists.filter(({ isAsked }) => isAsked)
  return (
    lists.length >= leastLists &&
    lists.every(({ isChoice }) => isChoice) &&
    asked.length >= leastShare * lists.length
  )
}

/** An item of the first list is a question, one of the second an option; deeper ones belong to the text above. */
const addItem = (
  counts: number[],
  behind: string,
  add: (tex: string, prefix?: string, isRight?: boolean) => void,
  item: string,
): void => {
  const depth = counts.length
  if (depth === 0) return
  counts[depth - 1] = (counts[depth - 1] ?? 0) + 1
  const count = elementAt(counts, depth - 1)
  if (depth === 1) return add(behind, `${count}. `)
  if (depth > 2) return add(behind)
  const bold = wholeBold.exec(behind)?.[1]
  add(
    (bold ?? behind).replace(rightMark, ''),
    `${letterOf(count - 1)}. `,
    bold !== undefined || marked.test(behind) || marked.test(item),
  )
}
