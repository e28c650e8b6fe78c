import { type ComponentProps, type ReactNode, useRef } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { LongRows } from './long-rows.tsx'
import { useOffsetTop } from './use-offset-top.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    // Where an item above the viewport is higher than estimated, the tracker of the rows in view scrolls by itself.
    overflowAnchor: 'none',
    '&[aria-busy]': { opacity: '0.6' },
  },
})
const Item = chakra('li')

type LongListProps = Pick<ComponentProps<typeof LongRows>, 'count' | 'keyOf' | 'requested'> & {
  id?: string
  'aria-label': string
  /** Whether newer items are being read. */
  'aria-busy'?: true | undefined
  /** The estimated height of an item in pixels, until it is measured. */
  itemHeight: number
  /** More items than a screen shows. */
  atFirst: number
  /** How many items are rendered above and below those in view. */
  overscan: number
  /** The space below each item. */
  gap?: string
  /** Renders the content of the item at an index. */
  item: (index: number) => ReactNode
}

/**
 * An ordered list of items. Only those in view are rendered, and all when printing; each says its place among all.
 * The first ones are not measured: that made the browser lay out the page twice within the task that draws it, a
 * quarter of the time of that task.
 */
export const LongList = ({
  count,
  keyOf,
  requested,
  itemHeight,
  atFirst,
  overscan,
  gap,
  item,
  ...rest
}: LongListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const top = useOffsetTop(list)
  return (
    <List ref={list} {...rest}>
      <LongRows
        element="li"
        count={count}
        rowHeight={itemHeight}
        atFirst={atFirst}
        overscan={overscan}
        keyOf={keyOf}
        margin={top}
        requested={requested}
        row={(index, measure) => (
          <Item
            key={keyOf(index)}
            ref={measure}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            pb={gap}
          >
            {item(index)}
          </Item>
        )}
      />
    </List>
  )
}
