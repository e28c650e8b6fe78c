import { readFileSync } from 'node:fs'
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
export type Part = { title: string; date: string; note: string; figures: Figure[]; tables: Table[] }
/** The parts by bench. */
export type Performance = Record<string, Part>

export const measured = new URL('../../../docs/measured/performance.json', import.meta.url)

export const summarize = (values: readonly number[]): Pick<Figure, 'median' | 'least' | 'greatest'> => {
  const sorted = values.toSorted((a, b) => a - b)
  const rounded = (value = 0) => Number(value.toPrecision(3))
  return {
    median: rounded(sorted[Math.floor(sorted.length / 2)]),
    least: rounded(sorted[0]),
    greatest: rounded(sorted.at(-1)),
  }
}

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
export const spreadOf = ({ median, least, greatest }: Figure): string =>
  least === greatest ? `${median}` : `${median} (${least} to ${greatest})`

/**
 * The figures that became worse by more than a fifth, one sentence each. New figures do not count, nor those
 * below half of their limit.
 */
export const findWorse = (committed: Performance, now: Performance): string[] =>
  Object.entries(now).flatMap(([name, { figures }]) =>
    figures.flatMap((figure) => {
      const before = committed[name]?.figures.find(
        ({ what, against }) => what === figure.what && against === figure.against,
      )
      if (!before) return []
      const isWorse =
        figure.better === 'more'
          ? figure.median < before.median * 0.8
          : figure.median > before.median * 1.2 && figure.median > figure.aim / 2
      return isWorse
        ? [`${name}: ${figure.what}, ${figure.against}: ${figure.median}, was ${before.median}`]
        : []
    }),
  )

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const rule = (cells: readonly string[]): string => row(cells.map(() => '---'))

const figureRow = (figure: Figure): string => {
  const { what, against, aim, better } = figure
  const bound = `${better === 'more' ? 'at least' : 'at most'} ${aim}`
  return row([what, against, spreadOf(figure), bound, verdictOf(figure)])
}

const writePart = ({ title, date, note, figures, tables }: Part): string[] => {
  const head = ['what', 'against, or in', 'median (least to greatest)', 'aim', 'met']
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
  ]
}

/** The whole document. */
export const writePerformance = (performance: Performance): string =>
  [
    '# Performance',
    '',
    'Written by the benches from `docs/measured/performance.json`; `bench:compare` fails where a figure is worse by a',
    'fifth than the committed one. Ratios are those of one round, in which each subject had its turn after the other.',
    'Where the median meets the aim and the worst round does not, the last column says "median only".',
    '',
    ...Object.values(performance).flatMap(writePart),
  ].join('\n')

export const readMeasured = (): Performance => JSON.parse(readFileSync(measured, 'utf8')) as Performance

/** A sentence for the note of a bench whose subjects need both cores. Call it after the last round. */
export const loadAtEnd = (): string => `The load at the end was ${loadavg()[0]!.toFixed(1)}.`

export const cores = (): string => `${cpus().length} cores that client, services and gateway share`
