import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { GeneratedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { rest } from '../../../api/rest.ts'

/** Most questions that a call excludes. */
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
  const { data } = await rest.createAutomaticQuiz({
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

/** The generated questions with another one instead of that with the id. */
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
 * Swaps a generated question for another fitting one: of the tag that it was chosen for, the same faculties and
 * difficulty, and not in the list. Those that were swapped out come again only when there is no other. False
 * when there is none at all. Rejects with the Problem of the call.
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
  // Another one may have been swapped while the call was under way: what is there now is changed.
  const now = generatedIn(store) ?? generated
  store.trigger.changeGenerated({ generated: withAnother(now, questionId, another, found) })
  return true
}
