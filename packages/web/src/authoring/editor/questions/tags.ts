import { tagEndpoints } from '@quizwright/contracts/endpoints/tag.ts'
import type { TagRef } from '@quizwright/domain/schemas/tag.ts'
import { queryOptions } from '@tanstack/react-query'
import { rest } from '../../../api/rest.ts'

/** All general tags, read once for the whole editor. */
export const generalTags = queryOptions({
  queryKey: ['tags', 'general'],
  queryFn: async ({ signal }) => (await rest(tagEndpoints).getGeneralTags({}, { signal })).data.tag,
  staleTime: 5 * 60_000,
})

export const isSameTag = (a: string, b: string): boolean =>
  a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0

/**
 * Finds tags by name, first among those of the services, then among those of the question. An unknown name
 * becomes a tag without an id.
 */
export const tagsNamed = (names: readonly string[], ...known: (readonly TagRef[])[]): TagRef[] =>
  names.map((name) => {
    const found = known.flat().find((tag) => isSameTag(tag.tag_name, name))
    return found
      ? {
          tag_name: found.tag_name,
          ...(found._id && { _id: found._id }),
          ...(found.tag_type && { tag_type: found.tag_type }),
        }
      : { tag_name: name }
  })
