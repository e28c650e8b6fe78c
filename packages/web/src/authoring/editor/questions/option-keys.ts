import { limits } from '@quizwright/domain/limits.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { KeyboardEvent } from 'react'
import { addOptionAfter, isEmptyOption, leaveOptions, removeOptionAt } from './edit-options.ts'
import { focusField } from './fields.ts'
import { findQuestion } from './find-question.ts'

type OptionPosition = {
  store: QuizDraft
  questionId: string
  index: number
}

/**
 * Handles Enter: goes to the next option if it is empty, otherwise inserts one. In an empty option it ends
 * the list.
 */
const goToNextOption = ({ store, questionId: id, index }: OptionPosition): void => {
  const { options = [] } = findQuestion(store, id) ?? {}
  const [option, next] = [options[index], options[index + 1]]
  if (!option) return
  if (isEmptyOption(option) && !next && options.length > limits.minOptions) {
    removeOptionAt(store, id, index)
    return leaveOptions(id)
  }
  const isThereNext = next && (isEmptyOption(next) || options.length >= limits.maxOptions)
  if (isThereNext) focusField(id, `option-${index + 1}`)
  else if (options.length < limits.maxOptions) addOptionAfter(store, id, index)
}

const canDrop = ({ store, questionId: id, index }: OptionPosition): boolean => {
  const { options = [] } = findQuestion(store, id) ?? {}
  const option = options[index]
  return option !== undefined && isEmptyOption(option) && options.length > limits.minOptions
}

/**
 * Handles keys in the text of an option: Enter goes to the next option, Alt+Enter marks this one as correct,
 * and Backspace removes an empty one.
 */
export const onOptionKey = (position: OptionPosition, event: KeyboardEvent<HTMLTextAreaElement>): void => {
  const { store, questionId: id, index } = position
  if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'Enter') {
    event.preventDefault()
    if (event.altKey) store.trigger.markCorrect({ id, option: index })
    else goToNextOption(position)
  } else if (event.key === 'Backspace' && canDrop(position)) {
    event.preventDefault()
    removeOptionAt(store, id, index)
  }
}
