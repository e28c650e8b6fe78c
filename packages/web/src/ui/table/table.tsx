import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'

/**
 * Styles its cells, plain `th` and `td`, by descendant selectors: with fifty rows and more, a styled component for each
 * cell would cost more than rendering it. An extension made with `chakra(Table, ...)` must not repeat one of these
 * selectors: Chakra would merge the change into all tables.
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
    // Words of the row's name may break anywhere.
    '& tbody th': { fontWeight: 'medium', minWidth: { base: '8rem', _print: '5rem' } },
    '& tbody tr:hover > *': { bg: 'bg.subtle' },
    '& tbody tr[data-selected] > *': { bg: 'accent.subtle/60' },
    '& tbody tr[data-selected] > :first-child': { boxShadow: 'inset 2px 0 {colors.accent.solid}' },
    '& [data-numeric]': { textAlign: 'end' },
  },
})

type TableScrollProps = {
  label: string
  children: ReactNode
  /** Whether the table has few columns and needs no minimum width. */
  narrow?: boolean
  /** A CSS length. A higher table scrolls. */
  maxHeight?: string
}

/**
 * Lets a table that is wider than the screen scroll on its own. It is focusable, so that the keyboard can
 * scroll it.
 */
export const TableScroll = ({ label, children, narrow = false, maxHeight }: TableScrollProps) => (
  <chakra.div
    role="region"
    aria-label={label}
    tabIndex={0}
    // Visually hidden texts are positioned absolutely, and would otherwise widen the page.
    position="relative"
    overflow="auto"
    borderWidth="1px"
    borderColor="border"
    borderRadius="lg"
    bg="bg.panel"
    style={{ maxHeight }}
    css={{
      _print: { overflow: 'visible', maxHeight: 'none !important' },
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
  /** 1 ascending, -1 descending; undefined if the table is sorted by another column. */
  order?: 1 | -1 | undefined
  onSort: () => void
  numeric?: boolean
  width?: string
  className?: string
}

const SortIcon = ({ order }: Pick<SortHeaderProps, 'order'>) => {
  if (order === undefined) return <ArrowUpDown aria-hidden />
  return order === 1 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />
}

/** A column heading that sorts by its column; a second click reverses the order. */
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
      <SortIcon order={order} />
    </SortButton>
  </th>
)
