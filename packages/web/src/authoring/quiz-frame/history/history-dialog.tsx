import { historyEndpoints } from '@quizwright/contracts/endpoints/history.ts'
import type { QuizChange } from '@quizwright/domain/schemas/history.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { rest } from '../../../api/rest.ts'
import { QuestionBeginning } from '../../../questions/question-beginning.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { When } from '../../../ui/format/when.tsx'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { FramedQuiz } from '../use-overview.ts'
import { describeChange } from './describe-change.ts'
import { DetailsHistory } from './details-history.tsx'
import { QuestionHistory } from './question-history.tsx'
import { useHistoryPages } from './use-history-pages.ts'

const List = chakra('ul', {
  base: { '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' } },
})
const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    columnGap: '4',
    width: 'full',
    px: '2',
    py: '2.5',
    textAlign: 'start',
    textStyle: 'sm',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '& > strong': { fontWeight: 'medium', overflowWrap: 'anywhere' },
    '& > span': { color: 'fg.muted', textStyle: 'xs', overflowWrap: 'anywhere' },
    '& > em': {
      gridColumn: '1 / -1',
      fontStyle: 'normal',
      color: 'fg.muted',
      textStyle: 'xs',
      lineClamp: '1',
    },
  },
})

const Parts = chakra('div', { base: { display: 'flex', gap: '2', mb: '3' } })

const sayQuestion = ({ question_no: no }: QuizChange): string =>
  no === null ? say('Removed question') : say('Question {number}', { number: no })

type Chosen = { questionId: string; title: string }

const useHistory = (id: string) =>
  useHistoryPages(['history', id], ({ query, signal }) =>
    rest(historyEndpoints).getQuizHistory({ params: { id }, query }, { signal }),
  )

type QuestionChangesProps = { quizId: string; onChoose: (chosen: Chosen) => void }

const QuestionChanges = ({ quizId, onChoose }: QuestionChangesProps) => {
  const found = useHistory(quizId)
  const changes = found.data?.pages.flatMap((page) => page.changes) ?? []
  if (found.isPending) return <RowsSkeleton label={say('Loading the history')} rows={4} rowHeight="14" />
  if (found.isError && !found.data)
    return <QueryError query={found} title={say('The history couldn’t be loaded')} />
  if (changes.length === 0) return <p>{say('No changes yet. History starts with the next save.')}</p>
  return (
    <>
      <Changes changes={changes} onChoose={onChoose} />
      {found.hasNextPage && (
        <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {say('Show more')}
        </Button>
      )}
    </>
  )
}

type ChangesProps = { changes: readonly QuizChange[]; onChoose: (chosen: Chosen) => void }

const Changes = ({ changes, onChoose }: ChangesProps) => (
  <List aria-label={say('Edit history')}>
    {changes.map((change) => (
      <li key={`${change.version} ${change.at} ${change.question_id}`}>
        <Row
          type="button"
          onClick={() => onChoose({ questionId: change.question_id, title: sayQuestion(change) })}
        >
          <strong>
            {say('{question} · {change}', { question: sayQuestion(change), change: describeChange(change) })}
          </strong>
          <span>
            <bdi>{change.by || say('A colleague')}</bdi>, <When at={change.at} />
          </span>
          <em dir="auto">
            <QuestionBeginning text={change.about} equation="" empty="" />
          </em>
        </Row>
      </li>
    ))}
  </List>
)

/** Who changed what in the questions and the details of a quiz, and what it was before, which can be brought back. */
const HistoryDialog = ({ quiz, onClose }: { quiz: FramedQuiz; onClose: () => void }) => {
  const [chosen, setChosen] = useState<Chosen>()
  const [showsDetails, setShowsDetails] = useState(false)
  const areDetailsOffered = useIsOffered('getDetailsHistory')
  if (chosen)
    return (
      <QuestionHistory
        quiz={quiz}
        questionId={chosen.questionId}
        title={chosen.title}
        onBack={() => setChosen(undefined)}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      closeOnPressOutside
      onClose={onClose}
      title={say('Edit history of {name}', { name: quiz.name })}
    >
      {areDetailsOffered && (
        <Parts>
          <Chip pressed={!showsDetails} onPress={() => setShowsDetails(false)}>
            {say('Questions')}
          </Chip>
          <Chip pressed={showsDetails} onPress={() => setShowsDetails(true)}>
            {say('Details')}
          </Chip>
        </Parts>
      )}
      {showsDetails ? (
        <DetailsHistory quizId={quiz._id} />
      ) : (
        <QuestionChanges quizId={quiz._id} onChoose={setChosen} />
      )}
    </Dialog>
  )
}

export default HistoryDialog
