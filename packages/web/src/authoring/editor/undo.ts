import { flushSync } from 'react-dom'
import type { Questions } from '../document/changes.ts'
import type { Editor } from './editor-context.ts'

/** The number of the first question that differs between two states; 0 if none does. */
export const firstDifference = (before: Questions, after: Questions): number => {
  if (before === after) return 0
  let index = 0
  while (index < after.length - 1 && before[index] === after[index]) index++
  return after.length === 0 ? 0 : index + 1
}

/** Undoes or redoes a step and goes to the question that changed, so that no change goes unseen. */
export const stepThrough = (
  { store, goTo }: Pick<Editor, 'store' | 'goTo'>,
  direction: 'undo' | 'redo',
): void => {
  const questions = () => store.getSnapshot().context.document.questions
  const before = questions()
  flushSync(() => store.trigger[direction]())
  const questionNo = firstDifference(before, questions())
  const card = document.activeElement?.closest('section[id^="question-"]')
  const isHere = questionNo > 0 && card?.id === `question-${questions()[questionNo - 1]?._id}`
  if (questionNo > 0 && !isHere) goTo({ questionNo })
}
