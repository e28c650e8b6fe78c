import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../language/memo.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Corrected } from '../../results/corrected.tsx'
import { LateAnswersBadge } from '../../results/late-answers-badge.tsx'
import { LaterAttempt } from '../../results/later-attempt.tsx'
import { NotConfirmed } from '../../results/not-confirmed.tsx'
import { SameMailbox } from '../../results/same-mailbox.tsx'
import { resultHref } from '../../routes/result-href.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { clipped } from '../../ui/styled/clipped.ts'
import { LongRows } from '../../ui/list/long-rows.tsx'
import { useOffsetTop } from '../../ui/list/use-offset-top.ts'
import { useScrollRestoration } from '../../ui/list/use-scroll-restoration.ts'
import { StackingTable } from '../../ui/table/stacking-table.tsx'
import { TableScroll } from '../../ui/table/table.tsx'
import { columns } from './result-columns.tsx'
import { RowDetails } from './row-details.tsx'

/** The estimated height of a row in pixels: as a card on a phone, or as a line. */
const rowHeight = () => (matchMedia('(width < 30rem)').matches ? 252 : 41)

/** The columns with this number and less are left out below a width of the table, in rem. */
const leaveBelow = [
  [1, 95],
  [2, 73],
  [3, 56],
] as const

const leaving = Object.fromEntries(
  leaveBelow.map(([no, width]) => [
    `@container (width < ${width}rem)`,
    {
      [`& [data-leaves='${no}']`]: { display: 'none' },
      [`& [data-missing='${no}']`]: { display: 'contents !important' },
      '& .more': { display: 'inline-flex' },
    },
  ]),
)

/**
 * The student's name stays visible while a narrow screen scrolls to the figures. On a phone each result is a
 * card: number, name and id, then the marks, then the rest in two columns. In between, columns without room are in the
 * details of each row.
 */
const Grid = chakra(StackingTable, {
  base: {
    '& thead > tr > th': {
      whiteSpace: 'normal !important',
      verticalAlign: 'bottom !important',
      py: '2',
      lineHeight: '1.2',
    },
    '@media print': {
      '& tbody > tr > *': { whiteSpace: 'normal !important' },
      // A column is as wide as its longest word. Chakra lets every element break anywhere.
      '& tbody > tr > *, & tbody > tr > * *': { overflowWrap: 'break-word' },
      '& thead > tr > th, & tbody > tr > *': { px: '1.5' },
      '& thead > tr > th': { width: 'auto !important' },
      // Long titles of short figures leave the room to names and addresses.
      '& thead > tr > th[data-numeric]': { width: '1% !important' },
      '& tbody > tr > [data-on-paper=line]': { whiteSpace: 'nowrap !important' },
      '& tbody > tr > [data-on-paper=date]': { minWidth: '5.5rem' },
      '& tbody > tr > [data-on-paper=breaks]': { minWidth: '8rem' },
      '& tbody > tr > [data-on-paper=breaks], & tbody > tr > [data-on-paper=breaks] *': {
        overflowWrap: 'anywhere',
      },
    },
    '& .id': { fontFamily: 'mono', textStyle: 'xs' },
    '& .more': {
      display: 'none',
      verticalAlign: 'middle',
      alignItems: 'center',
      justifyContent: 'center',
      width: '6',
      height: '6',
      ms: '-2',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'button',
      _hover: { bg: 'bg.emphasized', color: 'fg' },
      '& svg': { width: '4', height: '4' },
      '&[aria-expanded=true] svg': { rotate: '90deg' },
    },
    '& [data-missing]': { display: 'none' },
    '& .student a': {
      display: 'inline-block',
      minWidth: '6',
      lineHeight: '1.5rem',
      color: 'accent.fg',
      borderRadius: 'l1',
      _hover: { textDecoration: 'underline' },
    },
    '@media screen and (width >= 30rem)': {
      tableLayout: 'fixed',
      minWidth: '42rem !important',
      ...leaving,
      '& td, & tbody th': clipped,
      // A time wraps, minutes above seconds, because cut it would be another time: its units are words in Urdu.
      '& td[data-numeric]': { whiteSpace: 'normal', textWrap: 'balance' },
      '& .serial': { width: '4rem' },
      '& .id': { width: '6rem' },
      '& .student': {
        position: 'sticky',
        insetStart: '0',
        bg: 'bg.panel',
        zIndex: '1',
        width: { base: '9rem', md: 'auto' },
        // Notes about a student wrap below the name, because they would be unreadable if truncated.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
    smDown: {
      '& tbody > tr': {
        display: 'grid',
        gridTemplateColumns: '2rem minmax(0, 1fr) minmax(0, 1fr) 5rem',
        columnGap: '2',
        alignItems: 'baseline',
        '&[aria-hidden]': { p: '0', borderWidth: '0' },
      },
      '& tbody > tr > *': { gridColumn: 'span 2', order: '3', overflowWrap: 'anywhere' },
      '& .serial, & .id': { gridColumn: 'span 1', order: '1', color: 'fg.muted' },
      '& .student': { order: '1', textStyle: 'md' },
      '& .id': { order: '2' },
      '& [data-on-phone=first]': { order: '2' },
      '& [data-on-phone=whole]': { gridColumn: '1 / -1' },
    },
  },
})

/** Its width decides which columns there are. */
const Frame = chakra('div', { base: { containerType: 'inline-size', _print: { containerType: 'normal' } } })

/** Shows the end of an id: its beginning is a timestamp and nearly the same for many. */
const shortId = (id: string): string => (id.length > 8 ? `…${id.slice(-7)}` : id)

type RowProps = {
  result: ListedResult
  index: number
  measure: (row: HTMLTableRowElement | null) => void
}

const ResultRow = memo(({ result, index, measure }: RowProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  return (
    // `aria-rowindex` counts the heading as row 1.
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <td className="serial" data-numeric>
        <button
          type="button"
          className="more"
          aria-label={say('Details of {name}', { name: result.user.full_name })}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          data-not-printed
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronRight aria-hidden />
        </button>
        {formatNumber(index + 1)}
      </td>
      <td className="id" data-leaves={2} title={result.user.uid} data-not-printed>
        <bdi dir="ltr">{shortId(result.user.uid)}</bdi>
      </td>
      <th scope="row" className="student" title={result.user.full_name}>
        <Link href={resultHref(result)}>
          <bdi>{result.user.full_name}</bdi>
        </Link>{' '}
        <LaterAttempt result={result} />
        <NotConfirmed user={result.user} />
        <SameMailbox result={result} />
        <Corrected corrections={result.corrections} />
        <LateAnswersBadge result={result} />
        <RowDetails id={detailsId} result={result} isOpen={isOpen} />
      </th>
      {columns().map(({ name, numeric, leaves, onPhone, onPaper, onScreenOnly, cell, title }) => (
        <td
          key={name}
          data-numeric={numeric}
          data-label={name}
          data-leaves={leaves}
          data-on-phone={onPhone}
          data-on-paper={onPaper}
          data-not-printed={onScreenOnly}
          title={title?.(result)}
        >
          {cell(result)}
        </td>
      ))}
    </tr>
  )
})
ResultRow.displayName = 'ResultRow'

type ResultsTableProps = {
  /** Identifies the list, for restoring the scroll position. */
  listKey: string
  results: readonly ListedResult[]
  total: number
  stale: boolean
  onNearEnd: (() => void) | undefined
  end: ReactNode
}

/** The table of results. Only rows in view are rendered. */
export const ResultsTable = ({ listKey, results, total, stale, onNearEnd, end }: ResultsTableProps) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const top = useScrollRestoration(listKey)
  const margin = useOffsetTop(body)
  const row = (index: number, measure: (row: HTMLTableRowElement | null) => void): ReactNode => {
    const result = results[index]
    return result && <ResultRow key={result._id} index={index} result={result} measure={measure} />
  }

  return (
    <Frame>
      <TableScroll narrow label={say('Results, scrolls sideways')}>
        <Grid
          aria-label={say('Results')}
          aria-rowcount={total + 1}
          aria-busy={stale || undefined}
          opacity={stale ? 0.6 : 1}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="serial" data-numeric>
                {say('No.')}
              </th>
              <th scope="col" className="id" data-leaves={2} data-not-printed>
                {say('#ID')}
              </th>
              <th scope="col" className="student">
                {say('Student name')}
              </th>
              {columns().map(({ name, width, numeric, leaves, onScreenOnly }) => (
                <th
                  key={name}
                  scope="col"
                  style={{ width }}
                  data-leaves={leaves}
                  data-numeric={numeric}
                  data-not-printed={onScreenOnly}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            <LongRows
              count={results.length}
              rowHeight={rowHeight()}
              row={row}
              keyOf={(index) => results[index]?._id ?? index}
              margin={margin}
              scrollTop={top}
              onNearEnd={onNearEnd}
            />
          </tbody>
        </Grid>
      </TableScroll>
      {end}
    </Frame>
  )
}
