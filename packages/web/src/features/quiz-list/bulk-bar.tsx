import { labels } from '@quizwright/contracts/texts.ts'
import { Archive, ArchiveRestore, FileDown, Undo2 } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import type { RunAiModel } from './ai-job.ts'
import { RunAiMenu } from './run-ai-menu.tsx'
import type { ExportUnderWay } from './use-export.ts'

const Bar = chakra('div', {
  base: {
    position: { md: 'sticky' },
    top: '3.5rem',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: '3.25rem',
    py: '2',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > span': {
      flex: { base: '1 0 60%', sm: '1' },
      textStyle: 'sm',
      color: 'fg.muted',
      ps: '1',
      minWidth: '6rem',
    },
    // On a phone the words of the buttons fill the row.
    '& > button': { flex: { base: '1', sm: 'none' }, '& > svg': { display: { base: 'none', sm: 'block' } } },
  },
})

type BulkBarProps = {
  listed: number
  selected: number
  archived: boolean
  onSelectAll: (selected: boolean) => void
  onExport: () => void
  onArchive: () => void
  onUnpublish: () => void
  onRunAi: (model: RunAiModel) => void
  onUndoAi: () => void
  exporting: ExportUnderWay | undefined
  /** Something is being done to quizzes: a second click, of an impatient hand, does it no second time. */
  acting: boolean
}

/**
 * What is done to all that are selected. The buttons stay enabled with nothing selected: pressed, they say
 * what is missing.
 */
export const BulkBar = ({
  listed,
  selected,
  archived,
  onSelectAll,
  onExport,
  onArchive,
  onUnpublish,
  onRunAi,
  onUndoAi,
  exporting,
  acting,
}: BulkBarProps) => (
  <Bar role="group" aria-label="Actions on the selected quizzes">
    <Checkbox
      label={labels.selectAll}
      checked={listed > 0 && selected === listed}
      indeterminate={selected > 0 && selected < listed}
      disabled={listed === 0}
      onChange={onSelectAll}
    />
    <span aria-live="polite">
      {exporting
        ? `Exporting ${exporting.done} of ${exporting.total}…`
        : selected > 0
          ? `${selected.toLocaleString()} selected`
          : ''}
    </span>
    {exporting && (
      <Button size="sm" variant="ghost" onClick={exporting.cancel}>
        Cancel
      </Button>
    )}
    <Button size="sm" icon={<FileDown aria-hidden />} busy={exporting !== undefined} onClick={onExport}>
      {labels.exportCsv}
    </Button>
    <Button
      size="sm"
      busy={acting}
      icon={archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
      onClick={onArchive}
    >
      {archived ? labels.unarchiveSelected : labels.archive}
    </Button>
    <Button size="sm" busy={acting} icon={<Undo2 aria-hidden />} onClick={onUnpublish}>
      {labels.unpublish}
    </Button>
    <RunAiMenu onRun={onRunAi} onUndo={onUndoAi} />
  </Bar>
)
