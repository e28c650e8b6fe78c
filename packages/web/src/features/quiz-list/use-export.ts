import { say } from '@quizwright/domain/language/say.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useCallback, useRef, useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { isAborted } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

export type ExportUnderWay = { done: number; total: number; cancel: () => void }

/** Saves quizzes as files, one download at a time, with its progress. */
export const useExport = () => {
  const [underWay, setUnderWay] = useState<ExportUnderWay>()
  const busy = useRef(false)
  const start = useCallback(async (chosen: readonly ListedQuiz[]) => {
    if (busy.current) return
    busy.current = true
    const controller = new AbortController()
    const progress = { total: chosen.length, cancel: () => controller.abort() }
    setUnderWay({ done: 0, ...progress })
    try {
      const { exportQuizzes } = await import('../../quiz-actions/export-quizzes.ts')
      const files = await exportQuizzes(chosen, {
        signal: controller.signal,
        onProgress: (done) => setUnderWay({ done, ...progress }),
      })
      if (files === 0) toast.warning(say('Nothing to export: there are no questions yet.'))
      else toast.success(toasts.fileDownloaded)
    } catch (error) {
      if (!isAborted(error)) toast.error(toasts.fileDownloadFailed, problemText(error))
    }
    busy.current = false
    setUnderWay(undefined)
  }, [])
  return { underWay, start }
}
