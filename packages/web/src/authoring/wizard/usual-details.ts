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

/** How long the form of a new quiz waits for what the last one had, in milliseconds. */
const usualDetailsMs = 1_500

const storageKey = (uid: string): string => `usualDetails ${uid}`

/** What was told last: services that are slow today do not make the author choose again. */
const remembered = (uid: string): Partial<UsualDetails> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(uid)) ?? '{}')
    return usualDetails.safeParse(stored).data ?? {}
  } catch {
    return {}
  }
}

/** Who has no quiz yet chooses nothing where there is one faculty only. */
const onlyFaculty = async (options: { signal: AbortSignal }): Promise<Partial<UsualDetails>> => {
  const { faculties } = (await rest.getAllFaculties({}, options)).data
  const [only] = faculties
  return only && faculties.length === 1 ? { faculties: [{ _id: only._id, name: only.name }] } : {}
}

/** What the author's newest quiz has. */
const askUsualDetails = async (
  uid: string,
  options: { signal: AbortSignal },
): Promise<Partial<UsualDetails>> => {
  const { quizzes } = (
    await rest.getQuizzesByInstructor(
      { body: { instructor_id: uid, page: 1, perPage: 1, sortBy: 'created_at', orderBy: -1 } },
      options,
    )
  ).data
  const [newest] = quizzes
  if (!newest) return onlyFaculty(options)
  const { quiz } = (await rest.getQuizForInstructor({ params: { id: newest._id } }, options)).data
  const usual = usualDetailsOf(quiz)
  localStorage.setItem(storageKey(uid), JSON.stringify(usual))
  return usual
}

export type ReadUsualDetails = {
  usual: Partial<UsualDetails>
  /** Set where the services did not answer in time: what they say when they do, if they do. */
  later?: Promise<Partial<UsualDetails> | undefined>
}

/** What the author's newest quiz has; where it is not told in time, what the one before had until it is. */
export const readUsualDetails = async (uid: string, signal: AbortSignal): Promise<ReadUsualDetails> => {
  const asked = askUsualDetails(uid, { signal }).catch(() => undefined)
  const late = Symbol('late')
  const told = await Promise.race([
    asked,
    new Promise<typeof late>((resolve) => setTimeout(resolve, usualDetailsMs, late)),
  ])
  if (told === late) return { usual: remembered(uid), later: asked }
  return { usual: told ?? remembered(uid) }
}
