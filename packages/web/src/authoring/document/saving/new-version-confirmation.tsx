import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { labels, notices } from '@quizwright/domain/texts.ts'
import type { newVersionMachine } from '@quizwright/machines/new-version/machine.ts'
import { newVersionView } from '@quizwright/machines/new-version/view.ts'
import { useSelector } from '@xstate/react'
import { CheckCheck, Columns2 } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { sayProblem } from '../../../api/problem-text.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { useCarriedCorrections } from '../../../corrections/carried-corrections.ts'
import { CarriedList } from '../../../corrections/carried-list.tsx'
import { useCanCorrect } from '../../../corrections/can-correct.ts'
import { Button, NewTabLink } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Progress } from '../../../ui/loading/progress.tsx'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { href } from '../../../routes/routes.ts'
import { findOpenDraft } from '../drafts-on-page.ts'
import { Stack } from '../../../ui/layout/parts.tsx'

const Before = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    textStyle: 'sm',
    color: 'fg.muted',
  },
})
const Fault = chakra('p', { base: { color: 'fg.error', textStyle: 'sm' } })

const none: readonly DraftQuestion[] = []

/** The corrections that hold for the questions of the draft, which is the same while the dialog is open. */
const Carried = ({ quizId }: { quizId: string }) => {
  const context = findOpenDraft(requireUid(), quizId)?.store.getSnapshot().context
  const corrections = useCarriedCorrections(
    quizId,
    context?.document.questions ?? none,
    context?.saved.questions ?? none,
  )
  return <CarriedList corrections={corrections} />
}

type NewVersionConfirmationProps = {
  actor: ActorRefFrom<typeof newVersionMachine>
  /** The id and the version number of the quiz to change. */
  quiz: Pick<Quiz, '_id' | 'version'> | null
  /** Corrects the changed keys instead. Only given if nothing else was changed. */
  onCorrectKeys?: (() => void) | undefined
}

/**
 * Window 22: students have attempted the quiz, so it can only be changed as a new version. Used by the wizard
 * and the editor.
 */
export const NewVersionConfirmation = ({ actor, quiz, onCorrectKeys }: NewVersionConfirmationProps) => {
  const view = newVersionView(useSelector(actor, (snapshot) => snapshot))
  const canCorrect = useCanCorrect()
  const cancel = () => actor.send({ type: view.canLinkAgain ? 'leave unlinked' : 'cancel' })
  return (
    <Dialog
      open
      title={notices.cannotEdit}
      locked={view.isBusy}
      onClose={cancel}
      footer={
        view.canLinkAgain ? (
          <>
            <Button onClick={cancel}>{say('Leave unchanged')}</Button>
            <Button variant="solid" onClick={() => actor.send({ type: 'link again' })}>
              {say('Link again')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={!view.canCancel} onClick={cancel}>
              {labels.cancel}
            </Button>
            <Button variant="solid" busy={view.isBusy} onClick={() => actor.send({ type: 'confirm' })}>
              {labels.createVersion}
            </Button>
          </>
        )
      }
    >
      <Stack>
        <p>
          {view.canLinkAgain
            ? say('The new version was created, but videos still link to the old one.')
            : notices.newVersion}
        </p>
        {onCorrectKeys && canCorrect && !view.isCreated && (
          <Before>
            {say(
              'You only changed which answers are correct, so you don’t need a new version. You’ll see whose ' +
                'marks change before anything happens, and students taking the quiz now will be marked the same ' +
                'way.',
            )}
            <Button
              size="sm"
              icon={<CheckCheck aria-hidden />}
              disabled={view.isBusy}
              onClick={onCorrectKeys}
            >
              {say('Correct the key instead')}
            </Button>
          </Before>
        )}
        {quiz && !onCorrectKeys && canCorrect && !view.isCreated && (
          <Before>
            {say('Was an answer key wrong? You can correct students’ marks without a new version.')}
            <NewTabLink size="sm" href={href.questionStats(quiz._id, {})} icon={<CheckCheck aria-hidden />}>
              {say('Regrade')}
            </NewTabLink>
          </Before>
        )}
        {quiz && !view.isCreated && <Carried quizId={quiz._id} />}
        {quiz && quiz.version > 1 && (
          <Before>
            {say('This is already version {version}.', { version: quiz.version })}
            <NewTabLink
              size="sm"
              href={href.compareVersions({ quizId: quiz._id })}
              icon={<Columns2 aria-hidden />}
            >
              {say(screenRoutes.compareVersions.title)}
            </NewTabLink>
          </Before>
        )}
        {view.isBusy && <Progress label={say('Creating the new version')} value={view.progress} />}
        {view.problem && <Fault role="alert">{sayProblem(view.problem)}</Fault>}
      </Stack>
    </Dialog>
  )
}
