import { panel } from '../../ui/layout/panel.ts'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Sides } from './sides.tsx'

const Card = chakra('div', { base: panel })

/** The placeholder of two versions: the figures of each, with their questions below. */
export const ComparisonSkeleton = () => (
  <>
    <Sides>
      {['before', 'after'].map((side) => (
        <Card key={side}>
          <Skeleton role="presentation" width="6rem" />
          <Skeleton role="presentation" maxWidth="16rem" />
          <Skeleton role="presentation" height="3rem" />
        </Card>
      ))}
    </Sides>
    <RowsSkeleton label="Loading the versions" rows={5} columns={[8, 4]} />
  </>
)
