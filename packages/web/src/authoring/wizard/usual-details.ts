import { usualDetailsOf } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import type { UsualDetails } from '@quizwright/machines/quiz-document/new-details.ts'
import { rest } from '../../api/rest.ts'

/** How long the form of a new quiz waits for what the last one had, in milliseconds. */
const usualDetailsMs = 1_500

/** Who has no quiz yet chooses nothing where there is one faculty only. */
const onlyFaculty = async (options: { signal: AbortSignal }): Promise<Partial<UsualDetails>> => {
  const { faculties } = (await rest.getAllFaculties({}, options)).data
  const [only] = faculties
  return only && faculties.length === 1 ? { faculties: [{ _id: only._id, name: only.name }] } : {}
}

/** What the author's newest quiz has; nothing where it is not told in time. */
export const readUsualDetails = async (uid: string, signal: AbortSignal): Promise<Partial<UsualDetails>> => {
  const options = { signal: AbortSignal.any([signal, AbortSignal.timeout(usualDetailsMs)]) }
  try {
    const { quizzes } = (
      await rest.getQuizzesByInstructor(
        { body: { instructor_id: uid, page: 1, perPage: 1, sortBy: 'created_at', orderBy: -1 } },
        options,
      )
    ).data
    const [newest] = quizzes
    if (!newest) return await onlyFaculty(options)
    const { quiz } = (await rest.getQuizForInstructor({ params: { id: newest._id } }, options)).data
    return usualDetailsOf(quiz)
  } catch {
    return {}
  }
}
