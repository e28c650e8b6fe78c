import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import {
  Archive,
  ArchiveRestore,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  Copy,
  EllipsisVertical,
  FileDown,
  FileOutput,
  History,
  Link2,
  ListChecks,
  Pencil,
  Send,
  Undo2,
} from 'lucide-react'
import { IconButton } from '../../ui/buttons/button.tsx'
import type { MenuItem } from '../../ui/menu/menu-props.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import type { RowCommands } from './row-commands.ts'

const itemsFor = (quiz: ListedQuiz, commands: RowCommands): MenuItem[] => [
  { label: labels.editQuestions, icon: <ListChecks />, onSelect: () => commands.editQuestions(quiz) },
  { label: labels.sessions, icon: <CalendarRange />, onSelect: () => commands.showSessions(quiz) },
  { label: labels.stats, icon: <ChartColumn />, onSelect: () => commands.showStats(quiz) },
  { label: labels.results, icon: <ClipboardList />, onSelect: () => commands.showResults(quiz) },
  { label: labels.versions, icon: <History />, onSelect: () => commands.showVersions(quiz) },
  { label: labels.downloadCsv, icon: <FileDown />, onSelect: () => commands.download(quiz) },
  ...(commands.downloadFor
    ? [
        {
          label: 'Download for Another Tool',
          icon: <FileOutput />,
          onSelect: () => commands.downloadFor?.(quiz),
        },
      ]
    : []),
  quiz.is_archived
    ? { label: labels.unarchive, icon: <ArchiveRestore />, onSelect: () => commands.unarchive(quiz) }
    : { label: labels.archive, icon: <Archive />, onSelect: () => commands.archive(quiz) },
  ...(quiz.is_published
    ? [
        { label: labels.sharableLink, icon: <Link2 />, onSelect: () => commands.copyLink(quiz) },
        { label: labels.unpublish, icon: <Undo2 />, onSelect: () => commands.unpublish(quiz) },
      ]
    : [{ label: labels.publish, icon: <Send />, onSelect: () => commands.publish(quiz) }]),
  { label: labels.duplicate, icon: <Copy />, onSelect: () => commands.duplicate(quiz) },
]

export const RowActions = ({ quiz, commands }: { quiz: ListedQuiz; commands: RowCommands }) => (
  <>
    <span className="history">
      <IconButton
        size="sm"
        label={`${labels.versions} of ${quiz.name}`}
        title={labels.versions}
        icon={<History aria-hidden />}
        onClick={() => commands.showVersions(quiz)}
      />
    </span>
    <IconButton
      size="sm"
      label={`${labels.edit} ${quiz.name}`}
      title={labels.edit}
      icon={<Pencil aria-hidden />}
      onClick={() => commands.edit(quiz)}
    />
    <Menu
      label={`Actions for ${quiz.name}`}
      items={itemsFor(quiz, commands)}
      trigger={
        <IconButton
          size="sm"
          label={`More actions for ${quiz.name}`}
          title="More actions"
          icon={<EllipsisVertical aria-hidden />}
        />
      }
    />
  </>
)
