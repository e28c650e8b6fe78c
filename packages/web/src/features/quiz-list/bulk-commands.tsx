import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Ellipsis, X } from 'lucide-react'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import type { RunAiModel } from './ai-job.ts'
import { RunAiMenu } from './run-ai-menu.tsx'

const downloadFor = () => say('Export to another tool')
const archiveLabel = (archived: boolean): string => (archived ? labels.unarchiveSelected : labels.archive)

/** The actions on the selected quizzes. */
export type BulkCommands = {
  /** Whether the list shows archived quizzes. */
  archived: boolean
  /** Whether an action is running. A second click then does nothing. */
  acting: boolean
  onExport: () => void
  /** Downloads the quizzes for another tool; undefined if the services cannot. */
  onDownload?: (() => void) | undefined
  onArchive: () => void
  onUnpublish: () => void
  onRunAi: (model: RunAiModel) => void
  onUndoAi: () => void
}

type BulkButtonsProps = BulkCommands & { isExporting: boolean; onClear: () => void }

/** The actions as buttons, shown while something is selected. */
export const BulkButtons = ({ isExporting, onClear, ...commands }: BulkButtonsProps) => (
  <>
    <Button size="sm" busy={isExporting} onClick={commands.onExport}>
      {labels.exportCsv}
    </Button>
    {commands.onDownload && (
      <Button size="sm" onClick={commands.onDownload}>
        {downloadFor()}
      </Button>
    )}
    <Button size="sm" busy={commands.acting} onClick={commands.onArchive}>
      {archiveLabel(commands.archived)}
    </Button>
    <Button size="sm" busy={commands.acting} onClick={commands.onUnpublish}>
      {labels.unpublish}
    </Button>
    <RunAiMenu onRun={commands.onRunAi} onUndo={commands.onUndoAi} />
    <IconButton size="sm" label={say('Clear the selection')} icon={<X aria-hidden />} onClick={onClear} />
  </>
)

/** The actions as a menu, shown while nothing is selected. Each then says so. */
export const BulkMenu = (commands: BulkCommands) => (
  <>
    <RunAiMenu quiet onRun={commands.onRunAi} onUndo={commands.onUndoAi} />
    <Menu
      label={say('Actions on the selected quizzes')}
      items={[
        { label: labels.exportCsv, onSelect: commands.onExport },
        ...(commands.onDownload ? [{ label: downloadFor(), onSelect: commands.onDownload }] : []),
        { label: archiveLabel(commands.archived), onSelect: commands.onArchive },
        { label: labels.unpublish, onSelect: commands.onUnpublish },
      ]}
      trigger={
        <IconButton size="sm" label={say('Actions on selected quizzes')} icon={<Ellipsis aria-hidden />} />
      }
    />
  </>
)
