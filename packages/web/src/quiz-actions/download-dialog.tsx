import { type ExportFormat, exportFormatNames, exportFormats } from '@quizwright/contracts/schemas/export.ts'
import { labels, toasts } from '@quizwright/contracts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../api/problem-text.ts'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'
import { fileName, saveFile } from '../files/save-file.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { toast } from '../ui/feedback/toaster-store.ts'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', '& > p': { textStyle: 'sm', minHeight: '10' } },
})

const choices = exportFormats.map((value) => ({ value, label: exportFormatNames[value] }))

/** What a format can not hold, in a sentence. */
export const describeLosses = (format: ExportFormat, losses: readonly string[]): string =>
  losses.length === 0
    ? `${exportFormatNames[format]} holds all of this quiz’s questions.`
    : `${exportFormatNames[format]} can not hold: ${losses.join(', ')}.`

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

/** Downloads the questions of a quiz for another tool, after a line about what its format can not hold. */
const DownloadDialog = ({ quiz, onClose }: { quiz: { _id: string; name: string }; onClose: () => void }) => {
  const [format, setFormat] = useState<ExportFormat>('qti-3.0')
  const written = useQuery({
    queryKey: [...queryKeys.quizzes, 'export', quiz._id, format],
    queryFn: ({ signal }) => rest.exportQuiz({ params: { quizId: quiz._id, format } }, { signal }),
    // A file may be large, and the questions may change.
    gcTime: 0,
    staleTime: 0,
  })
  const file = written.data?.data
  const save = () => {
    if (!file) return
    const ending = file.name.slice(file.name.lastIndexOf('.'))
    saveFile(new Blob([bytesOf(file.base64)], { type: file.type }), `${fileName(quiz.name)}${ending}`)
    toast.success(toasts.fileDownloaded)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download for another tool"
      closeOnPressOutside
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="solid" icon={<Download aria-hidden />} disabled={!file} onClick={save}>
            Download
          </Button>
        </>
      }
    >
      <Body>
        <RadioGroup label="Format" value={format} onChange={setFormat} options={choices} />
        {written.isError ? (
          <ErrorState
            title="The file could not be written"
            busy={written.isFetching}
            onRetry={() => void written.refetch()}
          >
            {problemText(written.error)}
          </ErrorState>
        ) : (
          <p aria-live="polite">{file ? describeLosses(format, file.losses) : 'Writing the file…'}</p>
        )}
      </Body>
    </Dialog>
  )
}

export default DownloadDialog
