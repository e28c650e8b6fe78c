import { say } from '@quizwright/domain/language/say.ts'
import { labels, notices, toasts } from '@quizwright/domain/texts.ts'
import type { QuizWizardEvent } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { quizWizardView } from '@quizwright/machines/quiz-wizard/view.ts'
import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { ulid } from 'ulid'
import { createFindingsReader } from '../document/findings/quiz-findings.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { useKeysInstead } from '../document/saving/use-keys-instead.tsx'
import type { PopUpVideo } from './open-pop-up.ts'
import { type PlayerHandle, PopUpPlayer } from './pop-up-player.tsx'
import { PopUpPoint } from './pop-up-point.tsx'
import { PopUpSaving } from './pop-up-saving.tsx'
import { toPercentage, withinVideo } from './video-time.ts'
import { SmallMutedText } from '../../ui/layout/parts.tsx'

/** At least as high as the dialog below its heading, so that the footer is at the bottom. */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: { base: 'calc(100dvh - 5.5rem)', sm: 'calc(100dvh - 8.5rem)' },
  },
})
const Columns = chakra('div', {
  base: {
    flex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    gap: '6',
    alignItems: 'start',
  },
})
const Film = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', position: { lg: 'sticky' }, top: '0' },
})
const Done = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    me: 'auto',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.success',
  },
})

type PopUpEditorProps = {
  draft: OpenDraft
  view: ReturnType<typeof quizWizardView>
  send: (event: QuizWizardEvent) => void
  /** The video as stored by the services. */
  stored: PopUpVideo
  /** The editor of the questions. */
  questions: ReactNode
}

/** Shows the video with the point at which the quiz appears, and the questions. */
export const PopUpEditor = ({ draft, view, send, stored: { video, point }, questions }: PopUpEditorProps) => {
  const { store, autosave } = draft
  const keysInstead = useKeysInstead(draft)
  const { details, questions: list, popUp } = useSelector(store, ({ context }) => context.document)
  const [readFindings] = useState(() => createFindingsReader('pop'))
  const errors = readFindings(list).errors.length
  const [duration, setDuration] = useState(video.duration)
  const player = useRef<PlayerHandle>(null)
  // The time that the author set for this video, or else the published one.
  const time = withinVideo(
    (popUp?.videoId === video._id ? popUp.time : point?.time) ?? 0,
    duration || Infinity,
  )

  const set = (next: number) => store.trigger.setPopUp({ popUp: { videoId: video._id, time: next } })
  const move = (next: number) => {
    set(next)
    player.current?.seek(next)
  }
  // Then only the point is saved, which students' attempts do not forbid.
  const arePublished = useSelector(
    store,
    ({ context }) => context.quiz?.is_published === true && !hasUnsavedQuestions(context),
  )
  const publish = () => {
    const at = { time, percentage: toPercentage(time, duration) }
    if (arePublished) return send({ type: 'move the point', point: at })
    send({
      type: 'publish',
      publication: { ...at, saveId: ulid(), errors, isSkippable: details.is_skippable },
    })
  }

  return (
    <Frame>
      <Columns>
        <Film>
          <PopUpPlayer
            ref={player}
            video={video}
            point={time}
            onDuration={setDuration}
            quiz={{ name: details.name, questions: list, isSkippable: details.is_skippable }}
          />
          <PopUpPoint
            time={time}
            duration={duration}
            disabled={view.isBusy || view.isPublished}
            onChange={move}
            onTakeCurrent={() => set(withinVideo(player.current?.time() ?? time, duration))}
            onPreview={() => player.current?.preview()}
          />
          <SmallMutedText>
            {say('Images in questions: {size}.', { size: notices.wizardImage })}
          </SmallMutedText>
        </Film>
        {questions}
      </Columns>
      <WindowFooter>
        {view.isPublished && (
          <Done role="status">
            <CircleCheck size={16} aria-hidden />
            {toasts.popPublished}
          </Done>
        )}
        {view.questionSaving && (
          <PopUpSaving
            actor={view.questionSaving}
            store={store}
            autosave={autosave}
            onCorrectKeys={keysInstead.offer(view.questionSaving)}
          />
        )}
        {keysInstead.dialogs}
        <Button disabled={!view.canGoBack} onClick={() => send({ type: 'back' })}>
          {labels.back}
        </Button>
        <Button
          variant="solid"
          busy={view.isBusy}
          disabled={view.isPublished}
          unavailable={errors > 0 && !arePublished}
          onUnavailable={publish}
          onClick={publish}
        >
          {labels.publish}
        </Button>
      </WindowFooter>
    </Frame>
  )
}
