import { ltiEndpoints } from '@quizwright/contracts/endpoints/lti.ts'
import type { LtiGroup } from '@quizwright/contracts/schemas/lti-group.ts'
import { rest } from '../api/rest.ts'

/** Loaded only where a learning platform is known. */
export const readGroups = async (quizId: string, signal: AbortSignal): Promise<LtiGroup[]> =>
  (await rest(ltiEndpoints).getLtiGroups({ params: { quizId } }, { signal })).data.groups
