import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { SummaryList } from './summary-list.tsx'
import { SummarySearch } from '../../../questions/summary/summary-search.tsx'

const Frame = chakra('aside', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0', height: 'full' },
})
const Title = chakra('h2', {
  base: {
    textStyle: 'sm',
    fontWeight: 'semibold',
    display: 'flex',
    justifyContent: 'space-between',
    '& > span': { color: 'fg.muted', fontWeight: 'normal' },
  },
})

type SummaryProps = { /** The questions that are shown. */ first: number; last: number; onLeave?: () => void }

/** The list of all questions beside the page, with a search that jumps to a question. */
export const Summary = ({ first, last, onLeave }: SummaryProps) => {
  const { goTo } = useEditor()
  const count = useQuestionCount()
  const open = (questionNo: number) => {
    onLeave?.()
    goTo({ questionNo })
  }
  return (
    <Frame aria-label="Summary">
      <Title>
        Summary <span>{countOf(count, 'question')}</span>
      </Title>
      <SummarySearch count={count} onFound={open} />
      <SummaryList first={first} last={last} onOpen={open} />
    </Frame>
  )
}
