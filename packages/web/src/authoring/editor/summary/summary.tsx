import { say } from '@quizwright/domain/language/say.ts'
import { ListFilter } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useChosenKind } from '../findings/use-chosen-kind.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { FilteredList } from './filtered-list.tsx'
import { SummaryList } from './summary-list.tsx'
import { SummaryFrame } from '../../../questions/summary/summary-frame.tsx'
import { SummarySearch } from '../../../questions/summary/summary-search.tsx'

const Filter = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    ps: '2',
    borderRadius: 'l2',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'xs',
    '& > span': { flex: '1', minWidth: '0', py: '1.5' },
    '& svg': { flexShrink: '0' },
  },
})

type SummaryProps = {
  /** The number of the first question on the page. */
  first: number
  onLeave?: () => void
}

/**
 * The list of all questions, or of those with one kind of finding, with a search that jumps to a question.
 */
export const Summary = ({ first, onLeave }: SummaryProps) => {
  const { goTo, kindFilter } = useEditor()
  const count = useQuestionCount()
  const kind = useChosenKind()
  const open = (questionNo: number) => {
    onLeave?.()
    goTo({ questionNo })
  }
  return (
    <SummaryFrame title={say('Summary')} count={count}>
      <SummarySearch count={count} onFound={open} />
      {kind ? (
        <>
          <Filter>
            <ListFilter size={14} aria-hidden />
            <span role="status">{kind.name}</span>
            <Button size="sm" variant="ghost" onClick={() => kindFilter.set(undefined)}>
              {say('Show all')}
            </Button>
          </Filter>
          <FilteredList key={kind.rule} kind={kind} onOpen={open} />
        </>
      ) : (
        <SummaryList first={first} onOpen={open} />
      )}
    </SummaryFrame>
  )
}
