import { kindColumns } from '../kinds/cells.ts'
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

/**
 * Every written file has columns for this many options; further options get columns only if a question needs
 * them.
 */
const optionsAlways = 4

/** The four columns of each option, numbered from 1. */
export const optionColumns = Array.from({ length: limits.maxOptions }, (_, index) => index + 1).map(
  (optionNo) => ({
    option: `option${optionNo}`,
    equation: `equation${optionNo}`,
    image_url: `image_url${optionNo}`,
    is_correct: `is_correct${optionNo}`,
  }),
)

/** The columns with descriptions of the options' images, which are written only if an option needs one. */
export const optionDescriptionColumns = Array.from(
  { length: limits.maxOptions },
  (_, index) => `image_description${index + 1}`,
)

/** The columns with the feedback on options, which are written only if an option has some. */
export const optionFeedbackColumns = Array.from(
  { length: limits.maxOptions },
  (_, index) => `feedback${index + 1}`,
)

/** The columns of every written file, in this order. An imported file only needs `question`. */
export const requiredColumns: readonly string[] = [
  ...contentColumns,
  ...optionColumns.slice(0, optionsAlways).flatMap((columns) => Object.values(columns)),
]

/** The columns of options 5 to `optionCount`. */
export const furtherOptionColumns = (optionCount: number): string[] =>
  optionColumns.slice(optionsAlways, optionCount).flatMap((columns) => Object.values(columns))

/** Columns that are written only if a question needs them. */
export const rareColumns = [
  'topic',
  'self_assigned_weightage',
  'image_description',
  'solution_image_description',
  'kind',
  ...kindColumns,
  'pinned_options',
  'page_before',
  'when_right',
  'when_wrong',
  'hints',
  'translations',
] as const
export type RareColumn = (typeof rareColumns)[number]

/** All columns of a question except those of its options. */
export const rowColumns = [...contentColumns, ...rareColumns] as const
export type RowColumn = (typeof rowColumns)[number]

/** Columns of other tools for how far an answer may be from a number. Ours stands behind the number. */
export const toleranceColumns = ['tolerance', 'lowest', 'highest'] as const
export type ToleranceColumn = (typeof toleranceColumns)[number]

/** The columns of descriptive questions, spelled as on the wire. */
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
/** Stands for a configuration without flags. An empty cell means that there is no configuration. */
export const noFlag = 'none'

/** Says that no option stays in its place. An empty cell leaves that to the texts of the options. */
export const noOption = 'none'

/** The first column of a file of rejected rows. An import ignores it. */
export const reasonColumn = 'rejected_because'

/** Names the correct option of a row by its letter, its number or its text. */
export const keyColumn = 'correct_option'

/**
 * Lists all options of a question in one cell: as lines, separated by | or ;, labelled with letters, or as
 * JSON.
 */
export const optionListColumn = 'options'

/** Holds one option, in tables where each option has a row of its own. */
export const oneOptionColumn = 'option'
/** Says whether that option is correct. */
export const oneMarkColumn = 'is_correct'

/**
 * The last column of files that this product writes with escaped formulas. An import removes the apostrophe
 * before a formula only if this column exists: in files from elsewhere the apostrophe belongs to the text.
 * The mark is a column because spreadsheets keep headings unchanged.
 */
export const escapedColumn = 'formulas_escaped'

/**
 * The columns in the order of the specification, which groups them by kind: all options, then all equations,
 * and so on.
 */
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
  oneOptionColumn,
  oneMarkColumn,
  escapedColumn,
  ...requiredColumns,
  ...furtherOptionColumns(limits.maxOptions),
  ...rareColumns,
  ...toleranceColumns,
  ...optionDescriptionColumns,
  ...optionFeedbackColumns,
  ...aiColumns,
])
