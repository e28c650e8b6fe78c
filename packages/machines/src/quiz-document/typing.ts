import { elementAt } from '@quizwright/domain/defined.ts'

/** Fields that are typed key by key. All other fields are picked, and each pick is its own undo step. */
const typedFields: ReadonlySet<string> = new Set([
  'name',
  'description',
  'hours',
  'mins',
  'passing_percentage',
  'result_delay_in_hours',
  'session_name',
  'session_description',
  'question',
  'equation',
  'topic',
  'section',
  'paragraph',
  'weightage',
  'solution',
  'solution_equation',
  'option',
  'ai_solution',
  'ai_topic',
  'ai_subject',
  'ai_chapter',
  'ai_evaluation_prompt',
  'ai_content_prompt',
  'ai_understanding_prompt',
  'ai_writting_skill_prompt',
  'ai_evidence_prompt',
  'ai_organization_prompt',
])

type Edit = { type: string; id?: string; option?: number; changes?: object; run?: string }

/**
 * The name of the run that an edit belongs to. Consecutive edits of one run are one undo step. Typing in one
 * field and moving the time of a pop-up are runs; a caller may also name one. If undefined, the edit is its
 * own step.
 */
export const runOf = ({ type, id, option, changes, run }: Edit): string | undefined => {
  if (run !== undefined) return `${type} ${run}`
  if (type === 'setPopUp') return type
  const fields = Object.keys(changes ?? {})
  const isTyping = fields.length === 1 && typedFields.has(elementAt(fields, 0))
  return isTyping ? [type, id, option, fields[0]].join(' ') : undefined
}
