import { keptDraftEndpoints } from '@quizwright/contracts/endpoints/kept-draft.ts'
import { isOffered } from '../../../api/offered-calls.ts'
import { rest } from '../../../api/rest.ts'
import { deviceId } from './device-id.ts'

/** When drafts of other devices were changed, by their quizzes. */
export const readElsewhere = async (): Promise<ReadonlyMap<string, string>> => {
  if (!isOffered('getKeptDrafts')) return new Map()
  try {
    const { drafts } = (await rest(keptDraftEndpoints).getKeptDrafts({})).data
    const own = deviceId()
    return new Map(
      drafts
        .filter(({ device_id }) => device_id !== own)
        .map(({ quiz_id, changed_at }) => [quiz_id, changed_at]),
    )
  } catch {
    return new Map()
  }
}
