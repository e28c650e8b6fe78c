import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { CorrectAnswerBody } from '@quizwright/domain/schemas/correction.ts'
import { useMutation } from '@tanstack/react-query'
import { problemText } from '../api/problem-text.ts'
import { rest } from '../api/rest.ts'
import { useMayCall } from '../quiz-actions/quiz-role.ts'
import { toast } from '../ui/feedback/toaster-store.ts'
import { forgetFigures } from './correction-queries.ts'

/** Whether the services can give one answer of one student other marks, as far as is known. */
export const useCanCorrectAnswer = (): boolean =>
  useMayCall('editor', 'correctAnswer', 'getCorrections', 'undoCorrection')

/** Gives one answer other marks and reads everything that shows them again. */
export const useCorrectAnswer = (onDone: () => void) =>
  useMutation({
    mutationFn: async (body: CorrectAnswerBody) => {
      await rest(correctionEndpoints).correctAnswer({ body })
      await forgetFigures()
    },
    onSuccess: () => {
      toast.success(
        say('Mark corrected'),
        say('The student sees the new mark and the reason with the result.'),
      )
      onDone()
    },
    onError: (error) => toast.error(say('The mark couldn’t be corrected'), problemText(error)),
  })
