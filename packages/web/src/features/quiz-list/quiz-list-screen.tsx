import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ListTodo, Plus } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { queryKeys } from '../../api/query-keys.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { useToMarkCounts } from '../../results/use-marking-overview.ts'
import { href } from '../../routes/routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { Page } from '../../ui/layout/page.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'
import { readIsCollapsed } from './home/collapsed-home.ts'
import { HomeFrame } from './home/home-frame.tsx'
import { useIsHomeExpected } from './home/use-is-home-expected.ts'
import type { Opened } from './opened.ts'
import { listId } from './use-row-keys.ts'
import { QuizBrowser } from './quiz-browser.tsx'

const DownloadDialog = lazy(() => importWhenOnline(() => import('../../quiz-actions/download-dialog.tsx')))
const VersionsDialog = lazy(() => importWhenOnline(() => import('../../quiz-actions/versions-dialog.tsx')))
const RunAiDialog = lazy(() => importWhenOnline(() => import('./run-ai-dialog.tsx')))
const UndoAiDialog = lazy(() => importWhenOnline(() => import('./undo-ai-dialog.tsx')))
const ReportsDialog = lazy(() => importWhenOnline(() => import('../../questions/reports-dialog.tsx')))

/** All windows except the wizard, which belongs to the app. */
type OfTheList = Exclude<Opened, { window: 'wizard' }>

/** A window of the list, loaded when it is first opened. */
const OpenedWindow = ({ opened, onClose }: { opened: OfTheList; onClose: () => void }) => (
  <Suspense fallback={null}>
    {opened.window === 'versions' && <VersionsDialog quiz={opened.quiz} onClose={onClose} />}
    {opened.window === 'download' && <DownloadDialog quizzes={opened.quizzes} onClose={onClose} />}
    {opened.window === 'run AI' && <RunAiDialog {...opened} onClose={onClose} />}
    {opened.window === 'undo AI' && <UndoAiDialog onClose={onClose} />}
    {opened.window === 'issues' && <ReportsDialog quiz={opened.quiz} onClose={onClose} />}
  </Suspense>
)

const Home = lazy(() => importWhenOnline(() => import('./home/home.tsx')))

const SharedQuizzes = lazy(() => importWhenOnline(() => import('./shared/shared-quizzes.tsx')))

/** The wizard that creates a quiz or edits its details. The app passes it in. */
type WizardProps = {
  quizId?: string
  /** The source of questions, if it was chosen before. */
  source?: QuestionSource
  onClose: (outcome: 'changed' | 'unchanged') => void
}
type QuizListScreenProps = ScreenProps & {
  Wizard: ComponentType<WizardProps>
  /** Loads the code of the wizard. */
  onWizardIntent: () => void
}

export const QuizListScreen = ({ search, Wizard, onWizardIntent }: QuizListScreenProps) => {
  const keepFilters = search.get('keepFilters') === 'true'
  const returned = search.get('editType') === 'back' ? (search.get('EditquizID') ?? undefined) : undefined
  const [opened, setOpened] = useState<Opened | undefined>(
    returned ? { window: 'wizard', quizId: returned } : undefined,
  )
  const [, navigate] = useLocation()
  const toMark = useToMarkCounts()
  const isHomeExpected = useIsHomeExpected()
  const queries = useQueryClient()

  const closeWizard = (outcome: 'changed' | 'unchanged') => {
    setOpened(undefined)
    if (outcome === 'changed') void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
    // Removes the parameter, so that reloading the page does not reopen the closed window.
    if (returned) navigate(href.quizList(keepFilters ? { keepFilters: 'true' } : {}), { replace: true })
  }
  const close = () => setOpened(undefined)

  return (
    <Page
      title={say('Quizzes')}
      actions={
        <>
          {toMark !== undefined && toMark.total > 0 && (
            <ButtonLink icon={<ListTodo aria-hidden />} href={href.toMark()}>
              {say('To mark ({total})', { total: toMark.total })}
            </ButtonLink>
          )}
          <Button
            variant="solid"
            icon={<Plus aria-hidden />}
            onPointerEnter={onWizardIntent}
            onFocus={onWizardIntent}
            onClick={() => setOpened({ window: 'wizard' })}
          >
            {say('Create quiz')}
          </Button>
        </>
      }
    >
      <SkipLink href={`#${listId}`}>{say('Skip to the quizzes')}</SkipLink>
      <Suspense fallback={isHomeExpected && <HomeFrame isCollapsed={readIsCollapsed()} />}>
        <Home onOpen={setOpened} />
      </Suspense>
      {search.get('shared') === 'true' ? (
        <Suspense fallback={null}>
          <SharedQuizzes />
        </Suspense>
      ) : (
        <QuizBrowser key={String(keepFilters)} keepFilters={keepFilters} onOpen={setOpened} />
      )}
      <Suspense fallback={null}>
        {opened?.window === 'wizard' && (
          <Wizard
            key={opened.quizId ?? 'new'}
            quizId={opened.quizId}
            source={opened.source}
            onClose={closeWizard}
          />
        )}
      </Suspense>
      {opened && opened.window !== 'wizard' && <OpenedWindow opened={opened} onClose={close} />}
    </Page>
  )
}
