import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { problemText } from '../api/problem-text.ts'
import type { OnProgress } from '../api/reading-in-parts.ts'
import { isAborted } from '../api/rest.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toaster-store.ts'

type TextFile = { name: string; text: string }

/** Creates the CSV file on request. Undefined if it would be empty. */
export type MakeCsv = (options: {
  signal: AbortSignal
  onProgress: OnProgress
}) => Promise<TextFile | undefined>

type DownloadButtonProps = {
  makeCsv: MakeCsv
  disabled?: boolean
  /** Why the file would be empty. */
  emptyReason: string
  children: string
}

/**
 * Downloads the rows of a screen as a CSV file, with the progress of a long list, and can be cancelled. Leaving
 * the screen cancels it.
 */
export const DownloadButton = ({ makeCsv, disabled, emptyReason, children }: DownloadButtonProps) => {
  const controller = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ read: number; total: number }>()
  useEffect(() => () => controller.current?.abort(), [])
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      controller.current = new AbortController()
      const onProgress: OnProgress = (read, total) => setProgress({ read, total })
      const file = await makeCsv({ signal: controller.current.signal, onProgress })
      if (!file) return toast.warning(`Nothing was exported: ${emptyReason}.`)
      const { saveFile } = await import('./save-file.ts')
      saveFile(new Blob([file.text], { type: 'text/csv;charset=utf-8' }), file.name)
      toast.success(toasts.fileDownloaded)
    },
    onError: (error) => {
      if (!isAborted(error)) toast.error(toasts.dataDownloadFailed, problemText(error))
    },
    onSettled: () => setProgress(undefined),
  })
  const isPart = isPending && progress !== undefined && progress.read < progress.total
  return (
    <>
      <Button icon={<Download aria-hidden />} busy={isPending} disabled={disabled} onClick={() => mutate()}>
        {isPart ? `${formatNumber(progress.read)} of ${formatNumber(progress.total)} results read` : children}
      </Button>
      {isPart && (
        <Button variant="ghost" onClick={() => controller.current?.abort()}>
          Cancel
        </Button>
      )}
    </>
  )
}
