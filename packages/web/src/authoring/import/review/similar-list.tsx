import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { PairView } from './pair-view.tsx'
import { reviewOf } from './review.ts'
import { RowList } from './row-list.tsx'
import { describePair, repeatedIn, shownPairs } from './similar-pairs.ts'
import { useSimilarPairs } from './use-similar-pairs.ts'

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '2',
    '& > h3': { textStyle: 'title.sm' },
    '& p': { textStyle: 'xs', color: 'fg.muted' },
  },
})

type SimilarListProps = {
  imported: ImportedQuestions
  onLeaveOut: (questionIds: readonly string[]) => void
  opened: string | null
  onOpen: (key: string | null) => void
}

/**
 * Lists near-duplicates of questions in the file or in other quizzes. They are hints, so they come last and
 * are not counted.
 */
export const SimilarList = ({ imported, onLeaveOut, opened, onOpen }: SimilarListProps) => {
  const { report, questions } = imported
  const { data, error, isFetching, refetch } = useSimilarPairs(report)
  const isOffered = useIsOffered('findSimilarQuestions')
  if (!isOffered) return null
  if (error)
    return (
      <Section>
        <p role="status">
          Near-duplicates could not be looked for.{' '}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
        </p>
      </Section>
    )
  if (!data)
    return (
      <Section>
        <p role="status">Looking for near-duplicates…</p>
      </Section>
    )
  const pairs = shownPairs(reviewOf(report), data.pairs, questions)
  const compared =
    `Compared with each other and with ${countOf(data.compared.elsewhere, 'question')} of your other ` +
    'quizzes.'
  if (pairs.length === 0)
    return (
      <Section>
        <p role="status">No near-duplicates. {compared}</p>
      </Section>
    )
  const title = countOf(pairs.length, 'Near-Duplicate')
  const repeated = repeatedIn(pairs)
  const rows = pairs.map((pair) => ({
    key: `pair ${pair.question._id} ${pair.otherNo === undefined ? 'elsewhere' : ''}`,
    no: String(pair.questionNo),
    text: describePair(pair),
    inside: () => <PairView pair={pair} onLeaveOut={() => onLeaveOut([pair.question._id])} />,
  }))
  return (
    <Section>
      <h3>{title}</h3>
      <p>
        {compared}
        {data.pairsCount > data.pairs.length &&
          ` The first ${formatNumber(data.pairs.length)} of ${formatNumber(data.pairsCount)} are listed.`}
      </p>
      {repeated.length > 1 && (
        <div>
          <Button size="sm" onClick={() => onLeaveOut(repeated)}>
            Leave out all {countOf(repeated.length, 'question')} that repeat another
          </Button>
        </div>
      )}
      <RowList label={title} noHeading="No" textHeading="Hint" rows={rows} opened={opened} onOpen={onOpen} />
    </Section>
  )
}
