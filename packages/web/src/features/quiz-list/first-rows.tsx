import type { ReactNode } from 'react'

/** In pixels, before a row was measured. */
export const rowHeight = 53
/** As many as any screen shows. */
const firstCount = 30
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
