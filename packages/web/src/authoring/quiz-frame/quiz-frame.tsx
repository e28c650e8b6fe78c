import { say } from '@quizwright/domain/language/say.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import type { QuizAddress } from '../../routes/quiz-address.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { InsideFrame } from '../../ui/layout/inside-frame.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { useUnsavedQuizzes } from '../document/unsaved-quizzes.ts'
import { OnlyShare, QuizRole } from '../../quiz-actions/quiz-role.ts'
import { AllowedScreen, mayOpen } from './allowed-screen.tsx'
import { AttemptedNotice } from './attempted-notice.tsx'
import { FrameBack } from './frame-back.tsx'
import { FrameMenu } from './frame-menu.tsx'
import { FrameTabs } from './frame-tabs.tsx'
import { MainAction } from './main-action.tsx'
import { type FrameWindow, OpenFrameWindow } from './open-window.ts'
import { useWindow } from './use-window.ts'
import { QuizCounts } from './quiz-counts.tsx'
import { QuizState } from './quiz-state.tsx'
import { QuizTitle } from './quiz-title.tsx'
import { useIsLate } from '../../ui/loading/use-is-late.ts'
import { tabLinks, visit, type Visited } from './tab-links.ts'
import { type FramedQuiz, overviewKey, useOverview } from './use-overview.ts'
import { useQuizActions } from './use-quiz-actions.ts'

const FrameComments = lazy(() => importWhenOnline(() => import('../../comments/frame-comments.tsx')))
const QuizWizard = lazy(() => importWhenOnline(() => import('../wizard/quiz-wizard.tsx')))
const VersionsDialog = lazy(() => importWhenOnline(() => import('../../quiz-actions/versions-dialog.tsx')))
const DownloadDialog = lazy(() => importWhenOnline(() => import('../../quiz-actions/download-dialog.tsx')))
const OneMoment = lazy(() => importWhenOnline(() => import('./one-moment.tsx')))
const HistoryDialog = lazy(() => importWhenOnline(() => import('./history/history-dialog.tsx')))
const LogDialog = lazy(() => importWhenOnline(() => import('./log/log-dialog.tsx')))
const PeopleDialog = lazy(() => importWhenOnline(() => import('./people/people-dialog.tsx')))
const ShareDialog = lazy(() => importWhenOnline(() => import('./sharing/share-dialog.tsx')))

/**
 * The script that compares the moments of figures is loaded this many milliseconds after the screen. It then also
 * checks the figures that arrived before it, and a first visit sends less.
 */
const firstMomentMs = 10_000

const Header = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '90rem',
    mx: 'auto',
    px: { base: '4', md: '8' },
    pt: { base: '3', md: '4' },
    _print: { px: '0 !important' },
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    // On a phone with large letters, the actions stand below the title.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    // On a phone, the state and the counts stand below the title and the actions, over the whole width.
    '& > :first-of-type': { flex: '1 1 8rem', minWidth: '0', mdDown: { display: 'contents' } },
    // Nothing that has an order begins on the line of the title, which would take its room.
    mdDown: { rowGap: '0', '&::after': { content: '""', flexBasis: '100%' } },
  },
})
const Name = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minWidth: '0',
    mdDown: {
      display: 'contents',
      '& > :first-child': { flex: '1 1 8rem' },
      '& > :nth-child(n + 2)': { order: '1' },
    },
  },
})
const Actions = chakra('div', {
  base: { display: 'flex', gap: '2', flexShrink: '0', '@media print': { display: 'none' } },
})

/** A placeholder as high as the title with the counts and the tabs. */
const Opening = chakra('div', {
  base: { display: 'grid', gap: '2', alignContent: 'center', height: '3.25rem' },
})
const TabsOpening = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '6', mt: '2', height: '2.25rem', overflow: 'hidden' },
})

/**
 * The screen below. Where the title and the state may need several lines, the screen is invisible until the frame is
 * as high as it stays, so that nothing moves.
 */
const Content = chakra('div', {
  base: { display: 'contents', '&[data-waits]': { mdDown: { visibility: 'hidden' } } },
})

type FrameHeadProps = {
  quiz: FramedQuiz
  tab: QuizAddress['tab']
  open: FrameWindow | undefined
  onOpen: (window: FrameWindow | undefined) => void
}

const FrameHead = ({ quiz, tab, open, onOpen }: FrameHeadProps) => {
  const actions = useQuizActions(quiz)
  const unsaved = useUnsavedQuizzes()
  const queries = useQueryClient()
  const isPastFirstMoment = useIsLate(firstMomentMs)
  const close = () => onOpen(undefined)
  const source = open === 'upload a CSV' || open === 'generate' ? open : undefined
  return (
    <>
      <Line>
        <div>
          <Name>
            <QuizTitle key={quiz._id} quiz={quiz} />
            <QuizState
              quiz={quiz}
              unsaved={unsaved}
              onShowVersions={() => onOpen('versions')}
              onShowPeople={() => onOpen('people')}
            />
            <QuizCounts quiz={quiz} isUnsaved={unsaved.has(quiz._id)} />
          </Name>
        </div>
        <Actions>
          <MainAction quiz={quiz} tab={tab} actions={actions} onShare={() => onOpen('share')} />
          <Suspense fallback={null}>
            <FrameComments quiz={quiz} />
          </Suspense>
          <FrameMenu quiz={quiz} actions={actions} onOpen={onOpen} />
        </Actions>
      </Line>
      {actions.question}
      <Suspense fallback={null}>
        {isPastFirstMoment && <OneMoment frameKey={overviewKey(quiz._id)} quiz={quiz} />}
      </Suspense>
      <Suspense fallback={null}>
        {(open === 'details' || source) && (
          <QuizWizard
            quizId={quiz._id}
            source={source}
            onClose={(outcome) => {
              close()
              if (outcome === 'changed') void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
            }}
          />
        )}
        {open === 'versions' && <VersionsDialog quiz={quiz} onClose={close} />}
        {open === 'download' && <DownloadDialog quizzes={[quiz]} onClose={close} />}
        {open === 'log' && <LogDialog quiz={quiz} onClose={close} />}
        {open === 'history' && <HistoryDialog quiz={quiz} onClose={close} />}
        {open === 'people' && <PeopleDialog quiz={quiz} onClose={close} />}
        {open === 'share' && <ShareDialog quiz={quiz} onClose={close} />}
      </Suspense>
    </>
  )
}

const FrameSkeleton = () => (
  <>
    <Opening role="status" aria-label={say('Loading the quiz')}>
      <Skeleton role="presentation" width="16rem" height="1.75rem" />
      <Skeleton role="presentation" width="9rem" />
    </Opening>
    <TabsOpening aria-hidden>
      {['5rem', '4rem', '4.5rem', '4rem', '4.5rem', '3.5rem'].map((width, tab) => (
        <Skeleton key={tab} role="presentation" width={width} />
      ))}
    </TabsOpening>
  </>
)

type QuizFrameProps = {
  quizAddress: QuizAddress
  /** The address with its query. */
  address: string
  /** The screen from which the user came to this quiz. */
  cameFrom: { address: string; title: string } | undefined
  children: ReactNode
}

/** The part above every screen of a quiz: its title, state and counts, its actions, and the tabs. */
export const QuizFrame = ({ quizAddress, address, cameFrom, children }: QuizFrameProps) => {
  const { quizId, quiz, isMissing } = useOverview(quizAddress)
  const [visited, setVisited] = useState<Visited>()
  const [open, setOpen] = useWindow(`${quizAddress.quizId ?? ''} ${address.split('?')[0]}`)
  const now =
    quizId && visit(visited, { quizId, tab: quizAddress.tab, sessionId: quizAddress.sessionId, address })
  // The notice about students' answers is shown once the overview has loaded.
  const canGrow = quizAddress.tab === 'questions' && !quiz && !isMissing
  if (now && JSON.stringify(now) !== JSON.stringify(visited)) setVisited(now)
  return (
    <QuizRole value={quiz?.role ?? 'owner'}>
      <OnlyShare value={quiz?.only_share ?? false}>
        <InsideFrame value={canGrow ? 'moving' : true}>
          <Header>
            <FrameBack kind={quizAddress.back} cameFrom={cameFrom} />
            {isMissing && (
              <VisuallyHidden>
                <h1>{say('Quiz')}</h1>
              </VisuallyHidden>
            )}
            {!isMissing && quiz && (
              <>
                <FrameHead quiz={quiz} tab={quizAddress.tab} open={open} onOpen={setOpen} />
                <FrameTabs links={tabLinks(quiz, visited)} current={quizAddress.tab} />
              </>
            )}
            {!isMissing && !quiz && <FrameSkeleton />}
            {quiz && quizAddress.tab === 'questions' && mayOpen(quiz.role, 'questions') && (
              <AttemptedNotice quiz={quiz} />
            )}
          </Header>
          <OpenFrameWindow value={setOpen}>
            <Content data-waits={(!quiz && !isMissing) || undefined}>
              <AllowedScreen quiz={quiz} tab={quizAddress.tab}>
                {children}
              </AllowedScreen>
            </Content>
          </OpenFrameWindow>
        </InsideFrame>
      </OnlyShare>
    </QuizRole>
  )
}
