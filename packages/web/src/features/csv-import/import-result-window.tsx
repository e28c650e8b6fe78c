import { chakra } from '@chakra-ui/react/styled-system'
import { labels, notices } from '@quizwright/contracts/texts.ts'
import type { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Progress } from '../../ui/progress.tsx'
import { WindowFooter } from '../../ui/window-footer.tsx'
import type { Collected } from './collected-import.ts'
import type { ImportActor } from './csv-import-windows.tsx'
import { FileFindingsList } from './file-findings-list.tsx'
import { rowsOfQuestions } from './listed-rows.ts'
import { RowList } from './row-list.tsx'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const Summary = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', '& > strong': { color: 'fg', fontWeight: 'semibold' } } })
const Notice = chakra('p', { base: { px: '3', py: '2', borderRadius: 'md', bg: 'orange.subtle', color: 'orange.fg', textStyle: 'sm' } })

type View = ReturnType<typeof csvImportView>
type ImportResultProps = { actor: ImportActor; view: View; collected: Collected; question?: ReactNode }

const Working = ({ view }: { view: View }) => (
  <>
    <Summary><strong>{view.fileName}</strong></Summary>
    {view.isUploading ? <Progress label="Uploading" value={view.uploaded} /> : <Progress label={`Reading: ${view.received.toLocaleString()} questions so far`} value={view.progress} />}
    {view.notice && <Notice role="status">{view.notice}</Notice>}
  </>
)

const Refused = ({ actor, view, collected }: Omit<ImportResultProps, 'question'>) => {
  const { problem } = view
  const place = [problem?.line && `line ${problem.line}`, problem?.column && `column ${problem.column}`].filter(Boolean).join(', ')
  return (
    <>
      <ErrorState title={place ? `The file cannot be imported: ${place}` : 'The file cannot be imported'} onRetry={view.canTryAgain ? () => actor.send({ type: 'try again' }) : undefined}>
        {problem?.message ?? 'Choose another file.'}
      </ErrorState>
      {collected.questions.length > 0 && <RowList label="Questions read before the fault" noHeading="No" textHeading={`Read before the fault (${collected.questions.length.toLocaleString()}), not taken over`} rows={rowsOfQuestions(collected.questions)} />}
    </>
  )
}

/** Window 5: progress, then what the file came to. */
export const ImportResultWindow = ({ actor, view, collected, question }: ImportResultProps) => (
  <>
    <Body aria-busy={view.isUploading || view.isReading || undefined}>
      {(view.isUploading || view.isReading) && <Working view={view} />}
      {view.isRefused && <Refused actor={actor} view={view} collected={collected} />}
      {view.isRead && collected.findings && (
        <>
          <Summary aria-live="polite"><strong>{collected.questions.length.toLocaleString()} questions</strong> in {view.fileName}</Summary>
          <FileFindingsList findings={collected.findings} />
          {collected.findings.counts.errors > 0 && <Notice>{notices.errorsBlockPublishing}</Notice>}
          {question}
        </>
      )}
    </Body>
    <WindowFooter>
      {view.canCancel && <Button onClick={() => actor.send({ type: 'cancel' })}>{labels.cancel}</Button>}
      {(view.isRead || view.isRefused) && <Button onClick={() => actor.send({ type: 'choose another file' })}>Choose another file</Button>}
      {view.isRead && <Button variant="solid" disabled={collected.questions.length === 0} onClick={() => actor.send({ type: 'continue' })}>Continue with {collected.questions.length.toLocaleString()} questions</Button>}
    </WindowFooter>
  </>
)
