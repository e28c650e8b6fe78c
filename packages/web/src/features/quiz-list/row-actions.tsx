import { say } from '@quizwright/domain/language/say.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/domain/texts.ts'
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
import { IconButton, IconLink } from '../../ui/buttons/button.tsx'
import type { MenuItem } from '../../ui/menu/menu-props.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import { placesOf, titleId } from './quiz-places.ts'
import type { RowCommands } from './row-commands.ts'

const placeIcons = { sessions: <CalendarRange />, stats: <ChartColumn />, results: <ClipboardList /> }

const itemsFor = (quiz: ListedQuiz, commands: RowCommands): MenuItem[] => [
  { label: labels.editQuestions, icon: <ListChecks />, onSelect: () => commands.editQuestions(quiz) },
  { label: labels.versions, icon: <History />, onSelect: () => commands.showVersions(quiz) },
  { label: labels.downloadCsv, icon: <FileDown />, onSelect: () => commands.download(quiz) },
  ...(commands.downloadFor
    ? [
        {
          label: say('Export to another tool'),
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

type RowActionsProps = { quiz: ListedQuiz; commands: RowCommands }

const MoreActions = ({ quiz, commands }: RowActionsProps) => (
  <Menu
    label={say('Actions for {name}', { name: quiz.name })}
    items={itemsFor(quiz, commands)}
    trigger={
      <IconButton
        size="sm"
        label={say('More actions for {name}', { name: quiz.name })}
        title={say('More actions')}
        icon={<EllipsisVertical aria-hidden />}
      />
    }
  />
)

export const RowActions = ({ quiz, commands }: RowActionsProps) => (
  <>
    <span className="places">
      {placesOf(quiz).map(({ kind, label, address }) => (
        <IconLink
          key={kind}
          size="sm"
          href={address}
          label={label}
          describedBy={titleId(quiz)}
          icon={placeIcons[kind]}
        />
      ))}
    </span>
    <IconButton
      size="sm"
      label={say('Edit {name}', { name: quiz.name })}
      title={labels.edit}
      icon={<Pencil aria-hidden />}
      onClick={() => commands.edit(quiz)}
    />
    <MoreActions quiz={quiz} commands={commands} />
  </>
)
