import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { describeStudent } from './describe-student.ts'
import type { LikelyPair } from './likely-pairs.ts'

const Heading = chakra('h3', { base: { fontWeight: 'semibold', mb: '2' } })
const Item = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    py: '2',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: '0' },
  },
})
const Reason = chakra('span', { base: { display: 'block', color: 'fg.muted', textStyle: 'sm' } })

type PairListProps = { pairs: readonly LikelyPair[]; onChoose: (pair: LikelyPair) => void }

/** Lists pairs that may be one person. Choosing one fills the fields below; nothing is merged yet. */
export const PairList = ({ pairs, onChoose }: PairListProps) =>
  pairs.length > 0 && (
    <section>
      <Heading>May be one person</Heading>
      <ul>
        {pairs.map((pair) => (
          <Item key={`${pair.kept._id} ${pair.merged._id}`}>
            <span>
              <bdi>{describeStudent(pair.kept)}</bdi>
              <br />
              <bdi>{describeStudent(pair.merged)}</bdi>
              <Reason>They have {pair.reasons.join(' and ')}.</Reason>
            </span>
            <Button
              size="sm"
              aria-label={`Choose ${pair.kept.full_name} and ${pair.merged.full_name}`}
              onClick={() => onChoose(pair)}
            >
              Choose
            </Button>
          </Item>
        ))}
      </ul>
    </section>
  )
