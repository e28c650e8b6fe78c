import { tagEndpoints } from '@quizwright/contracts/endpoints/tag.ts'
import type { TagRef } from '@quizwright/domain/schemas/tag.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { generalTags } from './tags.ts'

/** Creates a tag that does not exist yet. Its name stays in `variables` until it is saved. */
export const useCreateTag = (onAdded: (added: readonly TagRef[]) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) =>
      (await rest(tagEndpoints).addTags({ body: { tags: [{ tag_name: name, tag_type: 'general' }] } })).data
        .tags,
    onSuccess: (added) => {
      client.setQueryData(generalTags.queryKey, (known = []) => [
        ...known,
        ...added.filter((tag) => !known.some((other) => other._id === tag._id)),
      ])
      onAdded(added)
    },
    onError: (error) => toast.error(problemText(error)),
  })
}
