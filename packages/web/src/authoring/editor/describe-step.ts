import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Questions } from '../document/changes.ts'
import { movedQuestions } from './moved-questions.ts'

/**
 * The names for setting a field of several questions. The entry of the grading prompt also includes the
 * marks.
 */
const settings: readonly (readonly [fields: readonly string[], words: string])[] = [
  [['tags'], 'tagging'],
  [['weightage', 'ai_evaluation_prompt'], 'setting the marks of'],
  [['difficulty_level'], 'setting the difficulty of'],
]

const differsOnlyIn = (fields: readonly string[], before: DraftQuestion, after: DraftQuestion): boolean =>
  (Object.keys(after) as (keyof DraftQuestion)[]).every(
    (field) => after[field] === before[field] || fields.includes(field),
  )

const describeChanges = (before: Questions, after: Questions, changed: readonly number[]): string => {
  if (changed.length === 1) return `the change of question ${changed[0]! + 1}`
  const setting = settings.find(([fields]) =>
    changed.every((index) => differsOnlyIn(fields, before[index]!, after[index]!)),
  )
  return `${setting?.[1] ?? 'changing'} ${countOf(changed.length, 'question')}`
}

/** Describes how a step changed the questions, worded to follow "Undo": "deleting question 3". */
export const describeStep = (before: Questions, after: Questions): string => {
  if (before === after) return 'the last change'
  const difference = after.length - before.length
  const ids = new Set((difference < 0 ? after : before).map(({ _id }) => _id))
  const [longer, verb] = difference < 0 ? [before, 'deleting'] : [after, 'adding']
  if (difference !== 0) {
    if (Math.abs(difference) > 1) return `${verb} ${countOf(Math.abs(difference), 'question')}`
    return `${verb} question ${longer.findIndex(({ _id }) => !ids.has(_id)) + 1}`
  }
  const moved = movedQuestions(before, after)
  if (moved.length === 1) return `moving question ${moved[0]! + 1}`
  if (moved.length > 0) return `moving ${countOf(moved.length, 'question')}`
  const changed = after.flatMap((question, index) => (question === before[index] ? [] : [index]))
  return describeChanges(before, after, changed)
}
