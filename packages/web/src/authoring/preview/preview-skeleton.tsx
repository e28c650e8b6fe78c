import { say } from '@quizwright/domain/language/say.ts'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Shape = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    width: 'full',
    maxWidth: '44rem',
    mx: 'auto',
    mt: '12',
    '& > div:not([role])': { display: 'flex', gap: '2' },
  },
})

/** The placeholder of a previewed quiz: its title, the circles of its questions, and one question. */
export const PreviewSkeleton = () => (
  <Shape role="status" aria-label={say('Loading the quiz')}>
    <Skeleton role="presentation" width="16rem" height="2rem" />
    <div>
      {Array.from({ length: 5 }, (_, circle) => (
        <Skeleton key={circle} role="presentation" boxSize="10" borderRadius="full" />
      ))}
    </div>
    <Skeleton role="presentation" height="18rem" />
  </Shape>
)
