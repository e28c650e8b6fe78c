import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { correctionLimits } from '@quizwright/domain/limits.ts'
import { lateAnswerTexts } from '@quizwright/domain/rules/late-answers.ts'
import { useState } from 'react'
import { QueryError } from '../../../api/query-error.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useKeptText } from '../../../ui/form/use-kept-text.ts'
import { RowsSkeleton } from '../../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { AcceptanceList } from './acceptance-list.tsx'
import { LateAttemptItem } from './late-attempt-item.tsx'
import { useLateAnswers, useLateDecisions } from './use-late-answers.ts'
import { Blocks } from '../../../ui/layout/parts.tsx'

const Muted = chakra('p', { base: { color: 'fg.muted' } })

const Waiting = ({ late }: { late: ReturnType<typeof useLateAnswers> }) => {
  if (late.isPending)
    return (
      <RowsSkeleton label={say('Loading the late answers')} rows={4} columns={[10, 4]} rowHeight="11" bare />
    )
  return late.isError ? <QueryError query={late} title={say('The late answers couldn’t be loaded')} /> : null
}

/** Shows the answers that arrived after the end, and accepts them for chosen students or for all. */
const LateAnswersDialog = ({ quizId, onClose }: { quizId: string; onClose: () => void }) => {
  const late = useLateAnswers(quizId)
  const { accept, undo } = useLateDecisions(quizId)
  const [reason, setReason] = useKeptText(`late-answers-of-${quizId}`)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string>()
  const attempts = late.data?.attempts ?? []
  const chosen = attempts
    .filter(({ attempt_id: id }) => !leftOut.has(id))
    .slice(0, correctionLimits.lateAttempts)
    .map(({ attempt_id: id }) => id)
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(leftOut)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeftOut(next)
  }
  const others = attempts.filter(({ is_before_moved_end: isTimely }) => isTimely !== true)
  const chooseTimely = () => {
    setLeftOut(new Set(others.map(({ attempt_id: id }) => id)))
    if (reason.trim() === '') setReason(say('The end of the session was changed.'))
  }
  const send = () => {
    if (reason.trim() === '') return setError(lateAnswerTexts.reason)
    setError(undefined)
    accept.mutate({ attemptIds: chosen, reason }, { onSuccess: () => setReason('') })
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={say('Late answers')}
      footer={
        attempts.length > 0 && (
          <Button variant="solid" disabled={chosen.length === 0} busy={accept.isPending} onClick={send}>
            {sayCount(chosen.length, 'Accept for {count} student', 'Accept for {count} students')}
          </Button>
        )
      }
    >
      <Blocks>
        <Muted>
          {say(
            'These answers arrived after the end, usually because a device was offline, and weren’t ' +
              'counted. If you accept them, they replace the answers that counted, and students see that and ' +
              'your reason. You can undo this.',
          )}
        </Muted>
        <Waiting late={late} />
        {attempts.length > 0 && (
          <>
            <Checkbox
              label={say('All students')}
              checked={chosen.length === attempts.length}
              indeterminate={chosen.length > 0 && chosen.length < attempts.length}
              onChange={(isChosen) =>
                setLeftOut(new Set(isChosen ? [] : attempts.map(({ attempt_id: id }) => id)))
              }
            />
            {others.length < attempts.length && (
              <div>
                <Button size="sm" onClick={chooseTimely}>
                  {say('Select those given before the new end')}
                </Button>
              </div>
            )}
            <ul>
              {attempts.map((attempt) => (
                <LateAttemptItem
                  key={attempt.attempt_id}
                  attempt={attempt}
                  isChosen={!leftOut.has(attempt.attempt_id)}
                  onChoose={(isChosen) => choose(attempt.attempt_id, isChosen)}
                />
              ))}
            </ul>
            <TextField
              label={say('Reason')}
              hint={say('Students see it, and it stays in the quiz’s history.')}
              lines={2}
              required
              maxLength={correctionLimits.reason}
              value={reason}
              error={error}
              onChange={setReason}
            />
          </>
        )}
        {late.data && attempts.length === 0 && <Muted>{say('No late answers to review.')}</Muted>}
        {late.data && (
          <AcceptanceList
            acceptances={late.data.acceptances}
            isBusy={undo.isPending}
            onUndo={(acceptanceId) => undo.mutate(acceptanceId)}
          />
        )}
      </Blocks>
    </Dialog>
  )
}

export default LateAnswersDialog
