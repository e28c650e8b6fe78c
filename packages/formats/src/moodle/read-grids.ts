import type { MatchingRule } from '@quizwright/domain/kinds/matching/schema.ts'
import type { Content } from '../entry/entry.ts'
import { lookUp } from '../entry/look-up.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import { readNumber } from './read-number.ts'
import type { ReadText } from './read-text.ts'

/** A row of a grid, with the numbers of the columns that are right in it, from 0. */
type Row = { prompt: Content; right: readonly number[]; feedback: string }
/** Statements that are matched with columns. `rule` is undefined where the file does not say it. */
export type Grid = { columns: readonly Content[]; rows: readonly Row[]; rule: MatchingRule | undefined }

const wordIn = (element: Element, name: string): string =>
  textOf(childNamed(element, name)).trim().toLowerCase()

/** How rows earn marks, by the names of the plugins: one point for all, a half with one fault, or a part for each. */
const rulesOfKprime: Readonly<Record<string, MatchingRule>> = {
  kprimeonezero: 'all',
  kprime: 'half',
  subpoints: 'each',
}

/** K-prime and multiple true/false: weights name the row and the column that are right. */
export const gridOfKprime = (element: Element, readText: ReadText): Grid => {
  const columns = childrenNamed(element, 'column')
  const numbers = columns.map((column) => attribute(column, 'number') ?? '')
  const weights = Map.groupBy(
    childrenNamed(element, 'weight').filter((weight) => readNumber(textOf(childNamed(weight, 'value'))) > 0),
    (weight) => attribute(weight, 'rownumber'),
  )
  return {
    columns: columns.map((column) => readText(childNamed(column, 'responsetext'))),
    rows: childrenNamed(element, 'row').map((row) => ({
      prompt: readText(childNamed(row, 'optiontext')),
      right: (weights.get(attribute(row, 'number')) ?? []).map((weight) =>
        numbers.indexOf(attribute(weight, 'columnnumber') ?? ''),
      ),
      feedback: textOf(childNamed(row, 'feedbacktext')),
    })),
    rule: lookUp(rulesOfKprime, wordIn(element, 'scoringmethod')),
  }
}

/** The names of `matrix`, whose "all" is about the columns of one row. */
const rulesOfMatrix: Readonly<Record<string, MatchingRule>> = {
  kprime: 'all',
  kany: 'half',
  all: 'each',
}

/** `matrix`: a list of weights for each row, in the order of the columns. */
export const gridOfMatrix = (element: Element, readText: ReadText): Grid => {
  const weights = childrenNamed(element, 'weights-of-row').map((row) =>
    childrenNamed(row, 'weight-of-col').flatMap((weight, index) =>
      readNumber(textOf(weight)) > 0 ? [index] : [],
    ),
  )
  const titled = (head: Element): Content => {
    const title = textOf(childNamed(head, 'shorttext')).trim()
    const below = readText(childNamed(head, 'description'))
    return { ...below, text: [title, below.text].filter((text) => text !== '').join('\n') }
  }
  return {
    columns: childrenNamed(element, 'col').map(titled),
    rows: childrenNamed(element, 'row').map((row, index) => ({
      prompt: titled(row),
      right: weights[index] ?? [],
      feedback: textOf(childNamed(row, 'feedback')),
    })),
    rule: lookUp(rulesOfMatrix, wordIn(element, 'grademethod')),
  }
}

/** `oumatrix`: each row lists the numbers of its right columns. Each row is a part of the marks. */
export const gridOfOuMatrix = (element: Element, readText: ReadText): Grid => {
  const columns = childrenNamed(childNamed(element, 'columns'), 'column')
  const numbers = columns.map((column) => attribute(column, 'number') ?? '')
  return {
    columns: columns.map((column) => readText(column)),
    rows: childrenNamed(childNamed(element, 'rows'), 'row').map((row) => ({
      prompt: readText(childNamed(row, 'name')),
      right: textOf(childNamed(row, 'correctanswers'))
        .split(',')
        .map((number) => numbers.indexOf(number.trim())),
      feedback: textOf(childNamed(row, 'feedback')),
    })),
    rule: 'each',
  }
}
