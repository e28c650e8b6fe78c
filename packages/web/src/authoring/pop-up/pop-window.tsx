import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { labels, notices } from '@quizwright/contracts/texts.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import type { LiveDraft } from '../document/open-drafts.ts'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { Taking } from '../wizard/take-up-questions.ts'
import type { WizardPart } from '../wizard/wizard-part.ts'
import { NoVideo, openPopQuiz } from './open-pop-quiz.ts'
import { PopEditor } from './pop-editor.tsx'

const Waiting = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
})

/** The editor of questions, which the app hands in: features do not know each other. */
export type QuestionsEditor = ComponentType<{ live: LiveDraft; imageHint: string }>

export type PopWindowProps = WizardPart & {
  coming: () => readonly DraftQuestion[]
  taking: Taking
  Questions: QuestionsEditor
}

const wordsFor = (error: unknown): string =>
  error instanceof NoVideo
    ? 'The video of this quiz is not in its chapter any more. Go back to the details and choose another.'
    : problemText(error)

/** Window 2: the pop-up quiz editor. */
export const PopWindow = ({ host, view, send, coming, taking, Questions }: PopWindowProps) => {
  const [openedAs] = useState(() => `${host.quiz?._id} ${Date.now()}`)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['pop-up editor', openedAs],
    queryFn: ({ signal }) => openPopQuiz(host, coming(), taking, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  if (data)
    return (
      <PopEditor
        host={host}
        view={view}
        send={send}
        pop={data}
        questions={
          <Suspense fallback={<Skeleton height="20rem" />}>
            <Questions live={data.live} imageHint={notices.wizardImage} />
          </Suspense>
        }
      />
    )
  return (
    <>
      {error ? (
        <ErrorState
          title="The pop-up quiz could not be opened"
          busy={isFetching}
          {...(!(error instanceof NoVideo) && { onRetry: () => void refetch() })}
        >
          {wordsFor(error)}
        </ErrorState>
      ) : (
        <Waiting aria-busy aria-label="Opening the pop-up quiz">
          <Skeleton aspectRatio="16 / 9" />
          <Skeleton height="20rem" />
        </Waiting>
      )}
      <WindowFooter>
        <Button disabled={!view.canGoBack} onClick={() => send({ type: 'back' })}>
          {labels.back}
        </Button>
      </WindowFooter>
    </>
  )
}
