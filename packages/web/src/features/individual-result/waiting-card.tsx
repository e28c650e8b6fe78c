import { say } from '@quizwright/domain/language/say.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Card = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
  },
})

/** Says what a result without marks waits for, in place of its figures. */
export const WaitingCard = ({ result: { to_mark: toMark, question_count: count } }: { result: Result }) => (
  <Card>
    <Badge tone="warning">{say('To mark')}</Badge>
    <p>
      {toMark === undefined || count === undefined
        ? say('Some answers need marking')
        : say(
            'Waiting for the marks of {count} of {total} answers. The student sees the result after that.',
            {
              count: toMark,
              total: count,
            },
          )}
    </p>
  </Card>
)
