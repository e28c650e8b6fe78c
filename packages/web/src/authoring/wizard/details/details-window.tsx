import { labels } from '@quizwright/contracts/texts.ts'
import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { ConflictNotice } from '../../document/saving/conflict-notice.tsx'
import {
  earlyFindings,
  errorsByField,
  findingsOfDetails,
  type FormRules,
  periodAlerts,
} from '../details-findings.ts'
import type { WindowProps } from '../wizard-props.ts'
import { mergeTheirs } from '../merge-theirs.ts'
import { AboutFields, DescriptionField } from './about-fields.tsx'
import { Fold } from './fold.tsx'
import { PlaceFields } from './place-fields.tsx'
import { isInTheForm, type Refusal, refusedFields } from './refused-fields.ts'
import { ScoringFields } from './scoring-fields.tsx'
import { SessionFields } from './session-fields.tsx'
import { placeSummary, scoringSummary, sessionSummary } from './summaries.ts'
import { TagFields } from './tag-fields.tsx'
import { useCourses } from './use-structure.ts'

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
/** The groups that have values already. */
const Folds = chakra('div', { base: { mt: '6', '& > section:last-child': { borderBottomWidth: '1px' } } })
const ErrorText = chakra('p', {
  base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})

type DetailsWindowProps = WindowProps & {
  rules: FormRules
  /** There when the form holds what was typed before: called to begin afresh. */
  onStartAfresh: (() => void) | undefined
  onClose: () => void
}

type Pressed = 'continue' | 'save' | 'set the time'

/** Which of these fields have an error or an alert. */
const hasAny = (errors: Readonly<Record<string, unknown>>, ...fields: string[]): boolean =>
  fields.some((field) => errors[field] !== undefined)

/** Window 1: the details form. */
export const DetailsWindow = ({ draft, view, send, rules, onStartAfresh, onClose }: DetailsWindowProps) => {
  const { store, uid } = draft
  const details = useSelector(store, ({ context }) => context.document.details)
  const quiz = useSelector(store, ({ context }) => context.quiz)
  const form = useRef<HTMLFormElement>(null)
  const courses = useCourses(uid)
  const [pressed, setPressed] = useState<Pressed>('continue')
  const { problem } = view
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  if (problem && problem !== refusal?.problem) setRefusal({ problem, details })
  const isRefused = problem?.errors !== undefined
  const refused = isRefused && refusal ? refusedFields(refusal, details, rules) : {}
  // Once refused, each field shows its error until it is corrected; before that only an impossible time does.
  const found = errorsByField(isRefused ? findingsOfDetails(details, rules) : earlyFindings(details))
  const errors = { ...refused, ...found }
  const elsewhere = Object.entries(refused).find(([field]) => !isInTheForm(field, details))?.[1]
  const alerts = periodAlerts(details, rules)
  const sentence = problem && !isRefused && problem.code !== 'CONFLICT' ? problem.message : elsewhere

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])

  const change = (changes: Partial<QuizDetails>) => store.trigger.setDetails({ changes })
  const part = { details, errors, onChange: change }
  const press = (button: Pressed) => {
    setPressed(button)
    send({ type: button, quizType: details.quiz_type })
  }
  const isBusy = (button: Pressed) => view.isBusy && pressed === button
  const exists = quiz !== null
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press(exists ? 'save' : 'continue')
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
      <TagFields {...part} />
      <Folds>
        <Fold
          title="Description"
          summary={details.description}
          open={exists}
          needed={hasAny(errors, 'description')}
        >
          <DescriptionField {...part} />
        </Fold>
        <Fold
          title="Where it belongs"
          summary={placeSummary(details)}
          open={exists}
          needed={
            details.quiz_type === 'pop' ||
            courses.failure !== undefined ||
            hasAny(errors, 'course_id', 'module_id', 'chapter_id', 'video_id')
          }
        >
          <PlaceFields {...part} uid={uid} courses={courses} />
        </Fold>
        <Fold
          title="Time and scoring"
          summary={scoringSummary(details)}
          open={exists}
          needed={
            details.quiz_type === 'daq' ||
            hasAny(errors, 'duration', 'passing_percentage', 'result_delay_in_hours')
          }
        >
          <ScoringFields {...part} />
        </Fold>
        <Fold
          title="Session"
          summary={sessionSummary(details, rules.openedAt)}
          open={exists}
          needed={
            hasAny(errors, 'session_name', 'session_description', 'start_time', 'end_time') ||
            hasAny(alerts, 'start_time', 'end_time')
          }
        >
          <SessionFields {...part} alerts={alerts} />
        </Fold>
      </Folds>
      <WindowFooter>
        {sentence && <ErrorText role="alert">{sentence}</ErrorText>}
        <Button disabled={view.isBusy} onClick={onClose}>
          {labels.cancel}
        </Button>
        {exists && quiz.quiz_type === 'pop' && details.quiz_type === 'pop' && (
          <Button
            busy={isBusy('set the time')}
            disabled={view.isBusy && pressed !== 'set the time'}
            onClick={() => press('set the time')}
          >
            Set its time in the video
          </Button>
        )}
        {exists && (
          <Button
            title="Saves, then asks how more questions come"
            busy={isBusy('continue')}
            disabled={view.isBusy && pressed !== 'continue'}
            onClick={() => press('continue')}
          >
            Continue
          </Button>
        )}
        <Button
          type="submit"
          variant="solid"
          busy={isBusy(exists ? 'save' : 'continue')}
          disabled={view.isBusy && pressed !== (exists ? 'save' : 'continue')}
        >
          {exists ? 'Save' : 'Continue'}
        </Button>
      </WindowFooter>
    </form>
  )
}
