import { inSummary } from '@quizwright/contracts/rules/render.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { fieldOf } from '../questions/fields.ts'
import type { Located } from '../../document/findings/quiz-findings.ts'

const Scroller = chakra('div', {
  base: { overflowY: 'auto', maxHeight: { base: '9rem', sm: '15rem' }, overscrollBehavior: 'contain' },
})
const Sheet = chakra('ul', {
  base: {
    listStyle: 'none',
    position: 'relative',
    m: '0',
    p: '0',
    '& > li': { position: 'absolute', insetInline: '0', top: '0' },
    '& button': {
      width: 'full',
      height: 'full',
      px: '3',
      textAlign: 'start',
      textStyle: { base: 'xs', sm: 'sm' },
      cursor: 'button',
      borderRadius: 'l2',
      display: 'flex',
      alignItems: 'center',
      _hover: { bg: 'bg.muted', textDecoration: 'underline' },
    },
    '& span': {
      lineClamp: { base: '2', sm: '1' },
      lineHeight: { base: '1rem', sm: 'inherit' },
      overflowWrap: 'anywhere',
    },
  },
})
/** In pixels: of one line, or of two on a phone. */
const rowHeight = 36

/**
 * Findings of the whole quiz with question numbers. Each links to the field where it is corrected. Only visible
 * rows are rendered.
 */
export const LocatedList = ({ label, located }: { label: string; located: readonly Located[] }) => {
  const { goTo } = useEditor()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: located.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  return (
    <Scroller ref={scroller}>
      <Sheet aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const { questionNo, finding } = located[index]!
          const text = questionNo === 0 ? finding.message : inSummary({ ...finding, questionNo })
          return (
            <li
              key={key}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              aria-setsize={located.length}
              aria-posinset={index + 1}
            >
              {questionNo === 0 ? (
                <button type="button" disabled>
                  <span>{text}</span>
                </button>
              ) : (
                <button
                  type="button"
                  title={text}
                  onClick={() => goTo({ questionNo, field: fieldOf(finding) })}
                >
                  <span>{text}</span>
                </button>
              )}
            </li>
          )
        })}
      </Sheet>
    </Scroller>
  )
}
