import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { rest } from '../../../api/rest.ts'
import type { Generated, WizardHost } from '../wizard-host.ts'

/** Most that a call leaves out. */
const excludedAtMost = 1_000

const originOf = ({ origin_id, _id }: DraftQuestion): string => origin_id ?? _id

/**
 * Another fitting question for one of those that were generated: of the tag that it was chosen for, the same
 * faculties and difficulty, and none that is there. Those that were swapped out come again only when there is
 * no other. Answers false when there is none at all.
 */
export const swapQuestion = async (
  host: WizardHost,
  questionId: string,
  swappedOut: string[],
): Promise<boolean> => {
  const { generated, wanted } = host
  const leaving = generated?.questions.find(({ _id }) => _id === questionId)
  if (!generated || !wanted || !leaving) return false
  const there = generated.questions.map(originOf)
  const instead =
    (await findInstead(host, questionId, [...there, ...swappedOut])) ??
    (swappedOut.length > 0 ? await findInstead(host, questionId, there) : undefined)
  const [question] = instead?.questions ?? []
  if (!instead || !question) return false
  swappedOut.push(originOf(leaving))
  const tag = generated.chosenFor?.[questionId]
  // It may have been swapped or generated anew while the answer was on its way: what is there now is changed.
  const now = host.generated ?? generated
  host.generated = {
    ...now,
    questions: now.questions.map((other) => (other._id === questionId ? question : other)),
    usedBefore: { ...now.usedBefore, ...instead.usedBefore },
    ...(now.chosenFor && {
      chosenFor: { ...now.chosenFor, ...(tag !== undefined && { [question._id]: tag }) },
    }),
  }
  return true
}

const findInstead = async (
  { generated, wanted }: WizardHost,
  questionId: string,
  exclude: string[],
): Promise<Generated | undefined> => {
  const tag = generated?.chosenFor?.[questionId]
  const tagNames = wanted!.tagNames.filter((name) => tag === undefined || name.trim() === tag)
  const { data } = await rest.createAutomaticQuiz({
    body: { ...wanted!, tagNames, questionsCount: 1, exclude: exclude.slice(0, excludedAtMost) },
  })
  return data.questions.length > 0 ? data : undefined
}
