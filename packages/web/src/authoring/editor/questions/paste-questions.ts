import { sayMade } from '@quizwright/domain/language/say.ts'
import { lengths, limits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { flushSync } from 'react-dom'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { knownKinds } from '../../../api/offered-kinds.ts'
import type { GivenText } from '../../adding/adding.ts'
import { imagesLeftOut } from '../../adding/pasting/images-left-out.ts'
import { isMoreThanText } from '../../adding/pasting/more-than-text.ts'
import type { ReadClipboard } from '../../adding/pasting/read-clipboard.ts'
import type { Editor } from '../editor-context.ts'
import { findQuestion } from './find-question.ts'
import { isBlankQuestion } from './is-blank-question.ts'
import { newQuestion } from './new-question.ts'
import { storable } from './storable.ts'
import type { PastedText } from './use-image-drop.ts'

/** Previews several questions before they are added. Undefined where questions are edited one by one. */
type OpenSeveral = ((given: GivenText) => void) | undefined

/**
 * Splits what is pasted into a blank question into its text and its options or key, with further questions below it, in
 * one undo step. Returns false if the field may insert the text by itself: a line of plain text is no question.
 */
export const pasteQuestions = (
  editor: Editor,
  questionId: string,
  pasted: PastedText,
  openSeveral: OpenSeveral,
): boolean => {
  const target = findQuestion(editor.store, questionId)
  if (editor.quizType === 'daq' || !target || !isBlankQuestion(target)) return false
  if (!isMoreThanText(pasted.html) && !/\S\s*[\r\n]\s*\S/.test(pasted.text)) return false
  void readAndPaste(editor, questionId, pasted, openSeveral)
  return true
}

/** The reader is loaded first. Without it, and where it finds no questions, the text is inserted as it is. */
const readAndPaste = async (
  editor: Editor,
  questionId: string,
  pasted: PastedText,
  openSeveral: OpenSeveral,
): Promise<void> => {
  const read = await import('../../adding/pasting/read-clipboard.ts').then(
    ({ readClipboard }) => readClipboard(pasted, knownKinds()),
    () => undefined,
  )
  const target = findQuestion(editor.store, questionId)
  if (!target) return
  const isFilled =
    read !== undefined && isBlankQuestion(target) && takeQuestions(editor, target, read, openSeveral)
  if (!isFilled) insertText(editor, questionId, pasted.field, pasted.text)
}

/** Returns false if nothing was taken. */
const takeQuestions = (
  editor: Editor,
  target: DraftQuestion,
  read: ReadClipboard,
  openSeveral: OpenSeveral,
): boolean => {
  if (read.questions.length > 1 && openSeveral) {
    openSeveral(read)
    return true
  }
  if (!fillIn(editor, target, read.questions)) return false
  const told = [
    ...read.notes.map((note) => sayMade(note)),
    ...(read.images > 0 ? [imagesLeftOut(read.images)] : []),
  ]
  if (told.length > 0) toast.info(told.join(' '))
  return true
}

/** Returns false, and changes nothing, if there are no questions or more than the quiz may have. */
const fillIn = (
  { store, quizType }: Editor,
  target: DraftQuestion,
  [first, ...others]: readonly QuestionContent[],
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
