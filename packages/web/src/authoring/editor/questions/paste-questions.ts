import { lengths, limits } from '@quizwright/contracts/limits.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { blankOption } from '@quizwright/machines/quiz-document/blank-question.ts'
import type { Editor } from '../editor-context.ts'
import { isBlankQuestion } from './is-blank-question.ts'
import { newQuestion } from './new-question.ts'
import { type PastedQuestion, readPastedQuestions } from './pasted-questions.ts'
import { storable } from './storable.ts'

const filled = (question: DraftQuestion, pasted: PastedQuestion): DraftQuestion => ({
  ...question,
  question: storable(pasted.question).slice(0, lengths.question),
  options: pasted.options.map(({ text, isCorrect }) => ({
    ...blankOption(),
    option: storable(text).slice(0, lengths.option),
    is_correct: isCorrect,
  })),
})

/**
 * Splits a pasted text into the text and options of a blank question, with further questions below it, in one
 * undo step. `openSeveral` previews several questions before they are added. Returns false if the text
 * contains no questions.
 */
export const pasteQuestions = (
  { store, quizType }: Editor,
  target: DraftQuestion,
  text: string,
  openSeveral?: (text: string) => void,
): boolean => {
  if (quizType === 'daq' || !isBlankQuestion(target)) return false
  const [first, ...others] = readPastedQuestions(text)
  if (!first) return false
  if (others.length > 0 && openSeveral) {
    openSeveral(text)
    return true
  }
  const { questions } = store.getSnapshot().context.document
  const place = questions.indexOf(target)
  const added = others.map((pasted) => filled(newQuestion(quizType), pasted))
  if (place < 0 || questions.length + added.length > limits.questionsPerSave) return false
  store.trigger.replaceQuestions({
    questions: questions.toSpliced(place, 1, filled(target, first), ...added),
  })
  return true
}
