import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { isSuccess } from '@quizwright/contracts/schemas/envelopes.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { problemText } from '../../api/problem-text.ts'
import { isProblem, rest } from '../../api/rest.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { changedFields, type SessionErrors, type SessionForm } from './session-form.ts'

/** `edited` is undefined for a new session of the quiz. */
type SaveSessionOptions = {
  quizId: string
  edited: Session | undefined
  onSaved: () => void
  onRefused: (errors: SessionErrors) => void
}

/**
 * Saves the dialog's fields as a new or an existing session. `onRefused` gets the errors of fields. Other errors
 * are shown as a toast.
 */
export const useSaveSession = ({ quizId, edited, onSaved, onRefused }: SaveSessionOptions) => {
  const instructorId = useInstructorId()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (form: SessionForm) => {
      const changed = changedFields(form, edited)
      if (edited) return rest(sessionEndpoints).editSession({ body: { ...changed, sessionId: edited._id } })
      const { module_id, course_id } = (
        await rest(quizEndpoints).getQuizForInstructor({ params: { id: quizId } })
      ).data.quiz
      return rest(sessionEndpoints).createSession({
        body: { ...changed, quiz_id: quizId, instructor_id: instructorId, module_id, course_id },
      })
    },
    onSuccess: async ({ status, message }) => {
      if (!isSuccess(status)) {
        toast.warning(message ?? say('The session wasn’t saved.'))
        return
      }
      toast.success(edited ? toasts.sessionUpdated : toasts.sessionCreated)
      onSaved()
      await queries.invalidateQueries({ queryKey: queryKeys.sessions })
    },
    onError: (error) => {
      if (isProblem(error))
        onRefused(
          Object.fromEntries(
            (error.errors ?? []).map(({ field, messages }) => [field, sayMade(messages[0] ?? '')]),
          ),
        )
      toast.warning(problemText(error))
    },
  })
}
