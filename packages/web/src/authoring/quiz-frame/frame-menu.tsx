import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { labels } from '@quizwright/domain/texts.ts'
import {
  Archive,
  ArchiveRestore,
  Columns2,
  Copy,
  EllipsisVertical,
  FileClock,
  FileDown,
  FileOutput,
  History,
  Link2,
  MessageSquare,
  ScrollText,
  Settings2,
  Undo2,
  UserCheck,
  Users,
} from 'lucide-react'
import { useLocation } from 'wouter'
import { useIsOffered } from '../../api/offered-calls.ts'
import { openComments } from '../../comments/open-comments.ts'
import { useMay, useMayCall } from '../../quiz-actions/quiz-role.ts'
import { href } from '../../routes/routes.ts'
import { IconButton } from '../../ui/buttons/button.tsx'
import type { MenuItem } from '../../ui/menu/menu-props.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import type { FramedQuiz } from './use-overview.ts'
import type { QuizActions } from './use-quiz-actions.ts'

type FrameMenuProps = {
  quiz: FramedQuiz
  actions: QuizActions
  onOpen: (window: 'details' | 'versions' | 'download' | 'people' | 'log' | 'history') => void
}

/** All actions on a quiz except the next step. */
export const FrameMenu = ({ quiz, actions, onOpen }: FrameMenuProps) => {
  const isExportOffered = useIsOffered('exportQuiz')
  const isSharingOffered = useIsOffered('getShares')
  const isHistoryOffered = useIsOffered('getQuizHistory')
  const areCommentsOffered = useIsOffered('getThreads')
  const isTeamOffered = useMayCall('marker', 'getMarkingTeam')
  const mayEdit = useMay('editor')
  const isLogOffered = useMayCall('owner', 'getQuizLog')
  const [, navigate] = useLocation()
  const hasSeveral = quiz.version > 1 || (quiz.newest?.version ?? 1) > 1
  const items: MenuItem[] = [
    ...(mayEdit ? [{ label: say('Details'), icon: <Settings2 />, onSelect: () => onOpen('details') }] : []),
    ...(isSharingOffered
      ? [{ label: say('People'), icon: <Users />, onSelect: () => onOpen('people') }]
      : []),
    ...(isTeamOffered && (quiz.quiz_type === 'daq' || quiz.some_in_words)
      ? [
          {
            label: say('Split the marking'),
            icon: <UserCheck />,
            onSelect: () => navigate(href.markingTeam({ quizId: quiz._id })),
          },
        ]
      : []),
    ...(areCommentsOffered
      ? [
          {
            label: say('Comments'),
            icon: <MessageSquare />,
            onSelect: () => openComments({ quizId: quiz._id }),
          },
        ]
      : []),
    ...(isHistoryOffered
      ? [{ label: say('Edit history'), icon: <FileClock />, onSelect: () => onOpen('history') }]
      : []),
    { label: labels.versions, icon: <History />, onSelect: () => onOpen('versions') },
    ...(hasSeveral
      ? [
          {
            label: say(screenRoutes.compareVersions.title),
            icon: <Columns2 />,
            onSelect: () => navigate(href.compareVersions({ quizId: quiz._id })),
          },
        ]
      : []),
    ...(quiz.is_published
      ? [{ label: labels.sharableLink, icon: <Link2 />, onSelect: actions.copyLink }]
      : []),
    { label: labels.duplicate, icon: <Copy />, onSelect: actions.duplicate },
    { label: labels.downloadCsv, icon: <FileDown />, onSelect: actions.download },
    ...(isExportOffered
      ? [
          {
            label: say('Export to another tool'),
            icon: <FileOutput />,
            onSelect: () => onOpen('download'),
          },
        ]
      : []),
    ...(isLogOffered
      ? [{ label: say('Activity log'), icon: <ScrollText />, onSelect: () => onOpen('log') }]
      : []),
    ...(quiz.is_published && mayEdit
      ? [{ label: labels.unpublish, icon: <Undo2 />, onSelect: actions.unpublish }]
      : []),
    ...(mayEdit
      ? [
          quiz.is_archived
            ? { label: labels.unarchive, icon: <ArchiveRestore />, onSelect: actions.unarchive }
            : { label: labels.archive, icon: <Archive />, onSelect: actions.archive },
        ]
      : []),
  ]
  return (
    <Menu
      label={say('Actions for {name}', { name: quiz.name })}
      items={items}
      trigger={
        <IconButton
          size="sm"
          variant="outline"
          label={say('More actions')}
          icon={<EllipsisVertical aria-hidden />}
        />
      }
    />
  )
}
