import { panel } from '../ui/layout/panel.ts'
import { RowsSkeleton } from '../ui/loading/rows-skeleton.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const Card = chakra('div', { base: panel })
const Figures = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: '4' },
})
const Lines = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', pt: '2' } })

/** The placeholder of a result: its figures, bars and table. `height` is the total height, a CSS length. */
export const ResultSkeleton = ({ height }: { height: string }) => (
  <Stack role="status" aria-label="Loading the result" style={{ minHeight: height }}>
    <Card>
      <Figures>
        {['score', 'grade', 'marks', 'verdict'].map((figure) => (
          <Skeleton key={figure} role="presentation" maxWidth="8rem" height="3rem" />
        ))}
      </Figures>
      <Lines>
        {['student', 'average', 'best'].map((bar) => (
          <Skeleton key={bar} role="presentation" data-line minHeight="0" />
        ))}
      </Lines>
    </Card>
    <RowsSkeleton label="Loading its table" rows={4} columns={[4, 4, 4]} rowHeight="11" />
  </Stack>
)
