import { memo } from 'react'
import { QuestionSide } from '../../questions/comparison/question-side.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { type Compared, type Kind, kindsOf } from './compare-questions.ts'

const Head = chakra('h2', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
  },
})
const Frame = chakra('article', { base: { display: 'flex', flexDirection: 'column', gap: '2', pb: '5' } })

const tones = {
  added: 'good',
  removed: 'bad',
  changed: 'warning',
  moved: 'accent',
  unchanged: 'neutral',
} as const satisfies Record<Kind, string>
export const kindNames: Record<Kind, string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  unchanged: 'Unchanged',
}

const titleOf = ({ before, after }: Compared): string => {
  if (!before || !after) return `Question ${(after ?? before)!.no}`
  return before.no === after.no ? `Question ${after.no}` : `Question ${after.no}, before ${before.no}`
}

type ComparedRowProps = { compared: Compared; beforeName: string; afterName: string }

/** One question in both versions, with the changed words marked. */
export const ComparedRow = memo(({ compared, beforeName, afterName }: ComparedRowProps) => {
  const [before, after] = [compared.before?.question ?? null, compared.after?.question ?? null]
  return (
    <Frame>
      <Head>
        {titleOf(compared)}
        {kindsOf(compared).map((kind) => (
          <Badge key={kind} tone={tones[kind]}>
            {kindNames[kind]}
          </Badge>
        ))}
      </Head>
      <Sides>
        <QuestionSide
          title={beforeName}
          question={before}
          comparedWith={after}
          absent="Not in this version"
          view="before"
        />
        <QuestionSide
          title={afterName}
          question={after}
          comparedWith={before}
          absent="Not in this version"
          view="after"
        />
      </Sides>
    </Frame>
  )
})
