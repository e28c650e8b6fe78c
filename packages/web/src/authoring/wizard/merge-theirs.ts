import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { toDetails } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import { rest } from '../../api/rest.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'

/**
 * Merges the details with those saved elsewhere: the author's changes win, and every other field is theirs.
 * If their session cannot be read, the author's details are kept.
 */
export const mergeTheirs = async ({ store }: OpenDraft, theirs: Quiz): Promise<void> => {
  try {
    const { session } = (await rest(sessionEndpoints).getGeneralSession({ params: { quizId: theirs._id } }))
      .data
    store.trigger.detailsRead({
      details: toDetails(theirs, session),
      quiz: { ...theirs, session_id: session._id },
      revision: theirs.revision,
    })
  } catch {
    // Saving over it goes on: the author has seen what it replaces.
  }
}
