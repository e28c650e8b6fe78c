import { say } from '@quizwright/domain/language/say.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { panel } from '../../ui/layout/panel.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Card = chakra('div', {
  base: {
    ...panel,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > p': { flex: '1 1 20rem' },
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
