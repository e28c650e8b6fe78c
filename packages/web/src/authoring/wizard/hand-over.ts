import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import {
  type AddMode,
  type IncomingPart,
  pendingQuestions,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { rest } from '../../api/rest.ts'
import { toDraftQuestion } from '../../questions/to-draft-question.ts'
import { href } from '../../routes/routes.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import type { Beginning, BeginsWith } from '../document/begins-with.ts'
import { addToQuestions } from '../document/add-to-questions.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { quizOf } from '../document/quiz-of.ts'
import { hasQuestions } from '../document/read-questions.ts'

/** The largest number of questions in the history state. The draft always has all of them. */
const mostInState = 1_000

/** The address of the editor, and the history state for it. */
export type HandOver = {
  address: string
  state: { quiz: Quiz; questions?: readonly DraftQuestion[] } & BeginsWith
}

/** The part of the document that each source fills. */
export const partOf: Record<QuestionSource, IncomingPart | null> = {
  'upload a CSV': 'imported',
  generate: 'generated',
  'write by hand': null,
  'paste a list': null,
  'take from other quizzes': null,
}

/** What the editor begins with, for the sources that are in the editor. */
export const beginningOf = (source: QuestionSource | null, isEmpty: boolean): Beginning | undefined =>
  source === 'paste a list' || source === 'take from other quizzes' || (source === 'write by hand' && isEmpty)
    ? source
    : undefined

/** The questions of a quiz. Undefined if they cannot be read, which the editor then reports itself. */
const questionsOf = async (
  draft: OpenDraft,
  signal: AbortSignal,
): Promise<readonly DraftQuestion[] | undefined> => {
  const { document, quiz } = draft.store.getSnapshot().context
  if (hasQuestions(draft) || !quiz) return document.questions
  try {
    const query = { from: 0, count: mostInState }
    const { data } = await rest(questionEndpoints).getQuestionsByQuizId(
      { params: { id: quiz._id }, query },
      { signal },
    )
    return data.total <= mostInState ? data.questions.map(toDraftQuestion) : undefined
  } catch {
    return undefined
  }
}

/**
 * Adds the imported or generated questions to the quiz. Returns the address of its editor: at the first added
 * question or, if there are none, at the questions of the quiz. Rejects if they could not be added; they are
 * then still in the draft.
 */
export const prepareHandOver = async (
  draft: OpenDraft,
  source: QuestionSource | null,
  mode: AddMode,
  signal: AbortSignal,
): Promise<HandOver> => {
  const part = source && partOf[source]
  const incoming = part ? pendingQuestions(draft.store.getSnapshot().context.document[part]) : []
  const before = part ? await addToQuestions(draft, part, mode, signal) : 0
  const quiz = quizOf(draft.store)
  const questions = incoming.length > 0 ? incoming : await questionsOf(draft, signal)
  const first = mode === 'append' ? before + 1 : 1
  const beginsWith = beginningOf(source, questions?.length === 0)
  return {
    // A quiz that was empty begins at its top.
    address: href.editQuestions(editorQuery(quiz, before > 0 ? first : undefined)),
    state: {
      quiz,
      ...(questions && questions.length <= mostInState && { questions }),
      ...(beginsWith && { beginsWith }),
    },
  }
}
