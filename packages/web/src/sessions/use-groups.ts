import type { LtiGroup } from '@quizwright/contracts/schemas/lti-group.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useQuery } from '@tanstack/react-query'
import { useIsFeatureOffered } from '../api/offered-kinds.ts'
import { queryKeys } from '../api/query-keys.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const none: readonly LtiGroup[] = []

/** The courses, sections and groups of the students of a quiz; none where no learning platform is known. */
export const useGroups = (quizId: string | undefined): readonly LtiGroup[] => {
  const hasPlatforms = useIsFeatureOffered('learning_platforms')
  const { data } = useQuery({
    queryKey: [...queryKeys.sessions, 'groups', quizId],
    enabled: hasPlatforms && quizId !== undefined,
    queryFn: async ({ signal }) =>
      (await importWhenOnline(() => import('./read-groups.ts'))).readGroups(
        defined(quizId, 'quizId'),
        signal,
      ),
  })
  return data ?? none
}

/** What a group is called beside the sessions of the quiz. */
export const groupLabel = ({ kind, name }: LtiGroup): string => {
  if (kind === 'course') return say('Course: {name}', { name })
  return kind === 'section' ? say('Section: {name}', { name }) : say('Group: {name}', { name })
}
