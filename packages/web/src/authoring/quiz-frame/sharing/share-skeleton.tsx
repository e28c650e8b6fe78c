import { say } from '@quizwright/domain/language/say.ts'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Shape = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '15rem minmax(0, 1fr)' },
    gap: '5',
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& > div:not([role])': { display: 'grid', gap: '2', alignContent: 'start' },
  },
})

/** The placeholder of a shared session: its link, its QR code, and the lines beside it. */
export const ShareSkeleton = () => (
  <Shape role="status" aria-label={say('Loading the sessions')}>
    <div data-wide>
      <Skeleton role="presentation" width="3rem" />
      <Skeleton role="presentation" height="2.5rem" />
    </div>
    <Skeleton role="presentation" aspectRatio="5 / 6" />
    <div>
      {['8rem', '14rem', '11rem', '16rem', '15rem'].map((width) => (
        <Skeleton key={width} role="presentation" maxWidth={width} />
      ))}
    </div>
  </Shape>
)
