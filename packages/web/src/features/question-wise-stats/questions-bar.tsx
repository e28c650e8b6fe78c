import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import {
  countedAttempts,
  type CountedAttempts,
  type QuestionStatistics,
} from '@quizwright/domain/schemas/item-statistics.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import { Select } from '../../ui/form/select.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Order } from './order-questions.ts'
import { judgeQuestion, type Verdict } from '@quizwright/domain/rules/judge-question.ts'
import { CenteredWrap } from '../../ui/layout/parts.tsx'

/** How many questions have this verdict in their newest wording. */
const countVerdict = (questions: readonly QuestionStatistics[], wanted: Verdict): number =>
  questions.filter(({ revisions: [newest] }) => newest && judgeQuestion(newest) === wanted).length

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    '& h2': { textStyle: 'title.lg' },
    '& > *': { minWidth: '0', maxWidth: 'full' },
  },
})
const Attempts = chakra('div', { base: { width: '13rem', maxWidth: 'full' } })

const attemptNames: Readonly<Record<CountedAttempts, string>> = texts({
  first: 'First attempts',
  latest: 'Latest attempts',
  highest: 'Best attempts',
  all: 'All attempts',
})
const attemptChoices = () => countedAttempts.map((value) => ({ value, label: say(attemptNames[value]) }))
const orders = (): readonly (readonly [Order, string])[] => [
  ['doubtful first', say('Needs review first')],
  ['as in the quiz', say('Quiz order')],
]

type QuestionsBarProps = {
  questions: readonly QuestionStatistics[]
  attempts: CountedAttempts
  onAttempts: (attempts: CountedAttempts) => void
  order: Order
  onOrder: (order: Order) => void
}

/** Says how many questions need a look, and lets the reader choose the counted attempts and the order. */
export const QuestionsBar = ({ questions, attempts, onAttempts, order, onOrder }: QuestionsBarProps) => {
  const doubtful = countVerdict(questions, 'doubtful')
  const worthALook = countVerdict(questions, 'worth a look')
  return (
    <Bar>
      <h2>
        {commaList([
          sayCount(questions.length, '{count} question', '{count} questions'),
          ...(doubtful > 0 ? [say('{count} to review', { count: doubtful })] : []),
          ...(worthALook > 0 ? [say('{count} may need review', { count: worthALook })] : []),
        ])}
      </h2>
      <CenteredWrap>
        <Attempts>
          <Select
            label={say('Attempts')}
            hideLabel
            size="sm"
            value={attempts}
            options={attemptChoices()}
            onChange={onAttempts}
          />
        </Attempts>
        <CenteredWrap role="group" aria-label={say('Order')}>
          {orders().map(([one, words]) => (
            <Chip key={one} pressed={order === one} onPress={() => onOrder(one)}>
              {words}
            </Chip>
          ))}
        </CenteredWrap>
      </CenteredWrap>
    </Bar>
  )
}
