import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { BulkButtons, type BulkCommands, BulkMenu } from './bulk-commands.tsx'
import { describeSelection } from './describe-selection.ts'
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
    minHeight: '2.75rem',
    mt: '1',
    py: '1',
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
      // On a phone, the buttons fill one row.
      smDown: {
        px: '2',
        '& > button[title]': { order: '-1' },
        '& > label, & > span': { order: '-2' },
        '& > button:not([title])': { flex: '1', px: '1.5', '& > svg:first-child': { display: 'none' } },
      },
    },
  },
})

export type BulkBarProps = BulkCommands & {
  /** The numbers of loaded quizzes, of all quizzes, and of selected ones. */
  listed: number
  total: number
  selected: number
  onSelectAll: (selected: boolean) => void
  /** Selects everything, including quizzes that are not loaded yet; offered while not all are selected. */
  onSelectTotal: (() => void) | undefined
  selecting: boolean
  exporting: ExportUnderWay | undefined
}

/**
 * The actions on all selected quizzes. They are buttons while something is selected. Otherwise they are in a
 * menu, and choosing one says that nothing is selected.
 */
export const BulkBar = ({
  listed,
  total,
  selected,
  onSelectAll,
  onSelectTotal,
  selecting,
  exporting,
  ...commands
}: BulkBarProps) => {
  const hasSelection = selected > 0
  return (
    <Bar
      role="group"
      aria-label={say('Actions on the selected quizzes')}
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
        {exporting && say('Exporting {done} of {total}…', { done: exporting.done, total: exporting.total })}
        {!exporting && hasSelection && describeSelection(selected, listed, total)}
      </span>
      {hasSelection && selected < total && onSelectTotal && (
        <Button size="sm" busy={selecting} onClick={onSelectTotal}>
          {say('Select all {total}', { total })}
        </Button>
      )}
      {exporting && (
        <Button size="sm" variant="ghost" onClick={exporting.cancel}>
          {say('Cancel')}
        </Button>
      )}
      {hasSelection ? (
        <BulkButtons {...commands} isExporting={exporting !== undefined} onClear={() => onSelectAll(false)} />
      ) : (
        <BulkMenu {...commands} />
      )}
    </Bar>
  )
}
