import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'

/**
 * How many quizzes are published and not; undefined while unknown, which costs the chips their figures and
 * nothing else.
 */
export const useQuizCounts = () => {
  const instructorId = useInstructorId()
  const published = useQuery({
    queryKey: [...queryKeys.quizzes, 'published', instructorId],
    queryFn: ({ signal }) => rest.getPublishedCount({ params: { instructorId } }, { signal }),
  })
  const unpublished = useQuery({
    queryKey: [...queryKeys.quizzes, 'unpublished', instructorId],
    queryFn: ({ signal }) => rest.getUnpublishedCount({ params: { instructorId } }, { signal }),
  })
  return { published: published.data?.data.count, unpublished: unpublished.data?.data.count }
}
