import { useSelector } from '@xstate/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import type { Kind } from '../findings/kinds.ts'
import { SummaryQuestion } from './summary-question.tsx'

const Scroller = chakra('div', {
  base: { overflowY: 'auto', flex: '1', minHeight: '0', overscrollBehavior: 'contain', contain: 'strict' },
})
const Sheet = chakra('ol', {
  base: {
    listStyle: 'none',
    position: 'relative',
    m: '0',
    p: '0',
    '& > li': { position: 'absolute', insetInline: '0', top: '0' },
  },
})
/** In pixels; an error stands below its question. */
const rowHeights = { error: 68, omission: 36, hint: 36 }

type FilteredListProps = {
  kind: Kind
  /** The questions that are on the page. */ first: number
  last: number
  onOpen: (questionNo: number) => void
}

/** Those questions of the summary in which one kind of finding is. Only visible rows are rendered. */
export const FilteredList = ({ kind, first, last, onOpen }: FilteredListProps) => {
  const { questionNos, located } = kind
  const rowHeight = rowHeights[located[0]!.finding.severity]
  const { store } = useEditor()
  const questions = useSelector(store, ({ context }) => context.document.questions)
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: questionNos.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  return (
    <Scroller ref={scroller}>
      <Sheet aria-label="Questions of this kind" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start, size }) => {
          const no = questionNos[index]!
          const question = questions[no - 1]
          return (
            <li
              key={key}
              style={{ height: size, transform: `translateY(${start}px)` }}
              aria-setsize={questionNos.length}
              aria-posinset={index + 1}
            >
              {question && (
                <SummaryQuestion
                  question={question}
                  no={no}
                  current={no >= first && no <= last}
                  tabIndex={0}
                  onOpen={onOpen}
                />
              )}
            </li>
          )
        })}
      </Sheet>
    </Scroller>
  )
}
