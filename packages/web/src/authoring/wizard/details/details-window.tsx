import { say } from '@quizwright/domain/language/say.ts'
import { hasUnsavedDetails } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useRef, useState, useMemo } from 'react'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ConflictNotice } from '../../document/saving/conflict-notice.tsx'
import { isChangedElsewhere, isRoleGone } from '../changed-elsewhere.ts'
import type { FormRules } from '../details-findings.ts'
import type { WindowProps } from '../wizard-props.ts'
import { AboutFields } from './about-fields.tsx'
import { CollapsibleDetails } from './collapsible-details.tsx'
import { DetailsFooter, type Pressed } from './details-footer.tsx'
import type { DetailsPart } from './details-form.ts'
import { TagFields } from './tag-fields.tsx'
import { useFocusInvalid } from '../../../ui/form/use-focus-invalid.ts'
import { useFormProblems } from './use-form-problems.ts'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { type QuizSection, sectionsOf } from '@quizwright/domain/arrangement/draws.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { useQuery } from '@tanstack/react-query'
import { rest } from '../../../api/rest.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { toDetails } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'

/**
 * Merges the details with those saved elsewhere: the author's changes win, and every other field is theirs.
 * If their session cannot be read, the author's details are kept.
 */
const mergeTheirs = async ({ store }: OpenDraft, theirs: Quiz): Promise<void> => {
  try {
    const { session } = (await rest(sessionEndpoints).getGeneralSession({ params: { quizId: theirs._id } }))
      .data
    store.trigger.detailsRead({
      details: toDetails(theirs, session),
      quiz: { ...theirs, session_id: session._id },
      revision: theirs.revision,
    })
  } catch {
    // Saving over it goes on: the author has seen what it replaces.
  }
}

const none: readonly QuizSection[] = []

/** The sections of a draft's questions, or of the stored quiz while its questions are not read. */
const useSections = ({ store }: OpenDraft): readonly QuizSection[] => {
  const quizId = useSelector(store, ({ context }) => context.quiz?._id)
  const questions = useSelector(store, ({ context: { revisions, document } }) =>
    revisions.questions === null ? undefined : document.questions,
  )
  const ofDraft = useMemo(() => questions && sectionsOf(questions), [questions])
  const { data } = useQuery({
    queryKey: ['sections', quizId],
    queryFn: async ({ signal }) =>
      (
        await rest(quizEndpoints).getQuestionCount(
          { params: { quizId: defined(quizId, 'quizId') } },
          { signal },
        )
      ).data.sections ?? none,
    enabled: quizId !== undefined && ofDraft === undefined,
    gcTime: 0,
  })
  return ofDraft ?? data ?? none
}

const CopyOffer = lazy(() => importWhenOnline(() => import('./copy-offer.tsx')))

/** Offers a copy of one's own where the details can't be saved, because the role was taken away meanwhile. */
const RoleNotice = ({ problem, draft }: { problem: FailedCall | null; draft: OpenDraft }) =>
  problem && isRoleGone(problem) ? (
    <Suspense fallback={null}>
      <CopyOffer draft={draft} problem={problem} />
    </Suspense>
  ) : null

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

type DetailsWindowProps = WindowProps & {
  rules: FormRules
  /** Set if the form contains values typed earlier. Clears them. */
  onStartAfresh: (() => void) | undefined
  onClose: () => void
}

/** Window 1: the details form. */
export const DetailsWindow = ({ draft, view, send, rules, onStartAfresh, onClose }: DetailsWindowProps) => {
  const { store, uid } = draft
  const details = useSelector(store, ({ context }) => context.document.details)
  const quiz = useSelector(store, ({ context }) => context.quiz)
  const filledWith = useSelector(store, ({ context }) => context.saved.details)
  const form = useRef<HTMLFormElement>(null)
  const [pressed, setPressed] = useState<Pressed>('continue')
  const { problem, isBusy } = view
  const { errors, alerts, sentence } = useFormProblems(details, rules, problem, quiz !== null)

  useFocusInvalid(form, problem)

  const sections = useSections(draft)
  const onChange: DetailsPart['onChange'] = (changes) => store.trigger.setDetails({ changes })
  const part: DetailsPart = { details, errors, sections, onChange }
  const press = (button: Pressed) => {
    setPressed(button)
    const { quiz_type: quizType } = details
    if (button === 'set the time')
      send({ type: button, quizType, areDetailsSaved: !hasUnsavedDetails(store.getSnapshot().context) })
    else send({ type: button, quizType })
  }
  // The form of a new quiz stays one while its first save runs.
  const [exists, setExists] = useState(quiz !== null)
  if (!isBusy && exists !== (quiz !== null)) setExists(quiz !== null)
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
          <span>{say('Restored from what you typed before.')}</span>
          <Button size="sm" onClick={onStartAfresh}>
            {say('Start over')}
          </Button>
        </Restored>
      )}
      {quiz && isChangedElsewhere(problem, true) && (
        <ConflictNotice
          quizId={quiz._id}
          onSaveOver={(theirs) => {
            void mergeTheirs(draft, theirs).then(() =>
              send({ type: 'save over it', revision: theirs.revision }),
            )
          }}
        />
      )}
      {quiz && <RoleNotice problem={problem} draft={draft} />}
      <AboutFields {...part} storedType={quiz?.quiz_type} />
      <TagFields {...part} filledWith={exists ? undefined : filledWith} />
      <CollapsibleDetails {...part} uid={uid} openedAt={rules.openedAt} alerts={alerts} open={exists} />
      <DetailsFooter
        sentence={sentence}
        exists={exists}
        canSetTime={quiz?.quiz_type === 'pop' && details.quiz_type === 'pop'}
        underWay={isBusy ? pressed : undefined}
        onPress={press}
        onClose={onClose}
      />
    </form>
  )
}
