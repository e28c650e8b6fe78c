import { toasts } from '@quizwright/contracts/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { problemText } from '../api/problem-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toaster-store.ts'
import { saveFile } from '../files/save-file.ts'

/** Creates the CSV file on request. Undefined if there are no figures yet. */
export type MakeCsv = () => Promise<{ name: string; text: string } | undefined>

/** Downloads the figures of the screen as a CSV file. */
export const DownloadButton = ({ makeCsv }: { makeCsv: MakeCsv }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: makeCsv,
    onSuccess: (file) => {
      if (!file) return toast.warning('Nothing was exported: nobody has taken this quiz yet.')
      saveFile(new Blob([file.text], { type: 'text/csv;charset=utf-8' }), file.name)
      toast.success(toasts.fileDownloaded)
    },
    onError: (error) => toast.error(toasts.dataDownloadFailed, problemText(error)),
  })
  return (
    <Button icon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      Download data
    </Button>
  )
}
