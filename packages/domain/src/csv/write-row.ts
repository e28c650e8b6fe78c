import { writeAtBars } from '../kinds/split-at-bars.ts'
import type { AiConfig, QuestionContent } from '../schemas/question.ts'
import { type KindColumn, kindColumns } from '../kinds/cells.ts'
import { columnOptionsOf, writeKindCells } from '../kinds/kind-cells.ts'
import { writeTranslations } from './translations-cell.ts'
import { escapeFormula } from './escape-formula.ts'
import {
  aiColumns,
  aiConfigFlags,
  aiTextColumns,
  escapedColumn,
  furtherOptionColumns,
  noFlag,
  noOption,
  optionColumns,
  optionDescriptionColumns,
  optionFeedbackColumns,
  rareColumns,
  requiredColumns,
  type AiColumn,
  type RareColumn,
  type RowColumn,
} from './column-names.ts'

/** Returns the cell of one column for a question. */
type Writer = (question: QuestionContent) => string

const flag = (value: boolean): string => (value ? '1' : '0')
const flags = (config: AiConfig): string => aiConfigFlags.filter((name) => config[name]).join(';') || noFlag

const contentWriters: Record<RowColumn, Writer> = {
  ind_number: ({ ind_number }) => (ind_number === null ? '' : String(ind_number)),
  question: ({ question }) => question,
  image_url: ({ image_url }) => image_url,
  equation: ({ equation }) => equation,
  tags: ({ tags }) => tags.map((tag) => tag.tag_name).join(';'),
  difficulty_level: ({ difficulty_level }) => difficulty_level,
  weightage: ({ weightage }) => String(weightage),
  section: ({ section }) => section,
  paragraph: ({ paragraph }) => paragraph,
  related_video_id: ({ related_video_id }) => related_video_id ?? '',
  solution: ({ solution }) => solution,
  solution_equation: ({ solution_equation }) => solution_equation,
  solution_image_url: ({ solution_image_url }) => solution_image_url,
  topic: ({ topic }) => topic,
  self_assigned_weightage: ({ self_assigned_weightage }) => flag(self_assigned_weightage),
  kind: ({ interaction }) => interaction?.kind ?? '',
  ...(Object.fromEntries(
    kindColumns.map((name) => [name, (question: QuestionContent) => writeKindCells(question)[name]]),
  ) as Record<KindColumn, Writer>),
  image_description: ({ image_description: description }) => description ?? '',
  solution_image_description: ({ solution_image_description: description }) => description ?? '',
  pinned_options: ({ pinned_options: pinned }) =>
    pinned?.length === 0 ? noOption : (pinned ?? []).map((index) => index + 1).join(';'),
  page_before: ({ page_before: page }) => page ?? '',
  when_right: ({ when_right: said }) => said ?? '',
  when_wrong: ({ when_wrong: said }) => said ?? '',
  hints: ({ hints = [] }) => writeAtBars(hints),
  translations: writeTranslations,
}

const aiWriters: Record<AiColumn, Writer> = {
  ...(Object.fromEntries(
    aiTextColumns.map((name) => [name, (question: QuestionContent) => question[name] ?? '']),
  ) as Record<(typeof aiTextColumns)[number], Writer>),
  allow_ocr: ({ allow_ocr }) => (allow_ocr === undefined ? '' : flag(allow_ocr)),
  ai_config: ({ ai_config }) => (ai_config ? flags(ai_config) : ''),
  ai_prompt_checking: ({ ai_prompt_checking }) =>
    ai_prompt_checking === undefined ? '' : flag(ai_prompt_checking),
  ai_evaluation_prompt_chain: ({ ai_evaluation_prompt_chain: chain }) =>
    chain ? JSON.stringify(chain.map((link) => link.value)) : '',
}

const optionWriters = optionColumns.flatMap((columns, index): [string, Writer][] => [
  [columns.option, (question) => columnOptionsOf(question)[index]?.option ?? ''],
  [columns.equation, (question) => columnOptionsOf(question)[index]?.equation ?? ''],
  [columns.image_url, (question) => columnOptionsOf(question)[index]?.image_url ?? ''],
  // Only options of their own can be right.
  [columns.is_correct, ({ options }) => (options[index] ? flag(options[index].is_correct) : '')],
])

const descriptionWriters = optionDescriptionColumns.map((name, index): [string, Writer] => [
  name,
  (question) => columnOptionsOf(question)[index]?.image_description ?? '',
])

const feedbackWriters = optionFeedbackColumns.map((name, index): [string, Writer] => [
  name,
  ({ option_feedback: feedback }) => feedback?.[index] ?? '',
])

const writers = new Map<string, Writer>([
  ...Object.entries(contentWriters),
  ...Object.entries(aiWriters),
  ...optionWriters,
  ...descriptionWriters,
  ...feedbackWriters,
])

const isGiven = (description: string | undefined): boolean => (description ?? '') !== ''

/**
 * Returns the header for these questions: the required columns, and each optional column that a question
 * needs.
 */
export const columnsFor = (questions: readonly QuestionContent[]): string[] => {
  const optionCount = questions.reduce(
    (most, question) => Math.max(most, columnOptionsOf(question).length),
    0,
  )
  const isRareNeeded: Record<RareColumn, (question: QuestionContent) => boolean> = {
    topic: ({ topic }) => topic !== '',
    self_assigned_weightage: (question) => question.self_assigned_weightage,
    kind: ({ interaction }) => interaction !== undefined,
    ...(Object.fromEntries(
      kindColumns.map((name) => [name, (question: QuestionContent) => writeKindCells(question)[name] !== '']),
    ) as Record<KindColumn, (question: QuestionContent) => boolean>),
    image_description: (question) => isGiven(question.image_description),
    solution_image_description: (question) => isGiven(question.solution_image_description),
    pinned_options: (question) => question.pinned_options !== undefined,
    page_before: (question) => isGiven(question.page_before),
    when_right: (question) => isGiven(question.when_right),
    when_wrong: (question) => isGiven(question.when_wrong),
    hints: ({ hints }) => hints !== undefined,
    translations: (question) => writeTranslations(question) !== '',
  }
  const needsAi = questions.some((question) => aiColumns.some((name) => question[name] !== undefined))
  const columns = [
    ...requiredColumns,
    ...furtherOptionColumns(optionCount),
    ...rareColumns.filter((name) => questions.some(isRareNeeded[name])),
    ...optionDescriptionColumns.filter((_, index) =>
      questions.some((question) => isGiven(columnOptionsOf(question)[index]?.image_description)),
    ),
    ...optionFeedbackColumns.filter((_, index) =>
      questions.some((question) => isGiven(question.option_feedback?.[index])),
    ),
    ...(needsAi ? aiColumns : []),
  ]
  const isEscaped = questions.some((question) =>
    plainCells(question, columns).some((cell) => escapeFormula(cell) !== cell),
  )
  return isEscaped ? [...columns, escapedColumn] : columns
}

/** Returns the cells of a question without escaping. */
export const plainCells = (question: QuestionContent, columns: readonly string[]): string[] =>
  columns.map((name) => writers.get(name)?.(question) ?? '')

/** Returns the cells of a question with formulas escaped, before CSV quoting. */
export const toCells = (question: QuestionContent, columns: readonly string[]): string[] =>
  plainCells(question, columns).map((cell, index) =>
    columns[index] === escapedColumn ? '1' : escapeFormula(cell),
  )
