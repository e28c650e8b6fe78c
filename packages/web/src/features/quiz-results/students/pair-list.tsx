import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { describeStudent } from './describe-student.ts'
import type { LikelyPair } from './likely-pairs.ts'
import { ActionItem, ListHeading } from './action-list.ts'

const Reason = chakra('span', { base: { display: 'block', color: 'fg.muted', textStyle: 'sm' } })

type PairListProps = { pairs: readonly LikelyPair[]; onChoose: (pair: LikelyPair) => void }

/** Lists pairs that may be one person. Choosing one fills the fields below; nothing is merged yet. */
export const PairList = ({ pairs, onChoose }: PairListProps) =>
  pairs.length > 0 && (
    <section>
      <ListHeading>May be one person</ListHeading>
      <ul>
        {pairs.map((pair) => (
          <ActionItem key={`${pair.kept._id} ${pair.merged._id}`}>
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
          </ActionItem>
        ))}
      </ul>
    </section>
  )
