import { difficultyName } from '../../../questions/difficulty-name.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { BankQuestion } from '@quizwright/contracts/schemas/question-bank.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { QuestionFace } from '../question-face.tsx'
import { describeBankFigures, describeUse } from './describe-use.ts'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'start',
    px: '3',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    textStyle: 'sm',
    '&[data-chosen]': { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
})
const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '0.5',
    mt: '1.5',
    textStyle: 'xs',
    color: 'fg.muted',
  },
})

type BankRowProps = {
  found: BankQuestion
  chosen: boolean
  /** Whether the quiz already contains this question. */
  isThere: boolean
  onToggle: () => void
}

/**
 * Shows a question of another quiz: as students see it, where it comes from, how often it was used, and its
 * figures.
 */
export const BankRow = ({ found, chosen, isThere, onToggle }: BankRowProps) => {
  const { content, quiz_name, question_no, is_published } = found
  const figures = describeBankFigures(found)
  return (
    <Row data-chosen={chosen || undefined}>
      <Checkbox
        label={say('Choose question {number} of {quiz}', { number: question_no, quiz: quiz_name })}
        hideLabel
        checked={chosen}
        onChange={onToggle}
      />
      <div>
        <QuestionFace question={content} />
        <Facts>
          <span>
            {saidWith(
              'From {quiz}, question {number}',
              { quiz: <bdi>{quiz_name}</bdi> },
              { number: question_no },
            )}
          </span>
          {!is_published && <Badge>{labels.unpublished}</Badge>}
          {isThere && <Badge tone="accent">{say('In this quiz')}</Badge>}
          <Badge>{difficultyName(content.difficulty_level)}</Badge>
          {content.tags.map(({ tag_name }) => (
            <Badge key={tag_name}>{tag_name}</Badge>
          ))}
          <span>{describeUse(found)}</span>
          {figures !== undefined && <span>{figures}</span>}
        </Facts>
      </div>
    </Row>
  )
}
