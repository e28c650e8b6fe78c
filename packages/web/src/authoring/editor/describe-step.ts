import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Questions } from '../document/changes.ts'
import { movedQuestions } from './moved-questions.ts'
import { isBlankQuestion } from './questions/is-blank-question.ts'

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

/** Returns the questions of the first list that the second one lacks. */
const without = (questions: Questions, others: Questions): Questions => {
  const ids = new Set(others.map(({ _id }) => _id))
  return questions.filter(({ _id }) => !ids.has(_id))
}

const describeSome = (verb: string, some: Questions, all: Questions): string =>
  some.length === 1
    ? `${verb} question ${all.indexOf(some[0]!) + 1}`
    : `${verb} ${countOf(some.length, 'question')}`

/** Describes how a step changed the questions, worded to follow "Undo": "deleting question 3". */
export const describeStep = (before: Questions, after: Questions): string => {
  if (before === after) return 'the last change'
  const [gone, come] = [without(before, after), without(after, before)]
  // A blank question gives way to those that are added.
  if (come.length > 0 && gone.every(isBlankQuestion)) return describeSome('adding', come, after)
  if (come.length > 0) return `replacing ${countOf(gone.length, 'question')}`
  if (gone.length > 0) return describeSome('deleting', gone, before)
  const moved = movedQuestions(before, after)
  if (moved.length === 1) return `moving question ${moved[0]! + 1}`
  if (moved.length > 0) return `moving ${countOf(moved.length, 'question')}`
  const changed = after.flatMap((question, index) => (question === before[index] ? [] : [index]))
  return describeChanges(before, after, changed)
}
