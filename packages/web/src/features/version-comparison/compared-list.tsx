import { useRef } from 'react'
import { LongRows } from '../../ui/list/long-rows.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Compared } from './compare-questions.ts'
import { ComparedRow } from './compared-row.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    // Where a row above the viewport is higher than estimated, the tracker of the rows in view scrolls by itself.
    overflowAnchor: 'none',
  },
})

/** The estimated height of a row in pixels, until it is measured. */
const rowHeight = 260
/** More rows than a screen shows. */
const rowsAtFirst = 8
/** The rows above and below those in view. */
const overscan = 4

type ComparedListProps = { rows: readonly Compared[]; beforeName: string; afterName: string }

/** The compared questions. Only those in view are rendered, and all when printing. */
export const ComparedList = ({ rows, ...names }: ComparedListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const top = useOffsetTop(list)
  const keyOf = (index: number) => rows[index]?.origin ?? index
  return (
    <List ref={list} aria-label="Questions of both versions">
      <LongRows
        element="li"
        count={rows.length}
        rowHeight={rowHeight}
        atFirst={rowsAtFirst}
        overscan={overscan}
        keyOf={keyOf}
        margin={top}
        row={(index, measure) => {
          const compared = rows[index]
          return (
            compared && (
              <li
                key={keyOf(index)}
                ref={measure}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <ComparedRow compared={compared} {...names} />
              </li>
            )
          )
        }}
      />
    </List>
  )
}
