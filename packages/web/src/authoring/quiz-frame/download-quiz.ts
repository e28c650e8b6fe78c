import { say } from '@quizwright/domain/language/say.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { problemText } from '../../api/problem-text.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import type { FramedQuiz } from './use-overview.ts'

const signal = new AbortController().signal

/** Saves the quiz as a file and shows the outcome. */
export const downloadQuiz = async ({ _id, name }: FramedQuiz): Promise<void> => {
  try {
    const { exportQuizzes } = await import('../../quiz-actions/export-quizzes.ts')
    const files = await exportQuizzes([{ _id, name }], { signal, onProgress: () => undefined })
    if (files === 0) toast.warning(say('Nothing to export: there are no questions yet.'))
    else toast.success(toasts.fileDownloaded)
  } catch (error) {
    toast.error(toasts.fileDownloadFailed, problemText(error))
  }
}
