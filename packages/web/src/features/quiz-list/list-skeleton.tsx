import { chakra } from '../../ui/styled/chakra.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '6',
    height: '53px',
    px: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
  },
})

/** A screen full of grey rows in the shape and height of the real ones. */
export const ListSkeleton = () => (
  <div role="status" aria-label="Loading the quizzes">
    {Array.from({ length: 10 }, (_, row) => (
      <Row key={row}>
        <Skeleton width="4" />
        <Skeleton flex="1" maxWidth={`${28 - (row % 4) * 4}%`} />
        <Skeleton flex="1" maxWidth="12%" display={{ base: 'none', md: 'block' }} ms="auto" />
        <Skeleton flex="1" maxWidth="8%" display={{ base: 'none', md: 'block' }} />
        <Skeleton flex="1" maxWidth="8%" display={{ base: 'none', md: 'block' }} />
        <Skeleton width={{ base: '16', md: '40' }} ms={{ base: 'auto', md: '0' }} />
      </Row>
    ))}
  </div>
)
