import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { requireUid } from '../../auth/credentials.ts'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { findOpenDraft } from '../document/drafts-on-page.ts'

/**
 * Renames a quiz. A draft that is open on this page is updated too, so that its next save causes no conflict.
 * Rejects with the problem of the failed call.
 */
export const renameQuiz = async ({ _id }: { _id: string }, name: string): Promise<void> => {
  const { quiz } = (await rest(quizEndpoints).updateQuiz({ body: { quiz_id: _id, name } })).data
  // A change of the details increments the revision.
  findOpenDraft(requireUid(), _id)?.store.trigger.quizRenamed({ quiz, over: quiz.revision - 1 })
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
}
