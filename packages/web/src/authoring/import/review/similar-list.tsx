import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, sayAs, sayCount } from '@quizwright/domain/language/say.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { PairView } from './pair-view.tsx'
import { toReview } from './review.ts'
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
          {saidWith('Couldn’t check for duplicates. {button}', {
            button: (
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                {say('Check again')}
              </Button>
            ),
          })}
        </p>
      </Section>
    )
  if (!data)
    return (
      <Section>
        <p role="status">{say('Checking for duplicates…')}</p>
      </Section>
    )
  const pairs = shownPairs(toReview(report), data.pairs, questions)
  const compared = sayCount(
    data.compared.elsewhere,
    'Compared with each other and with {count} question in your other quizzes.',
    'Compared with each other and with {count} questions in your other quizzes.',
  )
  if (pairs.length === 0)
    return (
      <Section>
        <p role="status">{say('No duplicates found. {compared}', { compared })}</p>
      </Section>
    )
  const title = sayCount(pairs.length, '{count} Possible Duplicate', '{count} Possible Duplicates')
  const repeated = repeatedIn(pairs)
  const rows = pairs.map((pair) => ({
    key: `pair-${pair.question._id}-${pair.otherNo === undefined ? 'elsewhere' : ''}`,
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
          ` ${say('Showing the first {count} of {total}.', {
            count: data.pairs.length,
            total: data.pairsCount,
          })}`}
      </p>
      {repeated.length > 1 && (
        <div>
          <Button size="sm" onClick={() => onLeaveOut(repeated)}>
            {sayCount(
              repeated.length,
              'Leave out the {count} question that repeats another',
              'Leave out all {count} questions that repeat another',
            )}
          </Button>
        </div>
      )}
      <RowList
        label={title}
        noHeading={sayAs('number', 'No')}
        textHeading={say('Hint')}
        rows={rows}
        opened={opened}
        onOpen={onOpen}
      />
    </Section>
  )
}
