import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Redirect } from 'wouter'
import { QueryError } from '../../api/query-error.tsx'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { useMay, useMaySeeAll } from '../../quiz-actions/quiz-role.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useIsOffered } from '../../api/offered-calls.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { Page } from '../../ui/layout/page.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { useSessions } from '../../sessions/use-sessions.ts'
import { useGroups } from '../../sessions/use-groups.ts'
import { SessionTable } from './session-table.tsx'
import type { LtiGroup } from '@quizwright/contracts/schemas/lti-group.ts'
import { Select } from '../../ui/form/select.tsx'

const Frame = chakra('div', { base: { width: { base: 'full', sm: '20rem' } } })
const all = 'all'

type CourseSelectProps = {
  courses: readonly LtiGroup[]
  value: string | undefined
  onChange: (courseId: string | undefined) => void
}

/** Selects the sessions that are linked in one course. */
const CourseSelect = ({ courses, value, onChange }: CourseSelectProps) => (
  <Frame>
    <Select
      label={say('Course')}
      hideLabel
      size="sm"
      value={value ?? all}
      options={[
        { value: all, label: say('Sessions of all courses') },
        ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={(chosen) => onChange(chosen === all ? undefined : chosen)}
    />
  </Frame>
)

const SessionDialog = lazy(() => importWhenOnline(() => import('./session-dialog.tsx')))
const StudentListDialog = lazy(() => importWhenOnline(() => import('./student-list/student-list-dialog.tsx')))
const InSessionDialog = lazy(() => importWhenOnline(() => import('./in-session/in-session-dialog.tsx')))
const GradesDialog = lazy(() => importWhenOnline(() => import('./grades/grades-dialog.tsx')))
const LinkDialog = lazy(() => importWhenOnline(() => import('../../sessions/link-dialog.tsx')))
const Description = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })

type OpenDialog =
  | { window: 'add' }
  | { window: 'edit' | 'view' | 'link' | 'students' | 'attempts' | 'grades'; session: Session }

const Sessions = ({
  quizId,
  query,
  onOpen,
}: {
  quizId: string
  query: ReturnType<typeof useSessions>
  onOpen: (dialog: OpenDialog) => void
}) => {
  const mayEdit = useMay('editor')
  const knowsAttempts = useIsOffered('getSessionStudents', 'allowStudent') && mayEdit
  const maySeeAll = useMaySeeAll()
  const courses = useGroups(quizId).filter(({ kind }) => kind === 'course')
  const [courseId, setCourseId] = useState<string>()
  const knowsGrades = useIsOffered('getLtiScores') && maySeeAll
  if (query.isPending) return <RowsSkeleton label={say('Loading the sessions')} rows={3} />
  if (query.isError) return <QueryError query={query} title={say('The sessions couldn’t be loaded')} />
  if (query.data.length === 0) {
    return (
      <EmptyState
        title={say('No sessions yet')}
        action={
          mayEdit && (
            <Button variant="solid" onClick={() => onOpen({ window: 'add' })}>
              {labels.addSession}
            </Button>
          )
        }
      >
        {say('A session is a period when students can take the quiz.')}
      </EmptyState>
    )
  }
  const linked = courses.find(({ _id }) => _id === courseId)
  return (
    <>
      {courses.length > 1 && <CourseSelect courses={courses} value={linked?._id} onChange={setCourseId} />}
      <SessionTable
        sessions={linked ? query.data.filter(({ _id }) => linked.session_ids.includes(_id)) : query.data}
        coursesOf={({ _id }) => courses.filter((course) => course.session_ids.includes(_id))}
        now={new Date(query.dataUpdatedAt)}
        onView={(session) => onOpen({ window: 'view', session })}
        onEdit={mayEdit ? (session) => onOpen({ window: 'edit', session }) : undefined}
        onShowCode={(session) => onOpen({ window: 'link', session })}
        onShowStudents={mayEdit ? (session) => onOpen({ window: 'students', session }) : undefined}
        onShowGrades={knowsGrades ? (session) => onOpen({ window: 'grades', session }) : undefined}
        onShowAttempts={knowsAttempts ? (session) => onOpen({ window: 'attempts', session }) : undefined}
      />
    </>
  )
}

const SessionHistory = ({ quizId }: { quizId: string }) => {
  const query = useSessions(quizId)
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const mayEdit = useMay('editor')
  return (
    <Page
      title={say(screenRoutes.sessions.title)}
      actions={
        mayEdit && (
          <Button
            variant="solid"
            icon={<CalendarPlus aria-hidden />}
            disabled={query.isError}
            onClick={() => setDialog({ window: 'add' })}
          >
            {labels.addSession}
          </Button>
        )
      }
    >
      <Sessions quizId={quizId} query={query} onOpen={setDialog} />
      {dialog?.window === 'view' && (
        <Dialog
          open
          onClose={close}
          closeOnPressOutside
          title={say('Description of {name}', { name: dialog.session.name })}
        >
          <Description>
            <bdi>{dialog.session.description}</bdi>
          </Description>
        </Dialog>
      )}
      {dialog?.window === 'link' && dialog.session.link !== undefined && (
        <Suspense fallback={null}>
          <LinkDialog session={dialog.session} link={dialog.session.link} onClose={close} />
        </Suspense>
      )}
      {dialog?.window === 'students' && (
        <Suspense fallback={null}>
          <StudentListDialog session={dialog.session} onClose={close} />
        </Suspense>
      )}
      {dialog?.window === 'attempts' && (
        <Suspense fallback={null}>
          <InSessionDialog session={dialog.session} onClose={close} />
        </Suspense>
      )}
      {dialog?.window === 'grades' && (
        <Suspense fallback={null}>
          <GradesDialog session={dialog.session} onClose={close} />
        </Suspense>
      )}
      {(dialog?.window === 'add' || dialog?.window === 'edit') && (
        <Suspense fallback={null}>
          <SessionDialog
            quizId={quizId}
            hasSettings={query.data?.every(({ access }) => access !== undefined) ?? true}
            edited={dialog.window === 'edit' ? dialog.session : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </Page>
  )
}

/** /quiz/session-history: the sessions of a quiz. */
const SessionHistoryScreen = ({ search }: ScreenProps) => {
  const quizId = search.get('quizId')
  return quizId ? (
    <SessionHistory key={quizId} quizId={quizId} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default SessionHistoryScreen
