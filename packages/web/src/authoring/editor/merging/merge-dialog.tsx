import { say } from '@quizwright/domain/language/say.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAtom } from '@xstate/store-react'
import { ulid } from 'ulid'
import type { NewerSave } from '@quizwright/machines/co-editing/guards-and-actions.ts'
import { problemText } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import { useEditor } from '../editor-context.ts'
import type { StoredQuiz } from '../../../questions/read-quiz.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { Choice } from '../../document/merging/merge-questions.ts'
import { takeNewer } from '../../document/merging/take-newer.ts'
import { MergeSummary } from './merge-summary.tsx'
import { useMerge } from './use-merge.ts'
import { sayMeanwhile } from '../co-editing/say-newer-save.ts'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'

type SavedMeanwhileProps = {
  save: NewerSave
  busy: boolean
  onShow: () => void
}

/** Says that somebody saved since the sides were read. They stay as they are until the author wants the newer ones. */
const SavedMeanwhile = ({ save, busy, onShow }: SavedMeanwhileProps) => (
  <WarningNote role="status" mb="4">
    <span>{sayMeanwhile(save)}</span>
    <Button size="sm" busy={busy} onClick={onShow}>
      {say('Show the latest')}
    </Button>
  </WarningNote>
)

export type MergeDialogProps = {
  /** The quiz of the other side, if it was read already. */
  newer: StoredQuiz | null
  confirmLabel: string
  /** Whether what does not overlap is merged without asking. The dialog then appears only if something is to choose. */
  asksOnlyOverlaps?: boolean | undefined
  /** Called when the draft contains the changes of both sides and begins from this revision. */
  onMerged: (revision: number) => void
  onCancel: () => void
}

/**
 * The quiz was changed elsewhere. Merges the changes of both sides question by question; the author chooses
 * where both changed the same question.
 */
export const MergeDialog = ({
  newer,
  confirmLabel,
  asksOnlyOverlaps = false,
  onMerged,
  onCancel,
}: MergeDialogProps) => {
  const { store, comparing } = useEditor()
  const close = useEffectEvent(onCancel)
  // Only the one of a save must stay until its author has decided.
  const givesWay = newer !== null
  useEffect(() => comparing.begin(givesWay ? () => close() : undefined), [comparing, givesWay])
  const latest = useAtom(comparing.latest)
  const { reading, merge, numberOf } = useMerge(newer)
  const { data: theirs, error } = reading
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map())

  const confirm = () => {
    if (!theirs || !merge) return
    takeNewer(store, theirs, chosen, ulid)
    onMerged(theirs.revision)
  }

  const isSettled = asksOnlyOverlaps && merge?.conflicts.length === 0
  const settle = useEffectEvent(confirm)
  useEffect(() => {
    if (isSettled) settle()
  }, [isSettled])

  if (asksOnlyOverlaps && !error && (!merge || isSettled)) return null
  return (
    <Dialog
      open
      size="lg"
      title={say('Changed elsewhere')}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{say('Cancel')}</Button>
          <Button variant="solid" disabled={!merge} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <MergeSummary
        conflicts={merge?.conflicts}
        onChooseAll={(choice) => setChosen(new Map(merge?.conflicts.map(({ id }) => [id, choice])))}
      />
      {error && (
        <ErrorState
          title={say('The other version couldn’t be loaded')}
          busy={reading.isFetching}
          onRetry={() => void reading.refetch()}
        >
          {problemText(error)}
        </ErrorState>
      )}
      {latest && theirs && latest.revision > theirs.revision && (
        <SavedMeanwhile save={latest} busy={reading.isFetching} onShow={() => void reading.refetch()} />
      )}
      {!theirs && !error && <Progress label={say('Loading the other version')} />}
      {merge?.conflicts.map((conflict) => (
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
