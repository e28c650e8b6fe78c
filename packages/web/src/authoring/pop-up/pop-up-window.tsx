import { say } from '@quizwright/domain/language/say.ts'
import { labels, notices } from '@quizwright/domain/texts.ts'
import type { AddMode, IncomingPart } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { QuizWizardEvent } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { CardsSkeleton } from '../../ui/loading/cards-skeleton.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { Beginning } from '../document/begins-with.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { NoVideo, openPopUp, popUpKey } from './open-pop-up.ts'
import { PopUpEditor } from './pop-up-editor.tsx'

const Waiting = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
})

/** The video, its timeline and the time. */
const Film = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } })

const EmbeddedEditor = lazy(() => importWhenOnline(() => import('../editor/embedded-editor.tsx')))

type PopUpWindowProps = {
  draft: OpenDraft
  view: ReturnType<typeof quizWizardView>
  send: (event: QuizWizardEvent) => void
  /** What the editor of the questions begins with. */
  begins: Beginning | undefined
  /** The imported or generated questions to add; null if there are none. */
  part: IncomingPart | null
  addMode: AddMode
}

const messageOf = (error: unknown): string =>
  error instanceof NoVideo
    ? say('This quiz’s video is no longer in its chapter. Go back to the details and choose another.')
    : problemText(error)

/** Window 2: the pop-up quiz editor. */
export const PopUpWindow = ({ draft, view, send, begins, part, addMode }: PopUpWindowProps) => {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: popUpKey(draft.id),
    queryFn: ({ signal }) => openPopUp(draft, part, addMode, signal),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
  if (data)
    return (
      <PopUpEditor
        draft={draft}
        view={view}
        send={send}
        stored={data}
        questions={
          <Suspense fallback={<CardsSkeleton label={say('Loading the questions')} cards={2} />}>
            <EmbeddedEditor draft={draft} imageHint={notices.wizardImage} begins={begins} />
          </Suspense>
        }
      />
    )
  return (
    <>
      {error ? (
        <ErrorState
          title={say('The pop-up quiz couldn’t be opened')}
          busy={isFetching}
          {...(!(error instanceof NoVideo) && { onRetry: () => void refetch() })}
        >
          {messageOf(error)}
        </ErrorState>
      ) : (
        <Waiting aria-busy aria-label={say('Opening the pop-up quiz')}>
          <Film>
            <Skeleton role="presentation" aspectRatio="16 / 9" />
            <Skeleton role="presentation" />
            <Skeleton role="presentation" width="8rem" height="2.5rem" />
          </Film>
          <CardsSkeleton label={say('Loading the questions')} cards={2} />
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
