import { limits } from '@quizwright/contracts/limits.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import type { Editor } from '../editor/editor-context.ts'
import { isBlankQuestion } from '../editor/questions/is-blank-question.ts'
import { newQuestion } from '../editor/questions/new-question.ts'

/** A question's content, with the question of another quiz that it is a copy of. */
export type Added = { question: QuestionContent; originId?: string }

/** What a question lacks it has as a new one: an id, options to be written, how an answer in words is judged. */
const toDraft = ({ question, originId }: Added, quizType: QuizType): DraftQuestion => {
  const blank = newQuestion(quizType)
  return {
    ...blank,
    ...question,
    _id: blank._id,
    ...(originId !== undefined && { origin_id: originId }),
    options: question.options.length > 0 || quizType === 'daq' ? question.options : blank.options,
  }
}

/** Says that questions were added. */
export const tellAdded = (count: number): void =>
  toast.success(`${countOf(count, 'question')} added. Undo takes ${count === 1 ? 'it' : 'them'} back.`)

/** How many questions still fit in. */
export const roomFor = ({ store }: Pick<Editor, 'store'>): number =>
  limits.questionsPerSave - store.getSnapshot().context.document.questions.length

/**
 * Adds questions to the end as one step that undo takes back, and goes to the first of them. A question in hand in
 * which nothing was written gives way to them.
 */
export const addQuestions = ({ store, quizType, hand, goTo }: Editor, added: readonly Added[]): void => {
  const questions = added.map((one) => toDraft(one, quizType))
  const before = store.getSnapshot().context.document.questions
  const place = before.findIndex(({ _id }) => _id === hand.current().id)
  const inHand = before[place]
  if (inHand && isBlankQuestion(inHand))
    store.trigger.replaceQuestions({ questions: before.toSpliced(place, 1, ...questions) })
  else store.trigger.addQuestions({ added: questions })
  const first = store
    .getSnapshot()
    .context.document.questions.findIndex(({ _id }) => _id === questions[0]?._id)
  if (first >= 0) goTo({ questionNo: first + 1, field: 'question' })
}
