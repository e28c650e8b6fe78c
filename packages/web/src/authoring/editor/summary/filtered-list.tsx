import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { VirtualList } from '../../../ui/list/virtual-list.tsx'
import { useEditor } from '../editor-context.ts'
import type { Kind } from '../findings/kinds.ts'
import { useDragScroll } from '../reordering/use-drag-scroll.ts'
import { useDropList } from '../reordering/use-drop-list.ts'
import { SummaryQuestion } from './summary-question.tsx'

/** Heights of the rows in pixels. Errors are shown below their question. */
const rowHeights = { error: 68, omission: 36, hint: 36 }

type FilteredListProps = {
  kind: Kind
  onOpen: (questionNo: number) => void
}

/** The questions of the summary that have one kind of finding. */
export const FilteredList = ({ kind, onOpen }: FilteredListProps) => {
  const { questionNos, located } = kind
  const { store } = useEditor()
  const questions = useSelector(store, ({ context }) => context.document.questions)
  const scroller = useRef<HTMLDivElement>(null)
  useDragScroll(scroller)
  useDropList(scroller)
  return (
    <VirtualList
      label={say('Questions of this kind')}
      count={questionNos.length}
      scroller={scroller}
      rowHeight={rowHeights[elementAt(located, 0).finding.severity]}
      row={(index) => {
        const no = elementAt(questionNos, index)
        const question = questions[no - 1]
        return question && <SummaryQuestion question={question} no={no} tabIndex={0} onOpen={onOpen} />
      }}
    />
  )
}
