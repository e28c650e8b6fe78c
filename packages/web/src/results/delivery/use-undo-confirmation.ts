import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/** What stays, in a sentence; undefined if nothing does. */
const describeDelivered = (delivered: number): string | undefined =>
  delivered === 0
    ? undefined
    : sayCount(
        delivered,
        '{count} answer stays confirmed: the student has opened the result.',
        '{count} answers stay confirmed: the student has opened the result.',
      )

/**
 * Returns the suggestions of a quiz that were confirmed in one go to the queue. It works after its component has
 * left the screen, so that a toast can offer it.
 */
export const useUndoConfirmation = (quizId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (confirmationId: string) =>
      (
        await rest(markingEndpoints).undoConfirmation({
          params: { id: quizId },
          body: { confirmation_id: confirmationId },
        })
      ).data,
    onSuccess: ({ reopened, delivered }) => {
      const text = sayCount(
        reopened,
        '{count} answer needs marking again',
        '{count} answers need marking again',
      )
      if (reopened > 0) toast.success(text, describeDelivered(delivered))
      else toast.info(say('Nothing was undone'), describeDelivered(delivered))
    },
    onError: (error) => toast.error(say('The confirmation wasn’t undone'), problemText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.results }),
  })
}
