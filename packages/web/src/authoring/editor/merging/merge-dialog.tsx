import { countOf, nounFor } from '@quizwright/contracts/rules/plural.ts'
import { problems } from '@quizwright/contracts/problems.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ulid } from 'ulid'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import { useEditor } from '../editor-context.ts'
import { readQuiz, type StoredQuiz } from '../../../questions/read-quiz.ts'
import { choices, ConflictChoice } from './conflict-choice.tsx'
import { type Choice, type Conflict, mergeQuestions, settle } from '../../document/merging/merge-questions.ts'

const Explanation = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', pb: '4', textStyle: 'sm' },
})

const AllConflicts = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', pb: '4', textStyle: 'sm' },
})

type MergeDialogProps = {
  /** The other side's quiz, if it was read already. */
  newer: StoredQuiz | null
  confirmLabel: string
  /** Called when the draft has the changes of both sides and begins from this revision. */
  onMerged: (revision: number) => void
  onCancel: () => void
}

/**
 * The quiz was changed elsewhere. The changes of both sides are merged question by question; the author
 * chooses where both changed the same one.
 */
export const MergeDialog = ({ newer, confirmLabel, onMerged, onCancel }: MergeDialogProps) => {
  const { store, quiz } = useEditor()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const {
    data: theirs,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['other side', quiz._id],
    queryFn: ({ signal }) => readQuiz(rest, quiz._id, { signal, onProgress: () => undefined }),
    initialData: newer ?? undefined,
    staleTime: newer ? Infinity : 0,
    gcTime: 0,
    structuralSharing: false,
  })
  const merge = useMemo(() => {
    const { document, saved } = store.getSnapshot().context
    return theirs && mergeQuestions(saved.questions, document.questions, theirs.questions)
  }, [store, theirs])
  const conflicts = merge?.conflicts ?? []
  const numberOf = ({ id, mine }: Conflict): number =>
    ((mine ? store.getSnapshot().context.document.questions : theirs?.questions)?.findIndex(
      (question) => question._id === id,
    ) ?? -1) + 1

  const confirm = () => {
    if (!theirs || !merge) return
    store.trigger.replaceQuestions({ questions: settle(merge, chosen, theirs.questions, ulid) })
    store.trigger.questionsRebased({ saved: theirs.questions, revision: theirs.revision })
    onMerged(theirs.revision)
  }

  return (
    <Dialog
      open
      size="lg"
      title="Changed elsewhere"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="solid" disabled={!merge} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Explanation>
        <p>{problems.CONFLICT.message}</p>
        {merge?.conflicts.length === 0 && (
          <p>Nothing was changed on both sides, so both sides&apos; changes are kept.</p>
        )}
        {conflicts.length > 0 && (
          <p>
            {countOf(conflicts.length, 'question')} {nounFor(conflicts.length, 'was', 'were')} changed on both
            sides. All other changes of both are kept.
          </p>
        )}
      </Explanation>
      {conflicts.length > 1 && (
        <AllConflicts role="group" aria-label="For all of them">
          For all of them:
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              size="sm"
              onClick={() => setChosen(new Map(conflicts.map(({ id }) => [id, value])))}
            >
              {label}
            </Button>
          ))}
        </AllConflicts>
      )}
      {error && (
        <ErrorState
          title="The other version could not be read"
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </ErrorState>
      )}
      {!theirs && !error && <Progress label="Reading the other version" />}
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.id}
          conflict={conflict}
          no={numberOf(conflict)}
          choice={chosen.get(conflict.id) ?? 'mine'}
          onChoose={(choice) => setChosen(new Map(chosen).set(conflict.id, choice))}
        />
      ))}
    </Dialog>
  )
}
