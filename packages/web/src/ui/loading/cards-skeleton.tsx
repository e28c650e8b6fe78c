import { panel } from '../layout/panel.ts'
import { chakra } from '../styled/chakra.tsx'
import { Skeleton } from './skeleton.tsx'
import { Blocks } from '../layout/parts.tsx'

const Card = chakra('div', { base: panel })

type CardsSkeletonProps = {
  /** What is loading, for screen readers, such as "Loading the issues". */
  label: string
  cards?: number
  /** The height of a card below its title, as a CSS length. */
  height?: string
}

/** The placeholder of a list of cards, each with a title, a line and content. */
export const CardsSkeleton = ({ label, cards = 3, height = '5rem' }: CardsSkeletonProps) => (
  <Blocks role="status" aria-label={label}>
    {Array.from({ length: cards }, (_, card) => (
      <Card key={card}>
        <Skeleton role="presentation" width="10rem" />
        <Skeleton role="presentation" maxWidth={`${30 - card * 4}rem`} />
        <Skeleton role="presentation" style={{ height }} />
      </Card>
    ))}
  </Blocks>
)
