import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { VirtualList } from '../../ui/list/virtual-list.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { clipped } from '../../ui/styled/clipped.ts'
import { QuestionBeginning } from '../question-beginning.tsx'
import { SummaryFrame } from './summary-frame.tsx'
import { SummarySearch } from './summary-search.tsx'

const Opener = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.25rem 1fr',
    alignItems: 'center',
    columnGap: '1',
    width: 'full',
    height: 'full',
    px: '2',
    textAlign: 'start',
    textStyle: 'sm',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '& > b': { fontWeight: 'medium', color: 'fg.muted', textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
    // A formula that is higher than the row is cut, so that it covers no other row.
    '& > span': { ...clipped, maxHeight: '8' },
    '& .formula': { display: 'inline', overflow: 'visible' },
  },
})

/** Height of a row, in pixels. */
const rowHeight = 36

type QuizSummaryProps = {
  /** In quiz order. */
  questions: readonly { text: string; equation: string }[]
  onOpen: (questionNo: number) => void
}

/** Lists a quiz's questions beside its statistics. Clicking one or typing its number opens it. */
export const QuizSummary = ({ questions, onOpen }: QuizSummaryProps) => (
  <SummaryFrame title={say('Quiz summary')} count={questions.length}>
    <SummarySearch count={questions.length} onFound={onOpen} />
    <VirtualList
      label={say('Questions')}
      count={questions.length}
      rowHeight={rowHeight}
      row={(index) => (
        <Opener type="button" onClick={() => onOpen(index + 1)}>
          <b>{index + 1}</b>
          <span dir="auto">
            <QuestionBeginning {...elementAt(questions, index)} empty={say('Question without text')} />
          </span>
        </Opener>
      )}
    />
  </SummaryFrame>
)
