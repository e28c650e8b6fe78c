import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import type { Compared } from './compare-questions.ts'
import { ComparedRow } from './compared-row.tsx'

const Sheet = chakra('ol', {
  base: {
    listStyle: 'none',
    position: 'relative',
    m: '0',
    p: '0',
    '& > li': { position: 'absolute', insetInline: '0', top: '0' },
  },
})

/** The estimated height of a row in pixels, until it is measured. */
const rowHeight = 260

type ComparedListProps = { rows: readonly Compared[]; beforeName: string; afterName: string }

/** The compared questions. Only those in view are rendered. */
export const ComparedList = ({ rows, ...names }: ComparedListProps) => {
  const sheet = useRef<HTMLOListElement>(null)
  const margin = useOffsetTop(sheet)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 4,
    getItemKey: (index) => rows[index]?.origin ?? index,
    scrollMargin: margin,
  })
  return (
    <Sheet ref={sheet} aria-label="Questions of both versions" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - margin}px)` }}
        >
          <ComparedRow compared={rows[index]!} {...names} />
        </li>
      ))}
    </Sheet>
  )
}
