import { say } from '@quizwright/domain/language/say.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ExternalLink, Flag, Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink, IconButton, NewTabLink } from '../ui/buttons/button.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import { href } from '../routes/routes.ts'
import { DownloadButton, type MakeTable } from '../files/download-button.tsx'
import { groupLabel, useGroups } from '../sessions/use-groups.ts'
import type { StatisticsAddress } from './statistics-address.ts'
import { useIssuePage, useSessions } from './use-statistics.ts'
import { problemText } from '../api/problem-text.ts'
import { Select } from '../ui/form/select.tsx'

/** Narrower than its names may be, so that the toolbar has one line in a window of 1280 px. */
const Frame = chakra('div', {
  base: { width: { base: 'full', sm: 'auto' }, flex: { sm: '1 1 11rem' }, maxWidth: { sm: '16rem' } },
})
const allTime = 'all'

type SessionSelectProps = { address: StatisticsAddress; onChoose: (sessionId: string | undefined) => void }

/** Selects which attempts are counted: those of one session, of a group of a course, or all. */
const SessionSelect = ({ address: { quizId, sessionId }, onChoose }: SessionSelectProps) => {
  const { data = [], error } = useSessions(quizId)
  const groups = useGroups(quizId)
  const unlisted =
    sessionId !== undefined && ![...data, ...groups].some(({ _id }) => _id === sessionId)
      ? [{ value: sessionId, label: say('This session') }]
      : []
  return (
    <Frame>
      <Select
        label={groups.length > 0 ? say('Session, course or group') : say('Session')}
        hideLabel
        value={sessionId ?? allTime}
        error={error ? problemText(error) : undefined}
        options={[
          { value: allTime, label: labels.allTime },
          ...data.map(({ _id, name }) => ({ value: _id, label: name })),
          ...groups.map((group) => ({ value: group._id, label: groupLabel(group) })),
          ...unlisted,
        ]}
        onChange={(selected) => onChoose(selected === allTime ? undefined : selected)}
      />
    </Frame>
  )
}

const ReportsDialog = lazy(() => importWhenOnline(() => import('../questions/reports-dialog.tsx')))
/** On a phone, all buttons except the last one fill their row, and the last one is beside the reports. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // What other languages need a second line for stands at its end, below the other buttons.
    justifyContent: { sm: 'flex-end' },
    gap: '2',
    smDown: {
      '& > a, & > button': { px: '3', '&:not(button:last-of-type)': { flexGrow: '1' } },
      '& > button:not(:last-of-type), & > div:last-of-type': { order: '1' },
      // The reported errors and the download share a row.
      '& > div:last-of-type': { flexGrow: '1', '& > button': { px: '2' } },
      '& > button:not(:last-of-type)': { px: '2' },
    },
  },
})
/** Links to both views, with the open one marked. */
const Views = chakra('nav', {
  base: {
    display: 'flex',
    // With letters of double size, a phone has no room for both beside each other.
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    '& > a': { borderRadius: '0', px: { base: '2', sm: '3' }, flexGrow: { base: '1', sm: '0' } },
    '& > a:first-of-type': { borderStartRadius: 'l2' },
    '& > a:last-of-type': { borderEndRadius: 'l2', marginInlineStart: '-1px' },
    '& > a[aria-current]': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      borderColor: 'accent.emphasized',
      fontWeight: 'semibold',
      zIndex: '1',
    },
  },
})
const Spacer = chakra('span', { base: { flex: '1', hideBelow: 'sm' } })

type StatisticsHeaderProps = {
  quiz: Quiz
  address: StatisticsAddress
  view: 'overall' | 'questions'
  onChooseSession: (sessionId: string | undefined) => void
  makeTable: MakeTable
  showsSummary: boolean
  onToggleSummary: () => void
}

/** The toolbar of both statistics screens: session, the other screen, reports, download and quiz summary. */
export const StatisticsHeader = ({
  quiz,
  address,
  view,
  onChooseSession,
  makeTable,
  showsSummary,
  onToggleSummary,
}: StatisticsHeaderProps) => {
  const [showsReports, setShowsReports] = useState(false)
  const issuePage = useIssuePage(quiz._id)
  const received = labels.reportsReceived(quiz.reports_count)
  const { quizId, sessionId } = address
  return (
    <Bar>
      <SessionSelect address={address} onChoose={onChooseSession} />
      <Views aria-label={say('Statistics')} data-keeps-focus>
        <ButtonLink
          href={href.quizStats(quizId, sessionId)}
          aria-current={view === 'overall' ? 'page' : undefined}
        >
          {view === 'overall' ? say('Overall statistics') : labels.overallStats}
        </ButtonLink>
        <ButtonLink
          href={href.questionStats(quizId, sessionId ? { sessionId } : {})}
          aria-current={view === 'questions' ? 'page' : undefined}
        >
          {view === 'questions' ? say('Question statistics') : labels.questionStats}
        </ButtonLink>
      </Views>
      <Spacer />
      {issuePage.data === undefined ? (
        <Button
          variant="ghost"
          busy={issuePage.isFetching}
          icon={<ExternalLink aria-hidden />}
          onClick={() => void issuePage.refetch()}
        >
          {received}
        </Button>
      ) : (
        <NewTabLink variant="ghost" icon={<ExternalLink aria-hidden />} href={issuePage.data}>
          {received}
        </NewTabLink>
      )}
      <Button icon={<Flag aria-hidden />} onClick={() => setShowsReports(true)}>
        {say('View issues')}
      </Button>
      <DownloadButton makeTable={makeTable} emptyReason={say('no one has taken this quiz yet')}>
        {say('Download data')}
      </DownloadButton>
      <IconButton
        variant="outline"
        label={showsSummary ? say('Hide the quiz summary') : say('Show the quiz summary')}
        aria-expanded={showsSummary}
        icon={<Menu aria-hidden />}
        onClick={onToggleSummary}
      />
      <Suspense fallback={null}>
        {showsReports && <ReportsDialog quiz={quiz} onClose={() => setShowsReports(false)} />}
      </Suspense>
    </Bar>
  )
}
