import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Colleague } from '@quizwright/machines/co-editing/guards-and-actions.ts'
import { coEditingView } from '@quizwright/machines/co-editing/view.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { inspectOptions } from '../../../inspection/inspect-machines.ts'
import type { StoredQuiz } from '../../../questions/read-quiz.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { LazyMergeDialog } from '../merging/lazy-merge-dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { coEditingMachineFor } from './co-editing-actors.ts'
import { sayMerged, sayOverlap } from './say-newer-save.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    '& svg': { width: '4', height: '4', flexShrink: '0' },
    '&[data-asks]': { px: '3.5', py: '2.5', borderRadius: 'l2', bg: 'orange.subtle', color: 'orange.fg' },
    '@media print': { display: 'none' },
  },
})

/** The view is made at every moment; it is shown again only where it differs. */
const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Who else edits this quiz and where, and what they saved that needs a decision. */
const Together = () => {
  const { quiz, store, activeQuestion, comparing } = useEditor()
  const queries = useQueryClient()
  const [theirs, setTheirs] = useState<StoredQuiz>()
  /** What the author decides on. A later conflict does not open by itself over what they do then. */
  const [deciding, setDeciding] = useState<StoredQuiz>()
  const [machine] = useState(() =>
    coEditingMachineFor({
      quizId: quiz._id,
      store,
      activeId: () => activeQuestion.current().id,
      isComparing: comparing.isOpen,
      onConflict: setTheirs,
      onPublication: (isPublished) => {
        // Ctrl+S saves without changing whether the quiz is published, so it must know.
        store.trigger.quizDescribed({ changes: { is_published: isPublished } })
        toast.info(
          isPublished
            ? say('This quiz has been published elsewhere.')
            : say('This quiz has been unpublished elsewhere.'),
        )
        void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
      },
      onMerged: (save) => {
        toast.info(sayMerged(save))
        void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
      },
    }),
  )
  const actor = useActorRef(machine, inspectOptions)
  const { people, open, meanwhile, problem } = useSelector(actor, coEditingView, isSame)
  useEffect(() => comparing.tell(meanwhile), [comparing, meanwhile])
  const numberOf = (id: string | null): number =>
    store.getSnapshot().context.document.questions.findIndex(({ _id }) => _id === id) + 1
  const whereIs = ({ name, questionId }: Colleague): string => {
    const [person, number] = [name || say('A colleague'), numberOf(questionId)]
    return number > 0 ? say('{name} (question {number})', { name: person, number }) : person
  }
  return (
    <>
      {problem && (
        <Line role="alert" data-asks>
          {problemText(problem)}
          {problem.code === 'ROLE_NEEDED' && <span>{say('What you typed is kept here.')}</span>}
          <CopyButton quiz={() => quiz} questions={() => store.getSnapshot().context.document.questions} />
        </Line>
      )}
      {people.length > 0 && (
        <Line role="status">
          <Users aria-hidden />
          <bdi>{say('Also here: {people}', { people: commaList(people.map(whereIs)) })}</bdi>
        </Line>
      )}
      {open && (
        <Line role="alert" data-asks>
          {sayOverlap(open)}
          <Button size="sm" onClick={() => setDeciding(comparing.isOpen() ? undefined : theirs)}>
            {say('Compare and choose')}
          </Button>
        </Line>
      )}
      {open && theirs && deciding === theirs && (
        <LazyMergeDialog
          newer={theirs}
          confirmLabel={say('Keep these')}
          onMerged={() => {
            setDeciding(undefined)
            actor.send({ type: 'decided' })
          }}
          onCancel={() => setDeciding(undefined)}
        />
      )}
    </>
  )
}

export default Together
