import type { ExamLine } from '../exam-text/exam-line.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { lossesIn } from './parts.ts'
import { shownLines, withoutComments } from './text.ts'
import type { LineFormat } from '../line-formats/line-format.ts'

const edges = /\\(?:(begin|end)\{([A-Za-z]{1,40}\*?)\}|item(?![A-Za-z]))/g
const known = ['enumerate', 'itemize', 'description', 'tasks', 'choices']

/** The environments whose items are those of a list, also those that the author has made. */
const listsIn = (text: string): ReadonlySet<string> => {
  const lists = new Set(known)
  const open: string[] = []
  for (const [, edge, name] of text.matchAll(edges)) {
    if (edge === 'begin' && name !== undefined) open.push(name)
    else if (edge === 'end') open.pop()
    else {
      const inside = open.at(-1)
      if (inside !== undefined && inside !== 'document') lists.add(inside)
    }
  }
  return lists
}

const solution = 'solution|sol|answer|explanation|proof'
const commandsOf = (lists: ReadonlySet<string>): RegExp => {
  const names = [...lists, 'multicols', 'document', solution].join('|').replaceAll('*', String.raw`\*`)
  return new RegExp(
    String.raw`\\(?:(begin|end)\{(${names})\}(?:\[[^\]\n]{0,200}\]|\(\d+\)|\{\w{1,12}\})*|` +
      String.raw`item(?![A-Za-z])(?:\[[^\]\n]{0,200}\])?|task(?![A-Za-z]))`,
    'g',
  )
}
const isSolution = new RegExp(`^(?:${solution})$`)

const rightMark =
  /\\(?:checkmark|Checkmark|correct|CheckedBox|boxtimes|textbf\{\s*\\checkmark\s*\})(?![A-Za-z])/g
const marked = /\\(?:checkmark|Checkmark|correct|CheckedBox|boxtimes)(?![A-Za-z])/
const wholeBold = /^\s*\\(?:textbf|underline|emph|hl)\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}\s*[.;]?\s*$/
/** What an author defines between the questions: nobody reads it. */
const definition = new RegExp(
  String.raw`\\(?:def|let)\s*\\[A-Za-z@]+(?:\s*\{[^{}]*\}|\s*\\[A-Za-z@]+)|` +
    String.raw`\\(?:re)?newcommand\*?\s*\{?\\[A-Za-z@]+\}?(?:\[\d\])?\{[^{}\n]*\}`,
  'g',
)

/**
 * Questions in nested lists of LaTeX, as articles have them: \item of the outer list is a question, \item of the inner
 * one (or \task) an option. They become the lines of a list: what names the right options there does so here.
 */
export const latexLists: LineFormat = {
  matches: (text) =>
    /\\begin\{[A-Za-z]{1,40}\*?\}/.test(text) &&
    /\\item(?![A-Za-z])/.test(text) &&
    !/\\question(?![A-Za-z])/.test(text),
  linesOf: (written) => {
    const text = withoutComments(written).replaceAll(definition, '')
    const begin = text.indexOf('\\begin{document}')
    const body = begin < 0 ? text : text.slice(begin + '\\begin{document}'.length)
    const lists = listsIn(body)
    const found = [...body.matchAll(commandsOf(lists))]
    const result: ExamLine[] = []
    // Where each list belongs to the text above it, its items are options.
    const counts: number[] = areListsOfOptions(body, found, lists) ? [0] : []
    const depthOfLists = counts.length
    let line = text.slice(0, text.length - body.length).split('\n').length
    let at = 0
    const add = (tex: string, prefix = '', isRight = false): void => {
      const [first, ...more] = shownLines(tex)
      if (prefix === '' && !first) return
      const without = lossesIn(tex)
      result.push({
        number: line,
        text: `${isRight ? '*' : ''}${prefix}${first?.text ?? ''}`,
        ...(prefix === '' && first?.isCode && { isCode: true }),
        ...(without.length > 0 && { without }),
      })
      result.push(...more.map((one) => ({ number: line, ...one })))
    }
    add(body.slice(0, found[0]?.index))
    for (const [index, one] of found.entries()) {
      for (; at < one.index; at += 1) if (body[at] === '\n') line += 1
      const behind = body.slice(one.index + one[0].length, found[index + 1]?.index)
      const [, edge, name = ''] = one
      const isList = lists.has(name) && !isSolution.test(name)
      if (edge === 'begin' && isList) {
        counts.push(0)
        add(behind)
      } else if (edge === 'begin') add(behind, isSolution.test(name) ? 'Solution: ' : '')
      else if (edge === 'end') {
        if (isList) counts.pop()
        if (counts.length === depthOfLists) result.push({ number: line, text: '' })
        add(behind)
      } else addItem(counts, behind, add, one[0])
    }
    return result
  },
}

const asks =
  /(?:[?？:]|\.{3}|_{2,}|\\hspace\*?\{[^{}]*\}[^\n]{0,80}|\\fillin[^\n]{0,80}|true or false[^\n]{0,300})\s*[.?]?\s*$/i
const leastLists = 3
const leastShare = 0.6

/** Whether the lists of a text, none within another, stand below texts that ask. */
const areListsOfOptions = (
  body: string,
  found: readonly RegExpExecArray[],
  names: ReadonlySet<string>,
): boolean => {
  let depth = 0
  let items = 0
  let end = 0
  const lists: { isAsked: boolean; isChoice: boolean }[] = []
  for (const [index, one] of found.entries()) {
    if (one[1] !== undefined && !names.has(one[2] ?? '')) continue
    const last = lists.at(-1)
    if (one[1] === 'begin') {
      depth += 1
      items = 0
      if (depth > 1) return false
      lists.push({ isAsked: asks.test(body.slice(end, one.index).trimEnd()), isChoice: true })
    } else if (one[1] === 'end') {
      depth -= 1
      end = one.index + one[0].length
      if (last) last.isChoice &&= items >= 2 && items <= 8
    } else {
      items += 1
      const behind = body.slice(one.index + one[0].length, found[index + 1]?.index)
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
