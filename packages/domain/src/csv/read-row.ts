import { elementAt } from '../defined.ts'
import { questionKinds } from '../kinds/kind-of.ts'
import { lengths } from '../limits.ts'
import type { Finding } from '../rules/finding.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import { readAiFields } from './ai-fields.ts'
import {
  cellAt,
  readFlag,
  readId,
  readLink,
  readTags,
  readText,
  CellError,
  type ColumnPosition,
} from './read-cells.ts'
import { unescapeFormula } from './escape-formula.ts'
import { imageHints } from './image-hints.ts'
import { emphasisHint, markWithoutKey, type MarkedOptions } from './mark-without-key.ts'
import { markKey } from './mark-key.ts'
import { readOptionList } from './read-option-list.ts'
import { withAnswerAsSolution, withFurtherAnswers } from './answer-as-solution.ts'
import { kindOfRow, readAsked } from './kind-of-row.ts'
import { truthsOfKind } from './kind-words.ts'
import type { ColumnLayout } from './read-header.ts'
import { marksHints, readMarks } from './read-marks.ts'
import type { KeyColumns } from './key-columns.ts'
import { levelHints, readLevel } from './read-level.ts'
import { orderOfFile } from './order-of-file.ts'
import { readNumberOf } from './read-number-of.ts'
import { askedForSeveral, severalHint } from './several-right.ts'
import { readDescription, withRareCells } from './rare-cells.ts'
import { tickedTruth } from './ticked-truth.ts'
import { weightsInRow, withoutWeights, withSharesBehind, withWeights } from './weighted-options.ts'
import type { OwnWords } from './words.ts'

/** A valid question, or the column (from 1) and the reason for which the row is rejected. */
export type RowResult =
  | { ok: true; question: QuestionContent; findings: Finding[] }
  | { ok: false; column: number; reason: string }

/** What the author said about the file: the meaning of words, and whether commas separate tags. */
export type RowReading = OwnWords & {
  readonly tagsByComma?: boolean | undefined
  readonly countsFrom?: 0 | 1 | undefined
  /** All keys of the file are numbers, so that none of them is the text of an option. */
  readonly keysAreNumbers?: boolean | undefined
  /** The keys of the file are texts of options, so that none of them is a number. */
  readonly keysAreTexts?: boolean | undefined
}

/**
 * Reads the cells of a row, which must have as many cells as the header. Errors that an author can correct in the
 * editor are left to the rules. `emphases` are those of the cells of a workbook, such as "bold". It runs for up to
 * 200,000 rows, so it creates no other objects.
 */
export const readQuestionRow = (
  written: readonly string[],
  layout: ColumnLayout,
  reading: RowReading = {},
  emphases: readonly string[] = [],
): RowResult => {
  try {
    const whole = layout.isEscaped ? written.map(unescapeFormula) : written
    const weights = weightsInRow(whole, layout)
    const cells = weights ? withoutWeights(whole, layout) : whole
    const marked = readMarked(cells, layout, reading, weights ? [] : emphases)
    const behind = weights ? undefined : withSharesBehind(marked.options)
    const read = readQuestion(cells, layout, reading, behind ? { options: behind.options } : marked)
    const earned = weights ?? behind?.weights
    const weighted = earned && withWeights(read, earned, layout, saysSeveral(cells, layout, read))
    const question = weighted?.question ?? read
    const findings = [
      ...levelHints(cells, layout, reading),
      ...marksHints(cells, layout),
      ...imageHints(cells, layout),
    ]
    if (weighted) findings.push(...weighted.findings)
    else if (question.interaction && marked.isSeveral) findings.push(severalHint(layout.key))
    if (isOrderGuessed(question, cells, layout))
      findings.push({ rule: 'toCheck', severity: 'hint', field: 'question', message: orderOfFile })
    if (marked.byEmphasis !== undefined) findings.push(emphasisHint(marked.byEmphasis))
    return { ok: true, question, findings }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { ok: false, column: error.index + 1, reason: error.reason }
  }
}

const saysSeveral = (
  cells: readonly string[],
  layout: ColumnLayout,
  { options }: Pick<QuestionContent, 'options'>,
): boolean => questionKinds[kindOfRow(cells, layout, options.length)].severalRight

/** Our own files have the items of an ordering question in their right order. */
const isOrderGuessed = (
  { interaction }: QuestionContent,
  cells: readonly string[],
  { isOwnKind, key }: ColumnLayout,
): boolean => interaction?.kind === 'ordering' && !isOwnKind && cellAt(cells, key.column).trim() === ''

const readQuestion = (
  cells: readonly string[],
  layout: ColumnLayout,
  reading: RowReading,
  { options, isSeveral }: MarkedOptions,
): QuestionContent => {
  const { row, key, ai } = layout
  const text = (column: ColumnPosition, max: number) => readText(cellAt(cells, column), column, max)
  const answer =
    key.wrongTick === undefined ? text(key.column, lengths.question) : tickedTruth(cells, key, key.wrongTick)
  const asked = isSeveral
    ? askedForSeveral(options, key)
    : readAsked(cells, layout, options, withFurtherAnswers(answer, cells, key))
  const question = {
    ind_number: readNumberOf(cellAt(cells, row.ind_number), layout),
    question: text(row.question, lengths.question),
    equation: text(row.equation, lengths.tex),
    image_url: readLink(cellAt(cells, row.image_url), row.image_url),
    topic: text(row.topic, lengths.name),
    tags: readTags(cellAt(cells, row.tags), row.tags, reading.tagsByComma),
    section: text(row.section, lengths.name),
    paragraph: text(row.paragraph, lengths.paragraph),
    related_video_id: readId(cellAt(cells, row.related_video_id), row.related_video_id),
    options: asked.options,
    weightage: readMarks(cells, layout),
    self_assigned_weightage: readFlag(
      cellAt(cells, row.self_assigned_weightage),
      row.self_assigned_weightage,
    ),
    difficulty_level: readLevel(cells, layout, reading),
    solution: text(row.solution, lengths.question),
    solution_equation: text(row.solution_equation, lengths.tex),
    solution_image_url: readLink(cellAt(cells, row.solution_image_url), row.solution_image_url),
    ...(asked.interaction && { interaction: asked.interaction }),
  }
  const whole = withRareCells(question, cells, layout)
  const isTyped = !layout.isOwnKind && asked.interaction !== undefined && asked.options.length === 0
  const isDescriptive = isTyped && asked.interaction?.kind === 'descriptive'
  const answered = isDescriptive
    ? { ...whole, solution: whole.solution || withFurtherAnswers(answer, cells, key) }
    : key.isOption || key.isBesideWrong || isTyped
      ? whole
      : withAnswerAsSolution(
          whole,
          answer,
          layout.options.length > 0 || layout.optionList.index >= 0,
          key.initials ?? (layout.isOwnKind ? undefined : truthsOfKind(cellAt(cells, row.kind))),
        )
  return ai ? { ...answered, ...readAiFields(cells, ai) } : answered
}

const readMarked = (
  cells: readonly string[],
  layout: ColumnLayout,
  reading: RowReading,
  emphases: readonly string[],
): MarkedOptions => {
  const { options, optionList, key, hasNoKey } = layout
  const read = optionsIn(cells, layout, reading)
  const { hasOptions, severalRight } = questionKinds[kindOfRow(cells, layout, read.length)]
  if (!hasOptions) return { options: read }
  const isOwnSingle = !severalRight && layout.isOwnKind && cellAt(cells, layout.row.kind) !== ''
  const columnOf = (index: number): ColumnPosition => options[index]?.option ?? optionList
  const marked: MarkedOptions = hasNoKey
    ? markWithoutKey(read, columnOf, emphases, !isOwnSingle)
    : markKey(
        read,
        cells,
        keyOf(key, reading),
        severalRight ? 'said' : isOwnSingle ? 'no' : 'named',
        reading.countsFrom,
      )
  // How they earn marks is what the row says, if it says that several are right.
  if (severalRight) return { options: marked.options }
  const isMarkedOften = layout.hasMarksOfOthers && marked.options.filter(isRight).length > 1
  return isMarkedOften ? { ...marked, isSeveral: true } : marked
}

/** The key as the other rows of the file show it. */
const keyOf = (key: KeyColumns, { keysAreNumbers, keysAreTexts }: RowReading): KeyColumns => {
  if (keysAreNumbers) return { ...key, isNumber: true }
  return keysAreTexts ? { ...key, isText: true } : key
}

const isRight = ({ is_correct: isMarked }: Option): boolean => isMarked

const optionsIn = (
  cells: readonly string[],
  { options, optionList, key }: Pick<ColumnLayout, 'options' | 'optionList' | 'key'>,
  reading: RowReading,
): Option[] => {
  const own = readOptions(cells, options, reading)
  return own.length > 0 || optionList.index < 0
    ? own
    : readOptionList(
        cellAt(cells, optionList),
        optionList,
        cellAt(cells, key.column),
        key.isBesideWrong ? 1 : undefined,
      )
}

/**
 * Reads the options. Empty ones at the end are dropped. An empty one before a filled one stays, because it is
 * an error.
 */
const readOptions = (
  cells: readonly string[],
  columns: ColumnLayout['options'],
  reading: RowReading,
): Option[] => {
  const options: Option[] = []
  let filled = 0
  const written = countWritten(cells, columns)
  for (let index = 0; index < written; index++) {
    const column = elementAt(columns, index)
    const option = {
      option: readText(cellAt(cells, column.option), column.option, lengths.option),
      equation: readText(cellAt(cells, column.equation), column.equation, lengths.tex),
      image_url: readLink(cellAt(cells, column.image_url), column.image_url),
      ...readDescription(cells, column.image_description, 'image_description'),
      is_correct: readFlag(cellAt(cells, column.is_correct), column.is_correct, reading),
      is_selected: false,
    }
    options.push(option)
    if (
      option.is_correct ||
      option.image_url !== '' ||
      option.option.trim() !== '' ||
      option.equation.trim() !== ''
    )
      filled = options.length
  }
  options.length = filled
  return withoutFillers(options)
}

/** What stands in the cells of options that a question does not have. */
const filler = /^(?:[-–—]+|n\/?a|null|nil)$/i

/** Options at the end that are the same filler. One alone may be an option: a sign, or "N/A". */
const withoutFillers = (options: Option[]): Option[] => {
  const last = options.at(-1)
  if (!last || !filler.test(last.option.trim())) return options
  const isFiller = ({ option, is_correct: isRight, image_url: image, equation }: Option): boolean =>
    option.trim() === last.option.trim() && !isRight && image === '' && equation === ''
  const kept = options.findLastIndex((option) => !isFiller(option)) + 1
  return options.length - kept > 1 ? options.slice(0, kept) : options
}

/** Counts the options up to the last one that has a cell. Most questions have four of eight, and the rest is free. */
const countWritten = (cells: readonly string[], columns: ColumnLayout['options']): number => {
  let count = columns.length
  while (count > 0 && isUnwritten(cells, elementAt(columns, count - 1))) count--
  return count
}
const isUnwritten = (
  cells: readonly string[],
  { option, equation, image_url, is_correct }: ColumnLayout['options'][number],
): boolean =>
  cellAt(cells, option) === '' &&
  cellAt(cells, equation) === '' &&
  cellAt(cells, image_url) === '' &&
  cellAt(cells, is_correct) === ''
