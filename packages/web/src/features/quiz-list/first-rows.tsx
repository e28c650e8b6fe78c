import { type ReactNode, useLayoutEffect, useState } from 'react'

/** In pixels, before a row was measured. */
export const rowHeight = 53
/** As many as any screen shows. */
export const firstCount = 30
const unmeasured = () => undefined

export type RowsProps = {
  count: number
  /** Draws the row of an index, with what measures it. */
  row: (index: number, measure: (row: HTMLTableRowElement | null) => void) => ReactNode
}

/** The first rows, until the code is there that draws those in view (10 KB that the list does not wait for). */
export const FirstRows = ({ count, row }: RowsProps) => {
  const shown = Math.min(count, firstCount)
  return (
    <>
      {Array.from({ length: shown }, (_, index) => row(index, unmeasured))}
      {count > shown && <tr aria-hidden style={{ height: (count - shown) * rowHeight }} />}
    </>
  )
}

type WholeRowsProps = RowsProps & { scrolledTo: number }

/** All rows of a short list, which begins where it was left. */
export const WholeRows = ({ count, row, scrolledTo }: WholeRowsProps) => {
  const [top] = useState(scrolledTo)
  useLayoutEffect(() => {
    if (top > 0) scrollTo({ top })
  }, [top])
  return <FirstRows count={count} row={row} />
}
