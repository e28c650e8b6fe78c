import { lengths } from '../limits.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { aiTextColumns } from './column-names.ts'
import { cellAt, readAiConfig, readChain, readFlag, readText, type ColumnPosition } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'

/** Reads the fields of descriptive questions. An empty cell is a missing field. */
export const readAiFields = (
  cells: readonly string[],
  columns: NonNullable<ColumnLayout['ai']>,
): Partial<QuestionContent> => {
  const fields: Partial<QuestionContent> = {}
  for (const name of aiTextColumns) {
    const text = readText(cellAt(cells, columns[name]), columns[name], lengthOf[name])
    if (text !== '') fields[name] = text
  }
  const { allow_ocr, ai_prompt_checking, ai_config, ai_evaluation_prompt_chain } = columns
  const isFilled = (column: ColumnPosition) => cellAt(cells, column).trim() !== ''
  if (isFilled(allow_ocr)) fields.allow_ocr = readFlag(cellAt(cells, allow_ocr), allow_ocr)
  if (isFilled(ai_prompt_checking))
    fields.ai_prompt_checking = readFlag(cellAt(cells, ai_prompt_checking), ai_prompt_checking)
  if (isFilled(ai_config)) fields.ai_config = readAiConfig(cellAt(cells, ai_config), ai_config)
  if (isFilled(ai_evaluation_prompt_chain))
    fields.ai_evaluation_prompt_chain = readChain(
      cellAt(cells, ai_evaluation_prompt_chain),
      ai_evaluation_prompt_chain,
    )
  return fields
}

const lengthOf: Record<(typeof aiTextColumns)[number], number> = {
  ai_solution: lengths.question,
  ai_topic: lengths.name,
  ai_subject: lengths.name,
  ai_chapter: lengths.name,
  ai_question_type: lengths.name,
  ai_difficulty: lengths.name,
  ai_evaluation_prompt: lengths.prompt,
  ai_content_prompt: lengths.prompt,
  ai_understanding_prompt: lengths.prompt,
  ai_writting_skill_prompt: lengths.prompt,
  ai_evidence_prompt: lengths.prompt,
  ai_organization_prompt: lengths.prompt,
}
