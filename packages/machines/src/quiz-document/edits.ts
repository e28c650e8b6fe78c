import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { addIncoming } from './add-incoming.ts'
import { changeKind, type KindInMenu } from './change-kind.ts'
import type { QuizDetails } from './details.ts'
import type { Draft, PopUp, QuizDocument } from './document.ts'
import * as options from './edit-options.ts'
import * as questions from './edit-questions.ts'
import { step } from './history.ts'
import type { AddMode, GeneratedQuestions, IncomingPart } from './incoming-questions.ts'
import { runOf } from './typing.ts'
import { withChanges } from './with-changes.ts'

type Edit<Payload> = (draft: Draft, event: { type: string } & Payload) => Draft | undefined
type Questions = readonly DraftQuestion[]

const edit =
  <Payload>(change: (document: QuizDocument, event: Payload) => QuizDocument): Edit<Payload> =>
  (draft, event) => {
    const document = change(draft.document, event)
    return document === draft.document
      ? undefined
      : step(
          draft,
          document,
          runOf(event, (id) => draft.document.questions.find(({ _id }) => _id === id)),
        )
  }

const editQuestions = <Payload>(change: (list: Questions, event: Payload) => Questions): Edit<Payload> =>
  edit((document, event) => withChanges(document, { questions: change(document.questions, event) }))

const editQuestion = <Payload>(
  change: (question: DraftQuestion, event: Payload) => DraftQuestion,
): Edit<Payload & { id: string }> =>
  editQuestions((list, event) =>
    questions.changeQuestion(list, event.id, (question) => change(question, event)),
  )

/** The edits of an author. Each is one undo step, except that edits of the same run share a step. */
export const edits = {
  setDetails: edit((document, { changes }: { changes: Partial<QuizDetails> }) =>
    withChanges(document, { details: withChanges(document.details, changes) }),
  ),

  setQuestion: editQuestion((question, { changes }: { changes: questions.QuestionChanges }) =>
    withChanges(question, changes),
  ),
  /** Changes several questions in one undo step. */
  changeQuestions: editQuestions((list, { changed }: { changed: Questions }) =>
    questions.changeQuestions(list, changed),
  ),
  addQuestions: editQuestions((list, { added, at }: { added: Questions; at?: number; run?: string }) =>
    questions.insertQuestions(list, added, at),
  ),
  duplicateQuestion: editQuestions((list, { id, newId }: { id: string; newId: string }) =>
    questions.duplicateQuestion(list, id, newId),
  ),
  deleteQuestions: editQuestions((list, { ids }: { ids: readonly string[] }) =>
    questions.deleteQuestions(list, ids),
  ),
  moveQuestion: editQuestions((list, { from, to }: { from: number; to: number }) =>
    questions.moveQuestion(list, from, to),
  ),
  moveQuestions: editQuestions((list, { ids, to }: { ids: readonly string[]; to: number }) =>
    questions.moveQuestions(list, ids, to),
  ),
  orderQuestions: editQuestions((list, { order }: { order: readonly string[] }) =>
    questions.orderQuestions(list, order),
  ),
  replaceQuestions: editQuestions((_list, event: { questions: Questions; run?: string }) => event.questions),

  setOption: editQuestion(
    (question, { option, changes }: { option: number; changes: options.OptionChanges }) =>
      options.changeOption(question, option, changes),
  ),
  addOption: editQuestion((question, { at }: { at?: number }) => options.addOption(question, at)),
  removeOption: editQuestion((question, { option }: { option: number }) =>
    options.removeOption(question, option),
  ),
  removeEmptyOptions: editQuestion(options.removeEmptyOptions),
  changeKind: editQuestion((question, { kind }: { kind: KindInMenu }) => changeKind(question, kind)),
  markCorrect: editQuestion((question, { option }: { option: number }) =>
    options.markCorrect(question, option),
  ),

  /** Replaces the questions of the file after a repair. */
  repairImported: edit((document, event: { questions: Questions }) =>
    document.imported
      ? withChanges(document, { imported: withChanges(document.imported, { questions: event.questions }) })
      : document,
  ),
  /** Replaces the generated questions after one was swapped. */
  changeGenerated: edit((document, { generated }: { generated: GeneratedQuestions }) =>
    withChanges(document, { generated }),
  ),
  /** Adds the imported or the generated questions to the quiz. */
  addIncoming: edit((document, { part, mode }: { part: IncomingPart; mode: AddMode }) =>
    addIncoming(document, part, mode),
  ),
  setPopUp: edit((document, { popUp }: { popUp: PopUp }) =>
    withChanges(document, { popUp: document.popUp ? withChanges(document.popUp, popUp) : popUp }),
  ),
}
