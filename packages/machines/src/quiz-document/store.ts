import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { createStore, type EventFromStore } from '@xstate/store'
import type { QuizDetails } from './details.ts'
import type { Base, Draft, QuizDocument } from './document.ts'
import * as options from './edit-options.ts'
import * as questions from './edit-questions.ts'
import { withoutEmptySteps, withUndo } from './history.ts'
import { runOf } from './typing.ts'

/**
 * What a draft starts from. `saved` differs from `document` when a draft that was never saved is taken up
 * again.
 */
export type DraftStart = { document: QuizDocument; saved?: QuizDocument; base?: Base | null }

type Edit<Payload> = (context: Draft, event: { type: string } & Payload) => Draft | undefined

const edit =
  <Payload>(change: (document: QuizDocument, event: Payload) => QuizDocument): Edit<Payload> =>
  (context, event) => {
    const document = change(context.document, event)
    return document === context.document ? undefined : { ...context, document, run: runOf(event) }
  }

const editQuestions = <Payload>(
  change: (list: readonly DraftQuestion[], event: Payload) => readonly DraftQuestion[],
): Edit<Payload> =>
  edit((document, event) => questions.withChanges(document, { questions: change(document.questions, event) }))

const editQuestion = <Payload>(
  change: (question: DraftQuestion, event: Payload) => DraftQuestion,
): Edit<Payload & { id: string }> =>
  editQuestions((list, event) =>
    questions.changeQuestion(list, event.id, (question) => change(question, event)),
  )

/**
 * The one document an author works on, with undo and redo (`trigger.undo()`, `can.undo()`). Wizard, import
 * review and editors all work on it. Places count from 0; ids and blank questions are made outside.
 */
export const createQuizDraft = ({ document, saved = document, base = null }: DraftStart) =>
  createStore({
    context: { document, saved, base, run: undefined } as Draft,
    on: {
      setDetails: edit((before, { changes }: { changes: Partial<QuizDetails> }) =>
        questions.withChanges(before, { details: questions.withChanges(before.details, changes) }),
      ),

      setQuestion: editQuestion((question, { changes }: { changes: questions.QuestionChanges }) =>
        questions.withChanges(question, changes),
      ),
      addQuestions: editQuestions(
        (list, { added, at }: { added: readonly DraftQuestion[]; at?: number; run?: string }) =>
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
      orderQuestions: editQuestions((list, { order }: { order: readonly string[] }) =>
        questions.orderQuestions(list, order),
      ),
      replaceQuestions: editQuestions(
        (_list, event: { questions: readonly DraftQuestion[]; run?: string }) => event.questions,
      ),

      setOption: editQuestion(
        (question, { option, changes }: { option: number; changes: options.OptionChanges }) =>
          options.changeOption(question, option, changes),
      ),
      addOption: editQuestion((question, { at }: { at?: number }) => options.addOption(question, at)),
      removeOption: editQuestion((question, { option }: { option: number }) =>
        options.removeOption(question, option),
      ),
      markCorrect: editQuestion((question, { option }: { option: number }) =>
        options.markCorrect(question, option),
      ),

      /** A field was left or the keys rested: what is typed next is an undo step of its own. */
      endTyping: (context) => (context.run === undefined ? undefined : { ...context, run: undefined }),
      /**
       * The services have these parts. A save takes them when it begins, so edits made meanwhile stay
       * unsaved.
       */
      saved: (
        context,
        event: { details?: QuizDetails; questions?: readonly DraftQuestion[]; base: Base },
      ) => ({
        ...context,
        base: event.base,
        saved: {
          details: event.details ?? context.saved.details,
          questions: event.questions ?? context.saved.questions,
        },
      }),
    },
  })
    .with(withUndo())
    .with(withoutEmptySteps())

export type QuizDraft = ReturnType<typeof createQuizDraft>
export type DraftEvent = EventFromStore<QuizDraft>
