import { labels } from '@quizwright/contracts/texts.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { errorsByField, findingsOfDetails, periodAlerts } from '../details-findings.ts'
import { forgetDetails, keepDetails } from '../kept-details.ts'
import type { WizardPart } from '../wizard-part.ts'
import { AboutFields } from './about-fields.tsx'
import { ConflictNotice } from '../../document/saving/conflict-notice.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ScoringFields } from './scoring-fields.tsx'
import { SessionFields } from './session-fields.tsx'
import { TagFields } from './tag-fields.tsx'

const Kept = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mb: '5',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'sm',
  },
})
const Fault = chakra('p', { base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' } })

type DetailsWindowProps = WizardPart & {
  /** What was typed here before, taken up again; called to begin afresh. */ onStartAfresh:
    | (() => void)
    | undefined
  onClose: () => void
}

/** Window 1: the details form. */
export const DetailsWindow = ({ host, view, send, onStartAfresh, onClose }: DetailsWindowProps) => {
  const details = useSelector(host.store, ({ context }) => context.document.details)
  const form = useRef<HTMLFormElement>(null)
  const { problem } = view
  const refused = problem?.errors !== undefined
  // Once refused, each field says what is wrong until it is mended; before that only a time that cannot be is
  // named.
  const found = errorsByField(refused ? findingsOfDetails(details, host) : periodAlerts(details, host))
  const ofService = refused
    ? Object.fromEntries((problem.errors ?? []).map(({ field, messages }) => [field, messages[0] ?? '']))
    : {}
  const errors = host.quiz && refused && Object.keys(found).length === 0 ? ofService : found

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])

  const change = (changes: Partial<QuizDetails>) => {
    host.store.trigger.setDetails({ changes })
    keepDetails(host.uid, host.quiz?._id, host.store.getSnapshot().context.document.details)
  }
  const part = { details, errors, onChange: change }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'continue', quizType: details.quiz_type })
      }}
    >
      {onStartAfresh && (
        <Kept role="status">
          <span>This is what you typed before.</span>
          <Button
            size="sm"
            onClick={() => {
              forgetDetails(host.uid, host.quiz?._id)
              onStartAfresh()
            }}
          >
            Start afresh
          </Button>
        </Kept>
      )}
      {problem?.code === 'CONFLICT' && host.quiz && (
        <ConflictNotice
          quizId={host.quiz._id}
          onSaveOver={(revision) => send({ type: 'save over it', revision })}
        />
      )}
      <AboutFields {...part} keptType={host.quiz?.quiz_type} />
      <PlaceFields {...part} uid={host.uid} />
      <TagFields {...part} />
      <ScoringFields {...part} />
      <SessionFields {...part} />
      <WindowFooter>
        {problem && !refused && problem.code !== 'CONFLICT' && <Fault role="alert">{problem.message}</Fault>}
        <Button disabled={view.isBusy} onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button type="submit" variant="solid" busy={view.isBusy}>
          Continue
        </Button>
      </WindowFooter>
    </form>
  )
}
