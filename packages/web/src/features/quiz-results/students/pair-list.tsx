import { listOf } from '../../../ui/format/list-of.ts'
import { say } from '@quizwright/domain/language/say.ts'
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
      <ListHeading>{say('Possibly the same student')}</ListHeading>
      <ul>
        {pairs.map((pair) => (
          <ActionItem key={`${pair.kept._id} ${pair.merged._id}`}>
            <span>
              <bdi>{describeStudent(pair.kept)}</bdi>
              <br />
              <bdi>{describeStudent(pair.merged)}</bdi>
              <Reason>{say('They share {reasons}.', { reasons: listOf(pair.reasons) })}</Reason>
            </span>
            <Button
              size="sm"
              aria-label={say('Select {name} and {other}', {
                name: pair.kept.full_name,
                other: pair.merged.full_name,
              })}
              onClick={() => onChoose(pair)}
            >
              {say('Select')}
            </Button>
          </ActionItem>
        ))}
      </ul>
    </section>
  )
