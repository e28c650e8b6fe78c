import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import type { RunAiMenuProps } from './run-ai-menu.tsx'
import { labels } from '@quizwright/contracts/texts.ts'
import { Ellipsis, X } from 'lucide-react'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { RunAiModel } from './ai-job.ts'
import { describeSelection } from './describe-selection.ts'
import type { ExportUnderWay } from './use-export.ts'

// Its place is kept while it loads.
const RunAiMenu = lazy(() => importWhenOnline(() => import('./run-ai-menu.tsx')))
const RunAi = (props: RunAiMenuProps) => (
  <Suspense
    fallback={
      <Button size="sm" variant="ghost" disabled>
        {labels.runAi}
      </Button>
    }
  >
    <RunAiMenu {...props} />
  </Suspense>
)

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
    mt: '1',
    py: '2',
    px: '3.5',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > span': { flex: '1 1 0', textStyle: 'sm', color: 'fg.muted', ps: '1', minWidth: { md: '6rem' } },
    '&[data-selection]': {
      position: 'sticky',
      bg: 'accent.subtle',
      borderColor: 'accent.emphasized',
      borderTopRadius: 'l3',
      '& > span': { color: 'fg', fontWeight: 'medium', minWidth: '8rem' },
      // On a phone the words of the buttons fill one row.
      smDown: {
        px: '2',
        '& > button[title]': { order: '-1' },
        '& > label, & > span': { order: '-2' },
        '& > button:not([title])': { flex: '1', px: '1.5', '& > svg:first-child': { display: 'none' } },
      },
    },
  },
})

const downloadFor = 'Download for Another Tool'

export type BulkBarProps = {
  /** How many are loaded, how many there are, and how many of the loaded ones are selected. */
  listed: number
  total: number
  selected: number
  archived: boolean
  onSelectAll: (selected: boolean) => void
  /** Loads and selects also what is not loaded yet; undefined where all is loaded. */
  onSelectTotal: (() => void) | undefined
  selecting: boolean
  onExport: () => void
  /** Downloads them for another tool, where the services can write them. */
  onDownload?: (() => void) | undefined
  onArchive: () => void
  onUnpublish: () => void
  onRunAi: (model: RunAiModel) => void
  onUndoAi: () => void
  exporting: ExportUnderWay | undefined
  /** Something is being done to quizzes: a second click, of an impatient hand, does it no second time. */
  acting: boolean
}

/**
 * What is done to all that are selected. The buttons come with the selection; without one they are in a menu,
 * and say what is missing when they are chosen.
 */
export const BulkBar = ({
  listed,
  total,
  selected,
  archived,
  onSelectAll,
  onSelectTotal,
  selecting,
  onExport,
  onDownload,
  onArchive,
  onUnpublish,
  onRunAi,
  onUndoAi,
  exporting,
  acting,
}: BulkBarProps) => {
  const hasSelection = selected > 0
  const archiveLabel = archived ? labels.unarchiveSelected : labels.archive
  return (
    <Bar
      role="group"
      aria-label="Actions on the selected quizzes"
      data-selection={hasSelection || exporting ? '' : undefined}
    >
      <Checkbox
        label={labels.selectAll}
        checked={listed > 0 && selected === listed}
        indeterminate={hasSelection && selected < listed}
        disabled={listed === 0}
        onChange={onSelectAll}
      />
      <span aria-live="polite">
        {exporting
          ? `Exporting ${exporting.done} of ${exporting.total}…`
          : hasSelection
            ? describeSelection(selected, listed, total)
            : ''}
      </span>
      {hasSelection && selected === listed && onSelectTotal && (
        <Button size="sm" variant="ghost" busy={selecting} onClick={onSelectTotal}>
          Select all {total.toLocaleString()}
        </Button>
      )}
      {exporting && (
        <Button size="sm" variant="ghost" onClick={exporting.cancel}>
          Cancel
        </Button>
      )}
      {hasSelection ? (
        <>
          <Button size="sm" busy={exporting !== undefined} onClick={onExport}>
            {labels.exportCsv}
          </Button>
          {onDownload && (
            <Button size="sm" onClick={onDownload}>
              {downloadFor}
            </Button>
          )}
          <Button size="sm" busy={acting} onClick={onArchive}>
            {archiveLabel}
          </Button>
          <Button size="sm" busy={acting} onClick={onUnpublish}>
            {labels.unpublish}
          </Button>
          <RunAi onRun={onRunAi} onUndo={onUndoAi} />
          <IconButton
            size="sm"
            label="Clear the selection"
            icon={<X aria-hidden />}
            onClick={() => onSelectAll(false)}
          />
        </>
      ) : (
        <>
          <RunAi quiet onRun={onRunAi} onUndo={onUndoAi} />
          <Menu
            label="Actions on the selected quizzes"
            items={[
              { label: labels.exportCsv, onSelect: onExport },
              ...(onDownload ? [{ label: downloadFor, onSelect: onDownload }] : []),
              { label: archiveLabel, onSelect: onArchive },
              { label: labels.unpublish, onSelect: onUnpublish },
            ]}
            trigger={
              <IconButton size="sm" label="Actions on selected quizzes" icon={<Ellipsis aria-hidden />} />
            }
          />
        </>
      )}
    </Bar>
  )
}
