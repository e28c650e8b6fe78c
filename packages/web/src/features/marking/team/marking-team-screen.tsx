import type { MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { mayAs } from '@quizwright/domain/rules/role.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { sayProblem } from '../../../api/problem-text.ts'
import { href } from '../../../routes/routes.ts'
import type { ScreenProps } from '../../../routes/screen-props.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { DivisionDialog } from './division-dialog.tsx'
import { divisionOf } from './division-of-team.ts'
import { MarkDifferences } from './mark-differences.tsx'
import { ProgressTable } from './progress-table.tsx'
import { TeamAgreement } from './team-agreement.tsx'
import { type TeamMachine, useTeam, useTeamMachine } from './use-team.ts'

const Part = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', '& > h2': { textStyle: 'title.md' } },
})
const QuizName = chakra('p', { base: { color: 'fg.muted', mt: '-3', overflowWrap: 'anywhere' } })

const StopDialog = ({ machine: { view, send } }: { machine: TeamMachine }) => (
  <ConfirmDialog
    open
    title={say('Remove assignments?')}
    confirmLabel={say('Remove assignments')}
    busy={view.isBusy}
    onConfirm={() => send({ type: 'confirm' })}
    onCancel={() => send({ type: 'cancel' })}
  >
    <p>
      {say(
        'Every marker sees all answers again. Marks stay. Answers that still lacked their second mark get ' +
          'the first one.',
      )}
    </p>
    {view.problem && <p role="alert">{sayProblem(view.problem)}</p>}
  </ConfirmDialog>
)

type TeamProps = { quizId: string; team: MarkingTeam; machine: TeamMachine }

const Team = ({ quizId, team, machine }: TeamProps) => {
  const [areDecidedShown, setDecidedShown] = useState(false)
  const isOwner = team.role === 'owner'
  const mayEdit = mayAs(team.role, 'editor')
  const isSampled = team.sample_percent > 0 || team.marked_twice > 0
  return (
    <>
      {mayEdit && team.to_decide > 0 && (
        <Part aria-labelledby="to-decide">
          <h2 id="to-decide">
            {sayCount(team.to_decide, '{count} answer to decide', '{count} answers to decide')}
          </h2>
          <MarkDifferences quizId={quizId} state="open" machine={machine} mayDecide={isOwner} />
        </Part>
      )}
      <Part aria-labelledby="progress">
        <h2 id="progress">{say('Progress')}</h2>
        <ProgressTable team={team} />
      </Part>
      {isSampled && (
        <Part aria-labelledby="agreement">
          <h2 id="agreement">{say('Agreement between markers')}</h2>
          <TeamAgreement team={team} />
        </Part>
      )}
      {mayEdit && isSampled && (
        <Part aria-label={say('Decided answers')}>
          {areDecidedShown ? (
            <>
              <h2>{say('Decided answers')}</h2>
              <MarkDifferences quizId={quizId} state="decided" machine={machine} mayDecide={false} />
            </>
          ) : (
            <Button alignSelf="start" onClick={() => setDecidedShown(true)}>
              {say('Show decided answers')}
            </Button>
          )}
        </Part>
      )}
    </>
  )
}

type ActionsProps = TeamProps & { isShared: boolean }

const TeamActions = ({ quizId, team, machine: { send }, isShared }: ActionsProps) => {
  const { revision } = team
  const shareOut = () => send({ type: 'share out', division: divisionOf(team), revision })
  return (
    <>
      {isShared && mayAs(team.role, 'editor') && (
        <>
          <Button onClick={() => send({ type: 'stop sharing', revision })}>
            {say('Remove assignments')}
          </Button>
          <Button onClick={shareOut}>{say('Change')}</Button>
        </>
      )}
      {isShared && (
        <ButtonLink variant="solid" href={href.marking({ quizId })}>
          {say('Mark')}
        </ButtonLink>
      )}
    </>
  )
}

const NotShared = ({ team, machine: { send } }: Pick<TeamProps, 'team' | 'machine'>) => {
  const mayEdit = mayAs(team.role, 'editor')
  const isAlone = team.candidates.length < 2
  return (
    <EmptyState
      title={say('No answers assigned yet')}
      icon={<Users aria-hidden />}
      action={
        mayEdit && (
          <Button
            variant="solid"
            onClick={() => send({ type: 'share out', division: divisionOf(team), revision: team.revision })}
          >
            {say('Assign answers')}
          </Button>
        )
      }
    >
      {mayEdit && isAlone
        ? say(
            'Only you can mark this quiz so far. Open its menu (⋮), choose People and give colleagues the role ' +
              'Marker. Then assign answers to them here.',
          )
        : say('All markers see all answers. Assign them so that each marker has their own.')}
    </EmptyState>
  )
}

/** /quiz/marking-team: who marks which answers of a quiz, how far they are, and how well they agree. */
const MarkingTeamScreen = ({ search }: ScreenProps) => {
  const quizId = search.get('quizId') ?? ''
  const found = useTeam(quizId)
  const machine = useTeamMachine(quizId)
  const { view } = machine
  const team = found.data
  const isShared = team !== undefined && team.markers.length > 0
  return (
    <Page
      title={say(screenRoutes.markingTeam.title)}
      back={{ href: href.toMark(), label: labels.back, toPrevious: true }}
      actions={team && <TeamActions quizId={quizId} team={team} machine={machine} isShared={isShared} />}
    >
      {found.isPending && <RowsSkeleton label={say('Loading the team')} rows={3} columns={[4, 3, 3, 6]} />}
      {found.isError && !team && <QueryError query={found} title={say('The team couldn’t be loaded')} />}
      {team && (
        <>
          <QuizName>
            <bdi>{team.quiz_name}</bdi>
          </QuizName>
          {isShared || team.marked_twice > 0 ? (
            <Team quizId={quizId} team={team} machine={machine} />
          ) : (
            <NotShared team={team} machine={machine} />
          )}
          {view.division && <DivisionDialog team={team} division={view.division} machine={machine} />}
          {view.isAskedToStop && <StopDialog machine={machine} />}
        </>
      )}
    </Page>
  )
}

export default MarkingTeamScreen
