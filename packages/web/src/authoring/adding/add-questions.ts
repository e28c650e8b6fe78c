import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Editor } from '../editor/editor-context.ts'
import { isBlankQuestion } from '../editor/questions/is-blank-question.ts'
import { newQuestion } from '../editor/questions/new-question.ts'
import { stepThrough } from '../editor/undo.ts'

/** The content of a question, and the id of the question of another quiz that it copies. */
export type Incoming = { question: QuestionContent; originId?: string }

/**
 * Fills in what a new question needs: an id, options to write, and the grading settings of a descriptive
 * question.
 */
const toDraft = ({ question, originId }: Incoming, quizType: QuizType): DraftQuestion => {
  const blank = newQuestion(quizType)
  const hasNone = !kindOf(question, quizType).hasOptions
  return {
    ...blank,
    ...question,
    _id: blank._id,
    ...(originId !== undefined && { origin_id: originId }),
    options: question.options.length > 0 || hasNone ? question.options : blank.options,
  }
}

type Questions = readonly DraftQuestion[]
const questionsOf = (store: Editor['store']): Questions => store.getSnapshot().context.document.questions

/** How many more questions fit into the quiz. */
export const roomFor = ({ store }: Pick<Editor, 'store'>): number =>
  limits.questionsPerSave - questionsOf(store).length

/** The added questions, and the list of questions after adding them. */
export type Addition = { added: Questions; after: Questions }

/**
 * Adds questions at the end in one undo step. If the active question is blank, they replace it.
 */
export const addQuestions = (
  { store, quizType, activeQuestion }: Editor,
  incoming: readonly Incoming[],
): Addition => {
  const added = incoming.map((one) => toDraft(one, quizType))
  const before = questionsOf(store)
  const index = before.findIndex(({ _id }) => _id === activeQuestion.current().id)
  const active = before[index]
  if (active && isBlankQuestion(active))
    store.trigger.replaceQuestions({ questions: before.toSpliced(index, 1, ...added) })
  else store.trigger.addQuestions({ added })
  return { added, after: questionsOf(store) }
}

/** Goes to the first of what was added, unless it was taken back since. */
export const goToAdded = ({ store, goTo }: Pick<Editor, 'store' | 'goTo'>, { added }: Addition): void => {
  const first = questionsOf(store).findIndex(({ _id }) => _id === added[0]?._id)
  if (first >= 0) goTo({ questionNo: first + 1, field: 'question' })
}

/**
 * Takes back only the added questions: by undoing the step if it is the last one, otherwise by deleting those
 * that are still there in a new step.
 */
export const takeBack = (editor: Pick<Editor, 'store' | 'goTo'>, { added, after }: Addition): void => {
  const now = questionsOf(editor.store)
  if (now === after) return stepThrough(editor, 'undo')
  const ids = new Set(now.map(({ _id }) => _id))
  editor.store.trigger.deleteQuestions({
    ids: added.map(({ _id }) => _id).filter((id) => ids.has(id)),
  })
}
