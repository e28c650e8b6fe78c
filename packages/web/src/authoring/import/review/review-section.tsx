import { say } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { type ListedRow, RowList } from './row-list.tsx'

export const ReviewSection = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > h3': { textStyle: 'title.sm' },
    '& > p': { textStyle: 'xs', color: 'fg.muted' },
  },
})

type ReviewListProps = {
  title: string
  noHeading: string
  textHeading: string
  rows: readonly ListedRow[]
  /** The total number; the list may contain only the first of them. */
  total: number
  opened: string | null
  onOpen: (key: string | null) => void
  children?: ReactNode
}

/** One list of a review, with notes between its title and its rows. */
export const ReviewList = ({ title, rows, total, children, ...list }: ReviewListProps) => (
  <ReviewSection>
    <h3>{title}</h3>
    {children}
    {rows.length > 0 && <RowList label={title} rows={rows} {...list} />}
    {total > rows.length && (
      <p>{say('Showing the first {count} of {total}.', { count: rows.length, total })}</p>
    )}
  </ReviewSection>
)
