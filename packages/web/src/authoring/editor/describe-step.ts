import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { Questions } from '../document/changes.ts'

/** What a step did to the questions, in words that follow "Undo": "deleting question 3". */
export const describeStep = (before: Questions, after: Questions): string => {
  if (before === after) return 'the last change'
  const difference = after.length - before.length
  const ids = new Set((difference < 0 ? after : before).map(({ _id }) => _id))
  const [longer, verb] = difference < 0 ? [before, 'deleting'] : [after, 'adding']
  if (difference !== 0) {
    if (Math.abs(difference) > 1) return `${verb} ${countOf(Math.abs(difference), 'question')}`
    return `${verb} question ${longer.findIndex(({ _id }) => !ids.has(_id)) + 1}`
  }
  const moved = after.filter((question, index) => question._id !== before[index]?._id).length
  if (moved > 0) return 'moving questions'
  const changed = after.flatMap((question, index) => (question === before[index] ? [] : [index + 1]))
  return changed.length === 1
    ? `the change of question ${changed[0]}`
    : `changing ${countOf(changed.length, 'question')}`
}
