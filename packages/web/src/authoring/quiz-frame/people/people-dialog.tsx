import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { GivenRole } from '@quizwright/domain/rules/role.ts'
import type { QuizShares, Share } from '@quizwright/domain/schemas/share.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { LogOut, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { QueryContent } from '../../../api/query-content.tsx'
import { problemText } from '../../../api/problem-text.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { rest } from '../../../api/rest.ts'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'
import { href } from '../../../routes/routes.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { Select } from '../../../ui/form/select.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { FramedQuiz } from '../use-overview.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { AddColleague } from './add-colleague.tsx'
import { ColleagueLink } from './colleague-link.tsx'
import { describeRole, roleChoices } from './roles.ts'
import { useChangeShares, useShares } from './use-shares.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: '5', textStyle: 'sm' } })
const List = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      gap: '2',
      py: '2.5',
      borderColor: 'border.muted',
    },
    '& > li + li': { borderTopWidth: '1px' },
    '& strong': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& small': { display: 'block', color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
    '& .role': { display: 'flex', gap: '2', alignItems: 'center' },
  },
})

const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name || email || say('A colleague')

type PersonProps = {
  quizId: string
  share: Share
  isOwner: boolean
  /** Undefined if the services cannot hand over. */
  onHandOver: ((share: Share) => void) | undefined
}

const Person = ({ quizId, share, isOwner, onHandOver }: PersonProps) => {
  const subject = { quiz_id: quizId, kind: share.kind, subject_id: share._id }
  const change = useChangeShares(quizId, async (role: GivenRole | null) =>
    role === null
      ? (await rest(shareEndpoints).removeShare({ body: subject })).data
      : (await rest(shareEndpoints).changeShare({ body: { ...subject, role } })).data,
  )
  const set = (role: GivenRole | null) =>
    change.mutate(role, {
      onError: (error) => toast.error(say('The role wasn’t changed.'), problemText(error)),
    })
  const name = nameOf(share)
  return (
    <li>
      <span>
        <strong>
          <bdi>{share.kind === 'course' ? say('Everyone who teaches {course}', { course: name }) : name}</bdi>
        </strong>
        {share.email !== '' && share.name !== '' && <small>{share.email}</small>}
      </span>
      {isOwner ? (
        <span className="role">
          <Select
            label={say('Role of {name}', { name })}
            hideLabel
            size="sm"
            options={roleChoices()}
            value={share.role}
            disabled={change.isPending}
            onChange={set}
          />
          {share.kind === 'person' && onHandOver && (
            <Button size="sm" variant="ghost" disabled={change.isPending} onClick={() => onHandOver(share)}>
              {say('Transfer')}
            </Button>
          )}
          <IconButton
            size="sm"
            variant="ghost"
            label={say('Remove {name}', { name })}
            icon={<Trash2 aria-hidden />}
            disabled={change.isPending}
            onClick={() => set(null)}
          />
        </span>
      ) : (
        <span title={describeRole(share.role)}>{sayRole(share.role)}</span>
      )}
    </li>
  )
}

const People = ({ quizId, shares }: { quizId: string; shares: QuizShares }) => {
  const isOwner = shares.role === 'owner'
  const canHandOver = useIsOffered('previewHandOver', 'handOverQuiz')
  const hasLinks = useIsOffered('makeShareLink', 'removeShareLink', 'acceptShareLink')
  const [heir, setHeir] = useState<Share>()
  return (
    <>
      {isOwner && <AddColleague quizId={quizId} shares={shares} />}
      <List aria-label={say('People')}>
        <li>
          <span>
            <strong>
              <bdi>{nameOf(shares.owner)}</bdi>
            </strong>
            {shares.owner.name !== '' && <small>{shares.owner.email}</small>}
          </span>
          <span>{sayRole('owner')}</span>
        </li>
        {shares.shares.map((share) => (
          <Person
            key={`${share.kind} ${share._id}`}
            quizId={quizId}
            share={share}
            isOwner={isOwner}
            onHandOver={canHandOver ? setHeir : undefined}
          />
        ))}
      </List>
      {isOwner && hasLinks && <ColleagueLink quizId={quizId} shares={shares} />}
      {heir && <HandOverDialog quizId={quizId} to={heir} onClose={() => setHeir(undefined)} />}
    </>
  )
}

/** Gives up one's own role, and goes to the list. */
const LeaveButton = ({ quiz }: { quiz: FramedQuiz }) => {
  const [isLeaving, setLeaving] = useState(false)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const leave = async () => {
    setLeaving(true)
    try {
      await rest(shareEndpoints).leaveQuiz({ body: { quiz_id: quiz._id } })
      navigate(href.quizList({ shared: 'true' }))
      toast.success(say('You have left {name}.', { name: quiz.name }))
      void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
    } catch (error) {
      toast.error(say('You couldn’t leave this quiz.'), problemText(error))
      setLeaving(false)
    }
  }
  return (
    <Button icon={<LogOut aria-hidden />} busy={isLeaving} onClick={() => void leave()}>
      {say('Leave this quiz')}
    </Button>
  )
}

/** Who may do what with a quiz: its owner gives and takes roles, others see them and may leave. */
const PeopleDialog = ({ quiz, onClose }: { quiz: FramedQuiz; onClose: () => void }) => {
  const found = useShares(quiz._id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('People with access to {name}', { name: quiz.name })}
      footer={
        <>
          {found.data && found.data.role !== 'owner' && <LeaveButton quiz={quiz} />}
          <Button variant="solid" onClick={onClose}>
            {labels.close}
          </Button>
        </>
      }
    >
      <Stack>
        <QueryContent
          query={found}
          loading={<RowsSkeleton label={say('Loading people')} rows={2} rowHeight="11" />}
          errorTitle={say('People couldn’t be loaded')}
        >
          {(shares) => <People quizId={quiz._id} shares={shares} />}
        </QueryContent>
      </Stack>
    </Dialog>
  )
}

export default PeopleDialog
