import { say } from '@quizwright/domain/language/say.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { chakra } from '../ui/styled/chakra.tsx'
import { problemText } from '../api/problem-text.ts'
import type { OnProgress } from '../api/reading-in-parts.ts'
import { isAborted } from '../api/rest.ts'
import { Button, IconButton } from '../ui/buttons/button.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import type { Table } from './table.ts'
import { toast } from '../ui/feedback/toaster-store.ts'

/** Creates the table on request. Undefined if it would be empty. */
export type MakeTable = (options: {
  signal: AbortSignal
  onProgress: OnProgress
}) => Promise<Table | undefined>

const formats = {
  csv: async (rows: Table['rows']) => {
    const { writeCsv } = await import('./write-csv.ts')
    return new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' })
  },
  xlsx: async (rows: Table['rows']) => (await import('./write-workbook.ts')).writeWorkbook(rows),
}

type DownloadButtonProps = {
  makeTable: MakeTable
  disabled?: boolean
  /** Why the file would be empty. */
  emptyReason: string
  children: string
}

/** The download and the choice of its format look like one control. */
const Split = chakra('div', {
  base: {
    display: 'inline-flex',
    maxWidth: 'full',
    '& > button:first-of-type': { borderEndRadius: '0', flexGrow: '1' },
    '& > button:nth-of-type(2)': { borderStartRadius: '0', ms: '-1px' },
  },
})

/**
 * Downloads the rows of a screen as a CSV file or, by the menu beside it, as a workbook, with the progress of a long
 * list, and can be cancelled. Leaving the screen cancels it.
 */
export const DownloadButton = ({ makeTable, disabled, emptyReason, children }: DownloadButtonProps) => {
  const controller = useRef<AbortController>(undefined)
  const [progress, setProgress] = useState<{ read: number; total: number }>()
  useEffect(() => () => controller.current?.abort(), [])
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: keyof typeof formats) => {
      controller.current = new AbortController()
      const onProgress: OnProgress = (read, total) => setProgress({ read, total })
      const table = await makeTable({ signal: controller.current.signal, onProgress })
      if (!table) return toast.warning(say('Nothing to export: {emptyReason}.', { emptyReason }))
      const { saveFile } = await import('./save-file.ts')
      saveFile(await formats[format](table.rows), `${table.name}.${format}`)
      toast.success(toasts.fileDownloaded)
    },
    onError: (error) => {
      if (!isAborted(error)) toast.error(toasts.dataDownloadFailed, problemText(error))
    },
    onSettled: () => setProgress(undefined),
  })
  const isPart = isPending && progress !== undefined && progress.read < progress.total
  return (
    <Split>
      <Button
        icon={<Download aria-hidden />}
        busy={isPending}
        disabled={disabled}
        onClick={() => mutate('csv')}
      >
        {isPart
          ? say('{read} of {total} results loaded', { read: progress.read, total: progress.total })
          : children}
      </Button>
      <Menu
        label={say('Download as')}
        trigger={
          <IconButton
            variant="outline"
            label={say('Download as another format')}
            disabled={disabled || isPending}
            icon={<ChevronDown aria-hidden />}
          />
        }
        items={[
          { label: say('CSV file'), onSelect: () => mutate('csv') },
          { label: say('Excel workbook'), onSelect: () => mutate('xlsx') },
        ]}
      />
      {isPart && (
        <Button variant="ghost" onClick={() => controller.current?.abort()}>
          {say('Cancel')}
        </Button>
      )}
    </Split>
  )
}
