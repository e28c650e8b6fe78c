import { toasts } from '@quizwright/contracts/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { isAborted } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { readAll, type ListRequest } from './read-results.ts'

/** Downloads all results of the list as export.csv. Leaving the screen aborts it. */
export const useDownload = () => {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  return useMutation({
    mutationFn: async (request: ListRequest) => {
      controller.current = new AbortController()
      const [{ resultsFileName, writeResultsCsv }, { saveFile }] = await Promise.all([
        import('../../results/results-csv.ts'),
        import('../../files/save-file.ts'),
      ])
      const results = await readAll(request, controller.current.signal)
      if (results.length > 0)
        saveFile(new Blob([writeResultsCsv(results)], { type: 'text/csv;charset=utf-8' }), resultsFileName)
      return results.length
    },
    onSuccess: (count) =>
      count === 0
        ? toast.warning('Nothing was exported: there are no results.')
        : toast.success(toasts.fileDownloaded),
    onError: (error) => {
      if (!isAborted(error)) toast.error(toasts.dataDownloadFailed, problemText(error))
    },
  })
}
