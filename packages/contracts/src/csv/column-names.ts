import { limits } from '../limits.ts'
import type { AiConfig } from '../schemas/question.ts'

const contentColumns = [
  'ind_number',
  'question',
  'image_url',
  'equation',
  'tags',
  'difficulty_level',
  'weightage',
  'section',
  'paragraph',
  'related_video_id',
  'solution',
  'solution_equation',
  'solution_image_url',
] as const

/** Every file has columns for this many options, and for more options only if needed. */
const optionsAlways = 4

/** The four columns of each option. They are numbered from 1. */
export const optionColumns = Array.from({ length: limits.maxOptions }, (_, at) => at + 1).map((optionNo) => ({
  option: `option${optionNo}`,
  equation: `equation${optionNo}`,
  image_url: `image_url${optionNo}`,
  is_correct: `is_correct${optionNo}`,
}))

/** The columns that every written file has, in this order. A file that is read must have `question` alone. */
export const requiredColumns: readonly string[] = [
  ...contentColumns,
  ...optionColumns.slice(0, optionsAlways).flatMap((columns) => Object.values(columns)),
]

/** The columns of the fifth to the last of `optionCount` options. */
export const furtherOptionColumns = (optionCount: number): string[] =>
  optionColumns.slice(optionsAlways, optionCount).flatMap((columns) => Object.values(columns))

/** Content that few questions have. */
export const rareColumns = ['topic', 'self_assigned_weightage'] as const
export type RareColumn = (typeof rareColumns)[number]

/** The columns of a question itself, without its options. */
export const rowColumns = [...contentColumns, ...rareColumns] as const
export type RowColumn = (typeof rowColumns)[number]

/** Texts of descriptive questions, as the wire spells them. */
export const aiTextColumns = [
  'ai_solution',
  'ai_topic',
  'ai_subject',
  'ai_chapter',
  'ai_question_type',
  'ai_difficulty',
  'ai_evaluation_prompt',
  'ai_content_prompt',
  'ai_understanding_prompt',
  'ai_writting_skill_prompt',
  'ai_evidence_prompt',
  'ai_organization_prompt',
] as const
export const aiColumns = [
  'allow_ocr',
  ...aiTextColumns,
  'ai_config',
  'ai_prompt_checking',
  'ai_evaluation_prompt_chain',
] as const
export type AiColumn = (typeof aiColumns)[number]

export const aiConfigFlags = [
  'content',
  'understanding',
  'writing_skill',
  'evidence',
  'organization',
] as const satisfies readonly (keyof AiConfig)[]
/** A configuration without flags. An empty cell means that there is no configuration. */
export const noFlag = 'none'

/** The first column of a file of rejected rows. It is ignored when the file is imported again. */
export const reasonColumn = 'rejected_because'

/** A column that marks the key of all options: by letter, by number, or by the option's text. */
export const keyColumn = 'correct_option'

/** A column that lists all options of a question: in lines, with | or ; between them, behind letters, or as JSON. */
export const optionListColumn = 'options'

/**
 * The last column of a file of ours in which cells are escaped against spreadsheets that run formulas. Only then
 * are the apostrophes ours, to be taken away again: those of other people's files belong to their texts. A
 * heading survives whatever a spreadsheet does to a file.
 */
export const escapedColumn = 'formulas_escaped'

/** The columns of a file in the order of the specification, which names them kind by kind. */
export const columnsByKind: readonly string[] = [
  ...contentColumns,
  ...(['option', 'equation', 'image_url', 'is_correct'] as const).flatMap((kind) =>
    optionColumns.map((columns) => columns[kind]),
  ),
]

export const knownColumns: ReadonlySet<string> = new Set([
  reasonColumn,
  keyColumn,
  optionListColumn,
  escapedColumn,
  ...requiredColumns,
  ...furtherOptionColumns(limits.maxOptions),
  ...rareColumns,
  ...aiColumns,
])
