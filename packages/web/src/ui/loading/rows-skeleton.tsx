import { chakra } from '../styled/chakra.tsx'
import { Skeleton } from './skeleton.tsx'

const Frame = chakra('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    overflow: 'hidden',
    '&[data-bare]': { borderWidth: '0', borderRadius: '0' },
  },
})
const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    px: '3',
    borderColor: 'border.muted',
    '& + &': { borderTopWidth: '1px' },
    '&[data-head]': { height: '10', bg: 'bg.subtle' },
  },
})

type RowsSkeletonProps = {
  /** What is loading, for screen readers, such as "Loading the results". */
  label: string
  rows?: number
  /** The widths of the columns after the first one, in rem. On a phone only the last one is shown. */
  columns?: readonly number[]
  /** The height of a row, in steps of a quarter rem. */
  rowHeight?: '11' | '14'
  /** Whether to omit the frame and the head of a table. */
  bare?: boolean
}

/** The placeholder of a table: grey texts in rows as high as the real ones. */
export const RowsSkeleton = ({
  label,
  rows = 6,
  columns = [5, 4, 4, 6],
  rowHeight = '14',
  bare = false,
}: RowsSkeletonProps) => (
  <Frame role="status" aria-label={label} data-bare={bare || undefined}>
    {!bare && (
      <Row data-head>
        <Skeleton role="presentation" width="16" data-line minHeight="0" />
      </Row>
    )}
    {Array.from({ length: rows }, (_, row) => (
      <Row key={row} height={rowHeight}>
        <Skeleton role="presentation" flex="1" maxWidth={`${16 - (row % 3) * 3}rem`} />
        {columns.map((width, index) => (
          <Skeleton
            key={index}
            role="presentation"
            width={`${width}rem`}
            display={{ base: index === columns.length - 1 ? 'block' : 'none', md: 'block' }}
          />
        ))}
      </Row>
    ))}
  </Frame>
)
