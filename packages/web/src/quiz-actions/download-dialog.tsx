import { elementAt } from '@quizwright/domain/defined.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import {
  type ExportFormat,
  exportFormatNames,
  exportFormats,
} from '@quizwright/domain/schemas/export-format.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { labels, toasts } from '@quizwright/domain/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../api/query-error.tsx'
import { useFileTexts } from '../language/use-file-texts.ts'
import { queryKeys } from '../api/query-keys.ts'
import { saveFile } from '../files/save-file.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/feedback/toaster-store.ts'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { Progress } from '../ui/loading/progress.tsx'
import { rememberChoice, rememberedChoice } from '../ui/remembered-choice.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import { type ChosenQuiz, packFiles, writeQuizzes, writeSelected } from './write-files.ts'
import { Stack } from '../ui/layout/parts.tsx'

const Losses = chakra('div', {
  base: {
    minHeight: '10',
    maxHeight: '40',
    overflowY: 'auto',
    textStyle: 'sm',
    '& li': { overflowWrap: 'anywhere' },
    '& ul': { ps: '5', listStyle: 'disc' },
  },
})

/** The local storage key of the format that was downloaded last. */
const storageKey = 'downloadFormat'

const lastFormat = (): ExportFormat | undefined => {
  const last = rememberedChoice(storageKey)
  return exportFormats.find((format) => format === last)
}

/** The formats by name, the one that was used last first. */
const choicesAfter = (last: ExportFormat | undefined) =>
  exportFormats
    .map((value) => ({ value, label: exportFormatNames[value] }))
    .toSorted((a, b) => Number(b.value === last) - Number(a.value === last) || a.label.localeCompare(b.label))

/** Says in a sentence what a format cannot hold of a quiz. */
export const describeLosses = (
  format: ExportFormat,
  losses: readonly string[],
  isSelected = false,
): string => {
  const name = exportFormatNames[format]
  if (losses.length > 0)
    return say('{format} doesn’t support: {losses}.', {
      format: name,
      losses: commaList(losses.map(sayMade)),
    })
  return isSelected
    ? say('{format} supports all of these questions.', { format: name })
    : say('{format} supports all of this quiz’s questions.', { format: name })
}

type FileWithLosses = { name: string; losses: readonly string[]; noFile?: string }

type LossLinesProps = { format: ExportFormat; files: readonly FileWithLosses[]; isSelected: boolean }

const LossLines = ({ format, files, isSelected }: LossLinesProps) => {
  if (files.length === 1)
    return (
      <p>{elementAt(files, 0).noFile ?? describeLosses(format, elementAt(files, 0).losses, isSelected)}</p>
    )
  const losing = files.filter(({ losses, noFile }) => losses.length > 0 || noFile !== undefined)
  if (losing.length === 0)
    return (
      <p>
        {say('{format} supports all questions in these quizzes.', {
          format: exportFormatNames[format],
        })}
      </p>
    )
  return (
    <>
      <p>
        {say('{format} doesn’t support everything in {losing} of {count} quizzes:', {
          format: exportFormatNames[format],
          losing: losing.length,
          count: files.length,
        })}
      </p>
      <ul>
        {losing.map(({ name, losses, noFile }) => (
          <li key={name}>
            {name}: {noFile ?? commaList(losses.map(sayMade))}
          </li>
        ))}
      </ul>
    </>
  )
}

type DownloadDialogProps = {
  quizzes: readonly ChosenQuiz[]
  /** Restricts the download to these questions of the quiz, as edited. */
  selected?: readonly DraftQuestion[]
  onClose: () => void
}

const titleOf = ({ quizzes, selected }: DownloadDialogProps): string => {
  if (selected)
    return sayCount(
      selected.length,
      'Export {count} question to another tool',
      'Export {count} questions to another tool',
    )
  return quizzes.length === 1
    ? say('Export to another tool')
    : sayCount(
        quizzes.length,
        'Export {count} quiz to another tool',
        'Export {count} quizzes to another tool',
      )
}

/** Downloads questions for another tool, after showing what its format cannot hold. */
const DownloadDialog = (props: DownloadDialogProps) => {
  useFileTexts()
  const { quizzes, selected, onClose } = props
  const [choices] = useState(() => choicesAfter(lastFormat()))
  const [format, setFormat] = useState<ExportFormat>(() => lastFormat() ?? 'xlsx')
  const [done, setDone] = useState(0)
  const written = useQuery({
    queryKey: [...queryKeys.quizzes, 'export', quizzes.map(({ _id }) => _id), selected ?? 'all', format],
    queryFn: ({ signal }) => {
      setDone(0)
      return selected
        ? writeSelected({ quiz: elementAt(quizzes, 0), questions: selected }, format, { signal })
        : writeQuizzes(quizzes, format, { signal, onProgress: setDone })
    },
    // Not cached, because a file may be large and the questions may change.
    gcTime: 0,
    staleTime: 0,
  })
  const files = written.isFetching ? undefined : written.data
  const save = async () => {
    if (!files) return
    const { name, content } = await packFiles(files)
    saveFile(content, name)
    rememberChoice(storageKey, format)
    toast.success(toasts.fileDownloaded)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(props)}
      closeOnPressOutside
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button
            variant="solid"
            icon={<Download aria-hidden />}
            disabled={!files?.some(({ noFile }) => noFile === undefined)}
            onClick={() => void save()}
          >
            {say('Download')}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup label={say('Format')} value={format} onChange={setFormat} options={choices} />
        {written.isError ? (
          <QueryError query={written} title={say('The file couldn’t be created')} />
        ) : (
          <Losses aria-live="polite" tabIndex={0} role="group" aria-label={say('What’s lost')}>
            {files && <LossLines format={format} files={files} isSelected={selected !== undefined} />}
            {!files && quizzes.length > 1 && (
              <Progress
                label={say('Writing {done} of {count} quizzes', { done, count: quizzes.length })}
                value={(100 * done) / quizzes.length}
              />
            )}
            {!files && quizzes.length <= 1 && <p>{say('Writing the file…')}</p>}
          </Losses>
        )}
      </Stack>
    </Dialog>
  )
}

export default DownloadDialog
