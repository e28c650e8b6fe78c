import { elementAt } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Questions } from '../document/changes.ts'
import { isBlankQuestion } from './questions/is-blank-question.ts'

/**
 * The indexes, in `before`, of the smallest set of questions whose moves lead to the order of `after`: all
 * except a longest increasing subsequence (patience sorting, n log n).
 */
const movedQuestions = (before: Questions, after: Questions): readonly number[] => {
  if (after.every((question, index) => question._id === before[index]?._id)) return []
  const indexBefore = new Map(before.map(({ _id }, index) => [_id, index]))
  /** The smallest last index of a subsequence of each length, and its predecessor. */
  const lasts: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const { _id } of after) {
    const index = indexBefore.get(_id)
    if (index === undefined) continue
    let [low, high] = [0, lasts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (elementAt(lasts, middle) < index) low = middle + 1
      else high = middle
    }
    previous.set(index, lasts[low - 1])
    lasts[low] = index
  }
  const kept = new Set<number>()
  for (let index = lasts.at(-1); index !== undefined; index = previous.get(index)) kept.add(index)
  return before.flatMap((_question, index) => (kept.has(index) ? [] : [index]))
}

/** Fields that are set for several questions. The entry of the grading prompt also includes the marks. */
const settings: readonly (readonly [fields: readonly string[], describe: (count: number) => string])[] = [
  [['tags'], (count) => sayCount(count, 'tagging {count} question', 'tagging {count} questions')],
  [
    ['weightage', 'ai_evaluation_prompt'],
    (count) =>
      sayCount(count, 'setting the marks of {count} question', 'setting the marks of {count} questions'),
  ],
  [
    ['difficulty_level'],
    (count) =>
      sayCount(
        count,
        'setting the difficulty of {count} question',
        'setting the difficulty of {count} questions',
      ),
  ],
]

const differsOnlyIn = (fields: readonly string[], before: DraftQuestion, after: DraftQuestion): boolean =>
  (Object.keys(after) as (keyof DraftQuestion)[]).every(
    (field) => after[field] === before[field] || fields.includes(field),
  )

const describeChanges = (before: Questions, after: Questions, changed: readonly number[]): string => {
  if (changed.length === 1)
    return say('the change of question {number}', { number: elementAt(changed, 0) + 1 })
  const setting = settings.find(([fields]) =>
    changed.every((index) => differsOnlyIn(fields, elementAt(before, index), elementAt(after, index))),
  )
  return setting
    ? setting[1](changed.length)
    : sayCount(changed.length, 'changing {count} question', 'changing {count} questions')
}

/** Returns the questions of the first list that the second one lacks. */
const without = (questions: Questions, others: Questions): Questions => {
  const ids = new Set(others.map(({ _id }) => _id))
  return questions.filter(({ _id }) => !ids.has(_id))
}

const describeAdded = (some: Questions, all: Questions): string =>
  some.length === 1
    ? say('adding question {number}', { number: all.indexOf(elementAt(some, 0)) + 1 })
    : sayCount(some.length, 'adding {count} question', 'adding {count} questions')

const describeDeleted = (some: Questions, all: Questions): string =>
  some.length === 1
    ? say('deleting question {number}', { number: all.indexOf(elementAt(some, 0)) + 1 })
    : sayCount(some.length, 'deleting {count} question', 'deleting {count} questions')

/** Describes how a step changed the questions, worded to follow "Undo": "deleting question 3". */
export const describeStep = (before: Questions, after: Questions): string => {
  if (before === after) return say('the last change')
  const [gone, come] = [without(before, after), without(after, before)]
  // A blank question gives way to those that are added.
  if (come.length > 0 && gone.every(isBlankQuestion)) return describeAdded(come, after)
  if (come.length > 0)
    return sayCount(gone.length, 'replacing {count} question', 'replacing {count} questions')
  if (gone.length > 0) return describeDeleted(gone, before)
  const moved = movedQuestions(before, after)
  if (moved.length === 1) return say('moving question {number}', { number: elementAt(moved, 0) + 1 })
  if (moved.length > 0) return sayCount(moved.length, 'moving {count} question', 'moving {count} questions')
  const changed = after.flatMap((question, index) => (question === before[index] ? [] : [index]))
  return describeChanges(before, after, changed)
}
