import { lengths, limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { blankOption } from '@quizwright/machines/quiz-document/blank-question.ts'
import { flushSync } from 'react-dom'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import type { GivenText } from '../../adding/adding.ts'
import { imagesLeftOut } from '../../adding/pasting/images-left-out.ts'
import { isMoreThanText } from '../../adding/pasting/more-than-text.ts'
import type { Editor } from '../editor-context.ts'
import { findQuestion } from './find-question.ts'
import { isBlankQuestion } from './is-blank-question.ts'
import { newQuestion } from './new-question.ts'
import { type PastedQuestion, readPastedQuestions } from './pasted-questions.ts'
import { storable } from './storable.ts'
import type { PastedText } from './use-image-drop.ts'

type Content = Pick<DraftQuestion, 'question' | 'options'>

const toContent = ({ question, options }: PastedQuestion): Content => ({
  question: storable(question).slice(0, lengths.question),
  options: options.map(({ text, isCorrect }) => ({
    ...blankOption(),
    option: storable(text).slice(0, lengths.option),
    is_correct: isCorrect,
  })),
})

/** Previews several questions before they are added. Undefined where questions are edited one by one. */
type OpenSeveral = ((given: GivenText) => void) | undefined

/**
 * Splits what is pasted into a blank question into its text and options, with further questions below it, in
 * one undo step. Returns false if the text contains no questions and is to be inserted unchanged.
 */
export const pasteQuestions = (
  editor: Editor,
  questionId: string,
  pasted: PastedText,
  openSeveral: OpenSeveral,
): boolean => {
  const target = findQuestion(editor.store, questionId)
  if (editor.quizType === 'daq' || !target || !isBlankQuestion(target)) return false
  if (!isMoreThanText(pasted.html)) return pasteText(editor, target, pasted.text, openSeveral)
  void pasteHtml(editor, questionId, pasted, openSeveral)
  return true
}

const pasteText = (
  editor: Editor,
  target: DraftQuestion,
  text: string,
  openSeveral: OpenSeveral,
): boolean => {
  const read = readPastedQuestions(text)
  if (read.length < 2 || !openSeveral) return fillIn(editor, target, read.map(toContent))
  openSeveral({ text, images: 0 })
  return true
}

/**
 * Reads what was copied in a word processor or a spreadsheet, whose plain text says nothing of lists and
 * emphasis. The reader is loaded first; without it, and where it finds no questions, the plain text counts.
 */
const pasteHtml = async (
  editor: Editor,
  questionId: string,
  { html, text, field }: PastedText,
  openSeveral: OpenSeveral,
): Promise<void> => {
  const read = await import('../../adding/pasting/read-html.ts').then(
    ({ readHtml }) => readHtml(html),
    () => undefined,
  )
  const target = findQuestion(editor.store, questionId)
  if (!target) return
  if (!isBlankQuestion(target)) return insertText(editor, questionId, field, text)
  if (read && read.questions.length > 1 && openSeveral) return openSeveral(read)
  if (read && fillIn(editor, target, read.questions)) {
    if (read.images > 0) toast.info(imagesLeftOut(read.images))
  } else if (!pasteText(editor, target, text, openSeveral)) insertText(editor, questionId, field, text)
}

/** Returns false, and changes nothing, if there are no questions or more than the quiz may have. */
const fillIn = (
  { store, quizType }: Editor,
  target: DraftQuestion,
  [first, ...others]: readonly Content[],
): boolean => {
  const { questions } = store.getSnapshot().context.document
  const index = questions.indexOf(target)
  if (!first || index < 0 || questions.length + others.length > limits.questionsPerSave) return false
  const added = others.map((content) => ({ ...newQuestion(quizType), ...content }))
  store.trigger.replaceQuestions({
    questions: questions.toSpliced(index, 1, { ...target, ...first }, ...added),
  })
  return true
}

/** Inserts a text at the cursor, as far as it fits. */
const insertText = ({ store }: Editor, id: string, field: HTMLTextAreaElement, text: string): void => {
  const { value, selectionStart, selectionEnd } = field
  const fits = lengths.question - (value.length - (selectionEnd - selectionStart))
  const inserted = storable(text.slice(0, Math.max(0, fits)))
  const question = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd)
  flushSync(() => store.trigger.setQuestion({ id, changes: { question } }))
  const caret = selectionStart + inserted.length
  field.setSelectionRange(caret, caret)
}
