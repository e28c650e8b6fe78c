import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import type { QuizOverview } from '@quizwright/contracts/schemas/quiz-overview.ts'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { isProblem, rest } from '../../api/rest.ts'
import { queryKeys } from '../../api/query-keys.ts'
import type { QuizAddress } from '../../routes/quiz-address.ts'
import { usePendingUntilRendered } from '../../ui/loading/use-pending-until-rendered.ts'

/** What the frame shows of its quiz. The services of an operator may not provide the rest of the overview. */
export type FramedQuiz = Pick<
  QuizOverview,
  | '_id'
  | 'name'
  | 'quiz_type'
  | 'instructor_id'
  | 'module_id'
  | 'chapter_id'
  | 'is_published'
  | 'is_archived'
  | 'published_at'
  | 'version'
  | 'attempts'
  | 'reports_count'
> &
  Partial<
    Pick<
      QuizOverview,
      | 'question_count'
      | 'open_attempts'
      | 'students'
      | 'to_mark'
      | 'some_in_words'
      | 'newest'
      | 'role'
      | 'owner_name'
      | 'only_share'
      | 'is_shared'
      | 'open_comments'
    >
  >

export const overviewKey = (quizId: string) => [...queryKeys.quizzes, 'overview', quizId]
type Named = Pick<QuizAddress, 'quizId' | 'sessionId' | 'resultId'>

/** The fields of the specification's own call that the frame shows. */
const framedOf = (quiz: Quiz): FramedQuiz => quiz

const readOverview = async ({ quizId, ...others }: Named, signal: AbortSignal): Promise<FramedQuiz> => {
  try {
    const query = quizId === undefined ? others : { quizId }
    return (await rest(quizEndpoints).getQuizOverview({ query }, { signal })).data.overview
  } catch (error) {
    if (quizId === undefined || !isProblem(error) || error.code !== 'NOT_OFFERED') throw error
    return framedOf(
      (await rest(quizEndpoints).getQuizForInstructor({ params: { id: quizId } }, { signal })).data.quiz,
    )
  }
}

export const overviewQuery = (quizId: string) =>
  queryOptions({
    queryKey: overviewKey(quizId),
    queryFn: ({ signal }) => readOverview({ quizId }, signal),
  })

/** Finds the quiz of a session or a result. The response also provides what the frame shows first. */
const findQuiz = async (client: QueryClient, named: Named, signal: AbortSignal): Promise<string> => {
  const overview = await readOverview(named, signal)
  client.setQueryData(overviewKey(overview._id), overview)
  return overview._id
}

/** The quiz of an address, read again whenever any quiz has changed. */
export const useOverview = ({ quizId, sessionId, resultId }: Named) => {
  const client = useQueryClient()
  const named = { ...(sessionId && { sessionId }), ...(resultId && { resultId }) }
  const found = useQuery({
    queryKey: ['quiz of', named],
    enabled: quizId === undefined,
    queryFn: ({ signal }) => findQuiz(client, named, signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const id = quizId ?? found.data
  const overview = useQuery({ ...overviewQuery(id ?? ''), enabled: id !== undefined })
  const isPending = usePendingUntilRendered(overview.data === undefined)
  const isMissing = overview.data === undefined && (found.isError || overview.isError)
  return { quizId: id, quiz: isPending ? undefined : overview.data, isMissing }
}
