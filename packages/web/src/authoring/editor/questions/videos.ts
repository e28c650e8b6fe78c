import { queryOptions } from '@tanstack/react-query'
import { requireUid } from '../../../auth/credentials.ts'
import { rest } from '../../../api/rest.ts'
import type { Editor } from '../editor-context.ts'

/** The videos of a quiz's module or chapter, to which a question can be related. */
export const videosOf = (place: Editor['place']) =>
  queryOptions({
    queryKey: ['videos', place?.kind, place?.id],
    queryFn: async ({ signal }) =>
      (
        await rest.getVideosById(
          {
            query: {
              id: place?.id ?? '',
              instructor_id: requireUid(),
              type: place?.kind === 'chapter' ? '2' : '1',
            },
          },
          { signal },
        )
      ).videos,
    enabled: place !== undefined,
  })
