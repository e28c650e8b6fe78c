import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { GeneratedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { rest } from '../../../api/rest.ts'

/** The largest number of questions that a call can exclude. */
const excludedAtMost = 1_000

type Found = Pick<GeneratedQuestions, 'questions' | 'usedBefore' | 'sources'>

const originOf = ({ origin_id, _id }: DraftQuestion): string => origin_id ?? _id
const generatedIn = (store: QuizDraft) => store.getSnapshot().context.document.generated

const findAnother = async (
  { request, chosenFor }: GeneratedQuestions,
  questionId: string,
  exclude: string[],
  quizId: string | undefined,
): Promise<Found | undefined> => {
  const tag = chosenFor?.[questionId]
  const tagNames = request.tagNames.filter((name) => tag === undefined || name.trim() === tag)
  const { data } = await rest(quizQuestionsEndpoints).createAutomaticQuiz({
    body: {
      ...request,
      tagNames,
      questionsCount: 1,
      exclude: exclude.slice(0, excludedAtMost),
      ...(quizId && { quiz_id: quizId }),
    },
  })
  return data.questions.length > 0 ? data : undefined
}

/** Replaces the generated question with this id by another one. */
const withAnother = (
  generated: GeneratedQuestions,
  questionId: string,
  another: DraftQuestion,
  { usedBefore, sources }: Found,
): GeneratedQuestions => {
  const { questions, chosenFor } = generated
  const tag = chosenFor?.[questionId]
  return {
    ...generated,
    questions: questions.map((question) => (question._id === questionId ? another : question)),
    usedBefore: { ...generated.usedBefore, ...usedBefore },
    sources: { ...generated.sources, ...sources },
    chosenFor: chosenFor && { ...chosenFor, ...(tag !== undefined && { [another._id]: tag }) },
  }
}

/**
 * Swaps a generated question for another one of the same tag, faculties and difficulty that is not in the
 * list. A question that was swapped out comes back only if there is no other. Returns false if there is none.
 * Rejects with the Problem of the call.
 */
export const swapQuestion = async (
  store: QuizDraft,
  questionId: string,
  swappedOut: string[],
): Promise<boolean> => {
  const generated = generatedIn(store)
  const leaving = generated?.questions.find(({ _id }) => _id === questionId)
  if (!generated || !leaving) return false
  const present = generated.questions.map(originOf)
  const quizId = store.getSnapshot().context.quiz?._id
  const found =
    (await findAnother(generated, questionId, [...present, ...swappedOut], quizId)) ??
    (swappedOut.length > 0 ? await findAnother(generated, questionId, present, quizId) : undefined)
  const [another] = found?.questions ?? []
  if (!found || !another) return false
  swappedOut.push(originOf(leaving))
  // Reads the current list, because another question may have been swapped during the call.
  const now = generatedIn(store) ?? generated
  store.trigger.changeGenerated({ generated: withAnother(now, questionId, another, found) })
  return true
}
