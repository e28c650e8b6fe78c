import { structureEndpoints } from '@quizwright/contracts/endpoints/structure.ts'
import { queryOptions } from '@tanstack/react-query'
import { requireUid } from '../../../auth/credentials.ts'
import { rest } from '../../../api/rest.ts'
import type { Editor } from '../editor-context.ts'

/** The videos of a quiz's module or chapter, to which a question can be related. */
export const videosOf = (placement: Editor['placement']) =>
  queryOptions({
    queryKey: ['videos', placement?.kind, placement?.id],
    queryFn: async ({ signal }) =>
      (
        await rest(structureEndpoints).getVideosById(
          {
            query: {
              id: placement?.id ?? '',
              instructor_id: requireUid(),
              type: placement?.kind === 'chapter' ? '2' : '1',
            },
          },
          { signal },
        )
      ).videos,
    enabled: placement !== undefined,
  })
