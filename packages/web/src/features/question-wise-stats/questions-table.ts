import { say } from '@quizwright/domain/language/say.ts'
import { intervalName, questionFigureNames, quizFigureNames } from '@quizwright/domain/rules/figure-names.ts'
import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import { misleadingOption } from '@quizwright/domain/rules/misleading-option.ts'
import type { questionStats } from '@quizwright/contracts/schemas/class-result.ts'
import type {
  CountedAttempts,
  Figure,
  ItemStatistics,
  OptionFigures,
  PartFigures,
  QuestionStatistics,
  RevisionFigures,
} from '@quizwright/domain/schemas/item-statistics.ts'
import type * as z from 'zod/mini'
import type { Cell } from '../../files/table.ts'

type Counts = Readonly<Record<string, z.infer<typeof questionStats>>>
/** A row of the file: a wording of a question, or the whole quiz. */
type Row = {
  question?: QuestionStatistics
  revision?: RevisionFigures
  /** "current", or the number of an earlier wording. */
  wording: string
  counted: number
  counts?: z.infer<typeof questionStats> | undefined
  quiz?: ItemStatistics['figures']
}
type Column = readonly [name: string, cell: (row: Row) => Cell]

const number = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? '' : Number(value.toFixed(6))

/** The columns of a figure's value and both limits of its interval. */
const figureColumns = (label: string, figureOf: (row: Row) => Figure | undefined): Column[] => [
  [label, (row) => number(figureOf(row)?.value)],
  ...(['lower', 'upper'] as const).map((end, index): Column => [
    `${label}, ${intervalName}, ${end} limit`,
    (row) => number(figureOf(row)?.interval?.[index]),
  ]),
]

/** `no` is the number of the option; 0 means no answer. */
const optionColumns = (no: number): Column[] => {
  const label = no === 0 ? 'Not answered' : `Option ${no}`
  const find = ({ revision }: Row): OptionFigures | undefined =>
    revision?.options.find((option) => option.option_no === no)
  const words: Column[] = [
    [label, (row) => contentOf(find(row))],
    [`${label}, correct`, (row) => yesOrNo(find(row)?.is_correct)],
    [`${label}, misleads`, (row) => yesOrNo(find(row) && misleadingOf(row) === find(row))],
  ]
  return [
    ...(no === 0 ? [] : words),
    [`${label}, chosen by`, (row) => number(find(row)?.chosen)],
    ...figureColumns(`${label}, share`, (row) => find(row)?.share),
    ...figureColumns(`${label}, their average in the quiz`, (row) => find(row)?.mean_total),
  ]
}

/** `no` is the number of the part. */
const partColumns = (no: number): Column[] => {
  const label = say('Part {number}', { number: no })
  const find = ({ revision }: Row): PartFigures | undefined =>
    revision?.parts?.find((part) => part.part_no === no)
  return [
    [label, (row) => contentOf(find(row))],
    [say('Part {number}, attempts', { number: no }), (row) => number(find(row)?.counted)],
    ...figureColumns(say('Part {number}, facility index', { number: no }), (row) => find(row)?.facility),
  ]
}

const yesOrNo = (value: boolean | undefined): string => {
  if (value === undefined) return ''
  return value ? 'yes' : 'no'
}

type Content = { text: string; equation?: string | undefined; image_url?: string | undefined }

const contentOf = (content: Content | undefined): string =>
  content?.text.trim() || content?.equation || content?.image_url || ''

const misleadingOf = ({ revision }: Row): OptionFigures | undefined =>
  revision && !revision.few ? misleadingOption(revision.options) : undefined

const questionCell = ({ question }: Row): string =>
  question ? contentOf({ ...question, text: question.question }) : 'The quiz as a whole'

const countedNames: Readonly<Record<CountedAttempts, string>> = {
  first: 'first of each student',
  latest: 'latest of each student',
  highest: 'best of each student',
  all: 'all',
}

/** `selection`: the attempts on which all figures but those of `countColumns` are based. */
const leadingColumns = (selection: CountedAttempts): readonly Column[] => [
  ['Question No', ({ question }) => question?.question_no ?? ''],
  ['Question', questionCell],
  ['Wording', ({ wording }) => wording],
  ['Attempts', ({ counted }) => counted],
  ['Which attempts', () => countedNames[selection]],
  ['Verdict', ({ revision }) => (revision && judgeQuestion(revision)) ?? ''],
]

/** How often each was answered is known of all attempts alone, whichever the figures are based on. */
const countColumns: readonly Column[] = [
  ['All attempts: correct', ({ counts }) => number(counts?.correct_count)],
  ['All attempts: incorrect', ({ counts }) => number(counts?.incorrect_count)],
  ['All attempts: skipped', ({ counts }) => number(counts?.skippedCount)],
  ['All attempts: marked for later', ({ counts }) => number(counts?.markedCount)],
  ['All attempts: average time in seconds', ({ counts }) => number(counts?.averageTime)],
  ['All attempts: best time of a right answer in seconds', ({ counts }) => number(counts?.bestTime)],
]

/**
 * Returns the names of the columns, and the figures: a row for each wording of a question that was answered, with the
 * counts of all attempts in the row of the newest wording, and a last row for the whole quiz. Each figure has its
 * confidence interval.
 */
export const questionsTable = (
  {
    attempts,
    counted,
    figures,
    questions,
  }: Pick<ItemStatistics, 'attempts' | 'counted' | 'figures' | 'questions'>,
  counts: Counts,
): Cell[][] => {
  const mostOptions = Math.max(
    0,
    ...questions.flatMap(({ revisions }) =>
      revisions.flatMap(({ options }) => options.map(({ option_no }) => option_no)),
    ),
  )
  const mostParts = Math.max(
    0,
    ...questions.flatMap(({ revisions }) => revisions.map(({ parts }) => parts?.length ?? 0)),
  )
  const columns: Column[] = [
    ...leadingColumns(attempts),
    ...questionFigureNames.flatMap(({ name, label }) =>
      figureColumns(label, ({ revision }) => revision?.[name]),
    ),
    ...countColumns,
    ...Array.from({ length: mostOptions }, (_, index) => index + 1).flatMap(optionColumns),
    ...(mostOptions > 0 ? optionColumns(0) : []),
    ...Array.from({ length: mostParts }, (_, index) => index + 1).flatMap(partColumns),
    ...quizFigureNames.flatMap(({ name, label }) =>
      figureColumns(`Quiz: ${label}`, ({ quiz }) => quiz?.[name]),
    ),
  ]
  const rows = [
    ...questions.flatMap((question) => rowsOf(question, counts)),
    { wording: '', counted, quiz: figures },
  ]
  return [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
}

const rowsOf = (question: QuestionStatistics, counts: Counts): Row[] =>
  question.revisions.map((revision, index) => ({
    question,
    revision,
    wording: index === 0 ? 'current' : `earlier ${question.revisions.length - index}`,
    counted: revision.counted,
    counts: index === 0 ? counts[question.question_id] : undefined,
  }))
