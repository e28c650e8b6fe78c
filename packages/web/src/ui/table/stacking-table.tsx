import { chakra } from '../styled/chakra.tsx'
import { Table } from './table.tsx'

const stacked = {
  display: 'block',
  '& thead': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& tbody': { display: 'block' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    px: '3',
    py: '2.5',
    borderColor: 'border.muted',
  },
  '& tbody tr + tr': { borderTopWidth: '1px' },
  '& tbody th, & tbody td, & tbody td[data-numeric]': {
    display: 'block',
    p: '0',
    borderBottomWidth: '0',
    textAlign: 'start',
    minWidth: '4.5rem',
    maxWidth: 'full',
  },
  '& tbody th': { flex: '1 0 100%' },
  // A rank or a number is placed before its heading.
  '& tbody td:first-of-type:has(+ th)': { flex: '0 0 2.25rem', minWidth: '0' },
  '& tbody td + th': { flex: '1 0 calc(100% - 3.5rem)' },
  '& td[data-label]::before': {
    content: 'attr(data-label)',
    display: 'block',
    textStyle: 'xs',
    color: 'fg.muted',
  },
} as const

/**
 * A table whose rows become blocks on a phone instead of scrolling sideways: the row heading first, then each
 * cell with the name of its column, from the cell's `data-label`. `wideOnly` tables have so many words that
 * paper is too narrow as well. Use inside a narrow `TableScroll`.
 */
export const StackingTable = chakra(Table, {
  base: { smDown: stacked },
  variants: {
    wideOnly: {
      true: {
        _print: { ...stacked, minWidth: '0 !important', '& td, & tbody th': { whiteSpace: 'normal' } },
      },
    },
  },
})
