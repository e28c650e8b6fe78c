import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  Fragment,
  type ReactNode,
  useEffect,
} from 'react'
import { directionOfLanguage } from '@quizwright/domain/language/languages.ts'
import { pageLocale } from '@quizwright/domain/rules/locale.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { createPortal } from 'react-dom'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useReviewPanel } from './review-panel.ts'

/**
 * Returns the focus to a row when its repair ends and no other row opens. The focus would otherwise be lost
 * with the fields, and the dialog would give it to its first button. `opened` is the key of the open row.
 */
export const useFocusReturn = (
  opened: string | null | undefined,
  rowOf: (key: string) => HTMLElement | null,
): void => {
  const before = useRef<string | null>(null)
  const follow = useEffectEvent(() => {
    const left = before.current
    before.current = opened ?? null
    if (left !== null && before.current === null && document.activeElement === document.body)
      rowOf(left)?.focus()
  })
  // Before the dialog notices that the focus is lost.
  useLayoutEffect(() => follow(), [opened])
}

/**
 * The direction of a sentence: that of the page, whatever text of a file it begins with. On a page that runs from right
 * to left, a sentence may also be English.
 */
export const sentenceDirection = (): 'auto' | 'ltr' =>
  directionOfLanguage(pageLocale()) === 'rtl' ? 'auto' : 'ltr'

const Scroll = chakra('div', {
  base: {
    maxHeight: '14rem',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '&[data-opened]': { maxHeight: 'min(40rem, 60dvh)' },
    // The window scrolls instead of a short list in it.
    '&[data-short]': { maxHeight: 'none' },
  },
})
const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'bg.muted',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'medium',
    '& > [role=row]': { py: '1.5' },
  },
})
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'var(--no-width) minmax(0, 1fr)',
    gap: '3',
    px: '3',
    py: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    '& > :first-child': { color: 'fg.muted', textAlign: 'end' },
    '& > :last-child': { overflowWrap: 'anywhere' },
    '&[data-current]': { bg: 'accent.subtle' },
  },
})
const Space = chakra('div', {
  base: { position: 'relative', '& > div': { position: 'absolute', insetInline: '0', top: '0' } },
})
const Opener = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    cursor: 'button',
    borderRadius: 'l1',
    textDecoration: 'underline',
    textDecorationColor: 'border.control',
    textUnderlineOffset: '3px',
    _hover: { textDecorationColor: 'currentcolor' },
  },
})

const About = chakra('p', { base: { color: 'fg.muted', textStyle: 'xs', lineClamp: '2' } })

/** `key` identifies a row, `about` names its subject, and `inside` is its content when it is open. */
export type ListedRow = { key: string; no: string; text: string; about?: string; inside?: () => ReactNode }
type RowListProps = {
  label: string
  noHeading: string
  textHeading: string
  rows: readonly ListedRow[]
  opened?: string | null
  onOpen?: (key: string | null) => void
}

/** Rows are placed one by one, so the first column has the width of its heading, or of a number of four digits. */
const widthOf = (heading: string): string => `${Math.max(3, heading.length * 0.5)}rem`

/** With at most this many rows, a list is shown whole. */
const fewRows = 20

/** A list with two columns and any number of rows. Only visible rows are rendered. */
export const RowList = ({ label, noHeading, textHeading, rows, opened, onOpen }: RowListProps) => {
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 34,
    overscan: 8,
    getItemKey: (index) => rows[index]?.key ?? index,
  })
  const openedAt = rows.findIndex(({ key }) => key === opened)
  const isOpen = openedAt >= 0
  const panel = useReviewPanel()
  // Scrolls the list and its buttons into view, because it may be half below the edge of the dialog.
  useEffect(() => {
    if (isOpen) scroll.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, opened])
  // Keeps the open row visible in its list.
  const follow = useEffectEvent(
    () => isOpen && virtual.scrollToIndex(openedAt, { align: panel ? 'auto' : 'start' }),
  )
  useEffect(() => void follow(), [opened])
  useFocusReturn(isOpen ? opened : null, (key) => {
    const index = rows.findIndex((row) => row.key === key)
    return scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`) ?? scroll.current
  })
  const inside = isOpen ? rows[openedAt]?.inside : undefined
  return (
    <>
      {panel && inside && createPortal(<Fragment key={opened}>{inside()}</Fragment>, panel)}
      <Scroll
        ref={scroll}
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        tabIndex={0}
        data-opened={(isOpen && !panel) || undefined}
        data-short={rows.length <= fewRows || undefined}
        style={{ '--no-width': widthOf(noHeading) } as CSSProperties}
      >
        <Head role="rowgroup">
          <Row role="row" aria-rowindex={1}>
            <span role="columnheader">{noHeading}</span>
            <span role="columnheader">{textHeading}</span>
          </Row>
        </Head>
        <Space role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index]
            return (
              row && (
                <Row
                  key={key}
                  role="row"
                  aria-rowindex={index + 2}
                  data-index={index}
                  data-current={row.key === opened || undefined}
                  ref={virtual.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <span role="cell">{row.no}</span>
                  <div role="cell" dir={sentenceDirection()}>
                    {row.inside ? (
                      <Opener
                        type="button"
                        aria-expanded={row.key === opened}
                        onClick={() => onOpen?.(row.key === opened ? null : row.key)}
                      >
                        {row.text}
                      </Opener>
                    ) : (
                      row.text
                    )}
                    {row.about && <About dir="auto">{row.about}</About>}
                    {row.key === opened && !panel && row.inside?.()}
                  </div>
                </Row>
              )
            )
          })}
        </Space>
      </Scroll>
    </>
  )
}
