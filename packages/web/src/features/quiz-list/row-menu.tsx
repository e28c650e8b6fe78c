import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import {
  Archive,
  ArchiveRestore,
  Copy,
  FileDown,
  FileOutput,
  History,
  Link2,
  ListChecks,
  Send,
  Undo2,
} from 'lucide-react'
import type { MenuItem, MenuTrigger } from '../../ui/menu/menu-props.ts'
import OpenMenu from '../../ui/menu/open-menu.tsx'
import type { RowCommands } from './row-commands.ts'

const itemsFor = (quiz: ListedQuiz, commands: RowCommands): MenuItem[] => [
  { label: labels.editQuestions, icon: <ListChecks />, onSelect: () => commands.editQuestions(quiz) },
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

type RowMenuProps = { quiz: ListedQuiz; commands: RowCommands; trigger: MenuTrigger }

/** The open menu of a row. Its code is loaded when the first one opens. */
const RowMenu = ({ quiz, commands, trigger }: RowMenuProps) => (
  <OpenMenu label={`Actions for ${quiz.name}`} items={itemsFor(quiz, commands)} trigger={trigger} />
)

export default RowMenu
