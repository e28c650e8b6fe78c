import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'

/**
 * Cells are plain `th` and `td`: at fifty rows and more, styling each by itself would cost more than drawing
 * it. What `chakra(Table, ...)` makes must not repeat one of these selectors: Chakra would write the change
 * into all tables.
 */
export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      px: '3',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      verticalAlign: 'middle',
    },
    '& thead th': {
      bg: 'bg.panel',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      textStyle: 'xs',
      borderColor: 'border',
      height: '10',
    },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr:hover > *': { bg: 'bg.subtle' },
    '& tbody tr[data-selected] > *': { bg: 'accent.subtle/60' },
    '& tbody tr[data-selected] > :first-child': { boxShadow: 'inset 2px 0 {colors.accent.solid}' },
    '& [data-numeric]': { textAlign: 'end' },
  },
})

type TableScrollProps = {
  label: string
  children: ReactNode
  /** Its columns are few: it takes the width that there is. */ narrow?: boolean
  /** Beyond it the rows scroll. */ maxHeight?: string
}

/**
 * Keeps a table wider than the screen scrolling within itself. It takes focus, so that the keyboard can
 * scroll it too.
 */
export const TableScroll = ({ label, children, narrow = false, maxHeight }: TableScrollProps) => (
  <chakra.div
    role="region"
    aria-label={label}
    tabIndex={0}
    overflow="auto"
    borderWidth="1px"
    borderColor="border"
    borderRadius="lg"
    bg="bg.panel"
    style={{ maxHeight }}
    css={{
      '& > table': { minWidth: narrow ? '0' : '32rem' },
      '& > table > tbody > tr:last-child > *': { borderBottomWidth: '0' },
    }}
  >
    {children}
  </chakra.div>
)

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-2',
    px: '2',
    height: '8',
    borderRadius: 'l1',
    font: 'inherit',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '& svg': { width: '0.875rem', height: '0.875rem', opacity: '0.45' },
    '[aria-sort] > &': { color: 'fg', fontWeight: 'semibold', '& svg': { opacity: '1' } },
  },
})

type SortHeaderProps = {
  children: ReactNode
  /** 1 ascending, -1 descending, left out when the table is sorted by something else. */ order?:
    | 1
    | -1
    | undefined
  onSort: () => void
  numeric?: boolean
  width?: string
  className?: string
}

/** A column heading that sorts by its column; pressed again it turns the order round. */
export const SortHeader = ({ children, order, onSort, numeric, width, className }: SortHeaderProps) => (
  <th
    scope="col"
    className={className}
    style={{ width }}
    aria-sort={order && (order === 1 ? 'ascending' : 'descending')}
    data-numeric={numeric || undefined}
  >
    <SortButton type="button" onClick={onSort}>
      {children}
      {order === 1 ? (
        <ArrowUp aria-hidden />
      ) : order === -1 ? (
        <ArrowDown aria-hidden />
      ) : (
        <ArrowUpDown aria-hidden />
      )}
    </SortButton>
  </th>
)
