import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import type { Opened } from './opened.ts'

const DownloadDialog = lazy(() => importWhenOnline(() => import('../../quiz-actions/download-dialog.tsx')))
const VersionsDialog = lazy(() => importWhenOnline(() => import('../../quiz-actions/versions-dialog.tsx')))
const RunAiDialog = lazy(() => importWhenOnline(() => import('./run-ai-dialog.tsx')))
const UndoAiDialog = lazy(() => importWhenOnline(() => import('./undo-ai-dialog.tsx')))
const ReportsDialog = lazy(() => importWhenOnline(() => import('../../questions/reports-dialog.tsx')))

/** All windows except the wizard, which belongs to the app. */
type OfTheList = Exclude<Opened, { window: 'wizard' }>

/** A window of the list, loaded when it is first opened. */
export const OpenedWindow = ({ opened, onClose }: { opened: OfTheList; onClose: () => void }) => (
  <Suspense fallback={null}>
    {opened.window === 'versions' && <VersionsDialog quiz={opened.quiz} onClose={onClose} />}
    {opened.window === 'download' && <DownloadDialog quizzes={opened.quizzes} onClose={onClose} />}
    {opened.window === 'run AI' && <RunAiDialog {...opened} onClose={onClose} />}
    {opened.window === 'undo AI' && <UndoAiDialog onClose={onClose} />}
    {opened.window === 'issues' && <ReportsDialog quiz={opened.quiz} onClose={onClose} />}
  </Suspense>
)
