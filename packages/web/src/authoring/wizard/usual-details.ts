import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { usualDetailsOf } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import type { UsualDetails } from '@quizwright/machines/quiz-document/new-details.ts'
import * as z from 'zod/mini'
import { rest } from '../../api/rest.ts'

const named = z.array(z.object({ _id: z.string(), name: z.string() }))
const usualDetails = z.partial(
  z.object({
    faculties: named,
    tags: named,
    hours: z.string(),
    mins: z.string(),
    passing_percentage: z.string(),
  }),
)

/** How long the form of a new quiz waits for the details of the last one, in milliseconds. */
const usualDetailsMs = 1_500

const storageKey = (uid: string): string => `usualDetails ${uid}`

/** The details that were read last, so that slow services do not make the author choose again. */
const remembered = (uid: string): Partial<UsualDetails> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(uid)) ?? '{}')
    return usualDetails.safeParse(stored).data ?? {}
  } catch {
    return {}
  }
}

/** The only faculty, if there is just one, so that an author without a quiz need not choose it. */
const onlyFaculty = async (options: { signal: AbortSignal }): Promise<Partial<UsualDetails>> => {
  const { faculties } = (await rest(structureEndpoints).getAllFaculties({}, options)).data
  const [only] = faculties
  return only && faculties.length === 1 ? { faculties: [{ _id: only._id, name: only.name }] } : {}
}

/** Details of the author's newest quiz. */
const askUsualDetails = async (
  uid: string,
  options: { signal: AbortSignal },
): Promise<Partial<UsualDetails>> => {
  const { quizzes } = (
    await rest(quizListEndpoints).getQuizzesByInstructor(
      { body: { instructor_id: uid, page: 1, perPage: 1, sortBy: 'created_at', orderBy: -1 } },
      options,
    )
  ).data
  const [newest] = quizzes
  if (!newest) return onlyFaculty(options)
  const { quiz } = (await rest(quizEndpoints).getQuizForInstructor({ params: { id: newest._id } }, options))
    .data
  const usual = usualDetailsOf(quiz)
  localStorage.setItem(storageKey(uid), JSON.stringify(usual))
  return usual
}

export type ReadUsualDetails = {
  usual: Partial<UsualDetails>
  /** Set if the services did not respond in time. Resolves with the details if they respond later. */
  later?: Promise<Partial<UsualDetails> | undefined>
}

/** Details of the author's newest quiz. If they do not arrive in time, the remembered ones. */
export const readUsualDetails = async (uid: string, signal: AbortSignal): Promise<ReadUsualDetails> => {
  const request = askUsualDetails(uid, { signal }).catch(() => undefined)
  const late = Symbol('late')
  const response = await Promise.race([
    request,
    new Promise<typeof late>((resolve) => setTimeout(resolve, usualDetailsMs, late)),
  ])
  if (response === late) return { usual: remembered(uid), later: request }
  return { usual: response ?? remembered(uid) }
}
