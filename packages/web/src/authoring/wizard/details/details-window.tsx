import { labels } from '@quizwright/contracts/texts.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { ConflictNotice } from '../../document/saving/conflict-notice.tsx'
import { errorsByField, findingsOfDetails, type FormRules, periodAlerts } from '../details-findings.ts'
import type { WindowProps } from '../wizard-props.ts'
import { mergeTheirs } from '../merge-theirs.ts'
import { AboutFields } from './about-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ScoringFields } from './scoring-fields.tsx'
import { SessionFields } from './session-fields.tsx'
import { TagFields } from './tag-fields.tsx'

const Restored = chakra('div', {
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
const ErrorText = chakra('p', {
  base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})

type DetailsWindowProps = WindowProps & {
  rules: FormRules
  /** There when the form holds what was typed before: called to begin afresh. */
  onStartAfresh: (() => void) | undefined
  onClose: () => void
}

/** The first message of each field that the services refused. */
const refusedFields = ({ errors = [] }: FailedCall): Record<string, string> =>
  Object.fromEntries(errors.map(({ field, messages }) => [field, messages[0] ?? '']))

/** Window 1: the details form. */
export const DetailsWindow = ({ draft, view, send, rules, onStartAfresh, onClose }: DetailsWindowProps) => {
  const { store, uid } = draft
  const details = useSelector(store, ({ context }) => context.document.details)
  const quiz = useSelector(store, ({ context }) => context.quiz)
  const form = useRef<HTMLFormElement>(null)
  const { problem } = view
  const isRefused = problem?.errors !== undefined
  // Once refused, each field shows its error until it is corrected; before that only an impossible time does.
  const found = errorsByField(isRefused ? findingsOfDetails(details, rules) : periodAlerts(details, rules))
  const errors = quiz && isRefused && Object.keys(found).length === 0 ? refusedFields(problem) : found

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])

  const change = (changes: Partial<QuizDetails>) => store.trigger.setDetails({ changes })
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
        <Restored role="status">
          <span>This is what you typed before.</span>
          <Button size="sm" onClick={onStartAfresh}>
            Start afresh
          </Button>
        </Restored>
      )}
      {problem?.code === 'CONFLICT' && quiz && (
        <ConflictNotice
          quizId={quiz._id}
          onSaveOver={(theirs) => {
            void mergeTheirs(draft, theirs).then(() =>
              send({ type: 'save over it', revision: theirs.revision }),
            )
          }}
        />
      )}
      <AboutFields {...part} storedType={quiz?.quiz_type} />
      <PlaceFields {...part} uid={uid} />
      <TagFields {...part} />
      <ScoringFields {...part} />
      <SessionFields {...part} />
      <WindowFooter>
        {problem && !isRefused && problem.code !== 'CONFLICT' && (
          <ErrorText role="alert">{problem.message}</ErrorText>
        )}
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
