import { elementAt } from '@quizwright/domain/defined.ts'
import { cpus, loadavg } from 'node:os'

/** A ratio or a size over the rounds of one run. `least` is the worst round if more is better. */
export type Figure = {
  what: string
  against: string
  median: number
  least: number
  greatest: number
  aim: number
  /** Whether the figure should be at least the aim, or at most. */
  better: 'more' | 'less'
}
export type Table = { title: string; head: string[]; rows: string[][] }
/** The results of one bench. `note` says how to read them. */
export type Part = { title: string; note: string; figures: Figure[]; tables: Table[] }

export const summarize = (values: readonly number[]): Pick<Figure, 'median' | 'least' | 'greatest'> => {
  const sorted = values.toSorted((a, b) => a - b)
  const rounded = (value = 0) => Number(value.toPrecision(3))
  return {
    median: rounded(sorted[Math.floor(sorted.length / 2)]),
    least: rounded(sorted[0]),
    greatest: rounded(sorted.at(-1)),
  }
}

/** The smallest value that this share of the values does not exceed; 0 without values. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0

/** A figure that was measured in each of these rounds and should be at most its aim. */
export const atMost = (what: string, against: string, values: readonly number[], aim: number): Figure => ({
  what,
  against,
  ...summarize(values),
  aim,
  better: 'less',
})

/** A figure that was measured once and should be at most its aim. */
export const single = (what: string, against: string, value: number, aim: number): Figure =>
  atMost(what, against, [value], aim)

const meets = (value: number, { aim, better }: Figure): boolean =>
  better === 'more' ? value >= aim : value <= aim

export const isMet = (figure: Figure): boolean => meets(figure.median, figure)

/** A verdict is only sure if the worst round meets the aim too. */
const verdictOf = (figure: Figure): string => {
  if (!isMet(figure)) return 'no'
  const worst = figure.better === 'more' ? figure.least : figure.greatest
  return meets(worst, figure) ? 'yes' : 'median only'
}

/** "1.04 (0.691 to 1.22)", or only the median if all rounds were the same. */
const spreadOf = ({ median, least, greatest }: Figure): string =>
  least === greatest ? `${median}` : `${median} (${least} to ${greatest})`

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const rule = (cells: readonly string[]): string => row(cells.map(() => '---'))

const figureRow = (figure: Figure): string => {
  const { what, against, aim, better } = figure
  const bound = `${better === 'more' ? 'at least' : 'at most'} ${aim}`
  return row([what, against, spreadOf(figure), bound, verdictOf(figure)])
}

/** The results of one bench as Markdown. */
export const writePart = ({ title, note, figures, tables }: Part): string => {
  const head = ['what', 'against, or in', 'median (least to greatest)', 'aim', 'met']
  const date = new Date().toISOString().slice(0, 10)
  return [
    `## ${title}`,
    '',
    `Measured on ${date}. ${note}`,
    '',
    ...(figures.length > 0 ? [row(head), rule(head), ...figures.map(figureRow), ''] : []),
    ...tables.flatMap((table) => [
      `### ${table.title}`,
      '',
      row(table.head),
      rule(table.head),
      ...table.rows.map(row),
      '',
    ]),
  ].join('\n')
}

/** A sentence for the note of a bench whose subjects need both cores. Call it after the last round. */
export const loadAtEnd = (): string => `The load at the end was ${elementAt(loadavg(), 0).toFixed(1)}.`

export const cores = (): string => `${cpus().length} cores that client, services and gateway share`
