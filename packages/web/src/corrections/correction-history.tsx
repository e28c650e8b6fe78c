import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import type { Correction } from '@quizwright/domain/schemas/correction.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../api/problem-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Badge } from '../ui/feedback/badge.tsx'
import { toast } from '../ui/feedback/toaster-store.ts'
import { formatDateTime } from '../ui/format/date-time.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import { undoCorrection } from './correction-actors.ts'
import { listVersions } from './list-versions.ts'
import { useCorrections } from './correction-queries.ts'

const Section = chakra('details', {
  base: {
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    textStyle: 'sm',
    '& > summary': { cursor: 'pointer', fontWeight: 'semibold' },
    '& > ul': { display: 'flex', flexDirection: 'column', gap: '4', pt: '4' },
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', columnGap: '3' },
    '& li > div': { flex: '1', minWidth: '12rem', overflowWrap: 'anywhere' },
    '& li p': { color: 'fg.muted' },
  },
})

const questionOf = ({ question_no: no }: Correction): string =>
  no === null ? say('A deleted question') : say('Question {number}', { number: no })

const describeUndo = (kind: Correction['kind']): string => {
  if (kind === 'graded_again')
    return say(
      'This question’s marks and suggestions go back to what they were. Marks you gave since then ' +
        'stay. Marks that students have already seen aren’t lowered.',
    )
  return kind === 'one_student'
    ? say('This answer gets its previous marks back.')
    : say('All marks for this question go back to what they were.')
}

const correctedOf = (correction: Correction): string =>
  correction.full_name === undefined
    ? questionOf(correction)
    : say('{question} of {student}', { question: questionOf(correction), student: correction.full_name })

const Entry = ({ correction, isLatest }: { correction: Correction; isLatest: boolean }) => {
  const [isAsking, setIsAsking] = useState(false)
  const undo = useMutation({
    mutationFn: () => undoCorrection(correction._id, () => undefined, new AbortController().signal),
    onSuccess: (outcome) => {
      toast.success(say('Correction undone'), sayMade(outcome))
      setIsAsking(false)
    },
    onError: (error) => toast.error(say('The correction couldn’t be undone'), problemText(error)),
  })
  const { carried_from: from, is_outdated: isOutdated, repeated_in: repeatedIn = [] } = correction
  const { changed } = correction.summary
  return (
    <li>
      <div>
        {labelled(correctedOf(correction), asSentence(describeChoice(correction)))}{' '}
        {correction.undone_at !== null && (
          <Badge>{say('Undone {date}', { date: formatDateTime(correction.undone_at) })}</Badge>
        )}
        {correction.undone_at === null && isOutdated && (
          <Badge>{say('The question has changed since')}</Badge>
        )}
        <p>
          <bdi>{formatDateTime(correction.created_at)}</bdi> ·{' '}
          {from === undefined
            ? sayCount(changed, '{count} result changed', '{count} results changed')
            : say('As in version {from}', { from })}{' '}
          · {correction.reason}
        </p>
      </div>
      {correction.undone_at === null && isLatest && (
        <Button
          size="sm"
          aria-label={say('Undo the correction of {question}', {
            question: questionOf(correction).toLowerCase(),
          })}
          onClick={() => setIsAsking(true)}
        >
          {say('Undo')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={say('Undo this correction?')}
        confirmLabel={say('Undo the correction')}
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {describeUndo(correction.kind)}
        {repeatedIn.length > 0 &&
          ` ${say('{versions}: undone there too.', { versions: listVersions(repeatedIn) })}`}
      </ConfirmDialog>
    </li>
  )
}

type CorrectionHistoryProps = {
  quizId: string
  /** Lists only the corrections for the student of this result. */
  resultId?: string
}

/** Lists the corrections of a quiz, newest first. Each can be undone if no later one blocks it. */
export const CorrectionHistory = ({ quizId, resultId }: CorrectionHistoryProps) => {
  const { data: all = [] } = useCorrections(quizId)
  const data = resultId === undefined ? all : all.filter((one) => one.result_id === resultId)
  if (data.length === 0) return null
  const latestIds = new Set(
    [...Map.groupBy(data, (one) => `${one.question_id} ${one.result_id ?? ''}`).values()].map(
      (ofQuestion) => ofQuestion.find((one) => one.undone_at === null)?._id,
    ),
  )
  return (
    <Section open={data.some((one) => one.undone_at === null)}>
      <summary>
        {resultId === undefined
          ? sayCount(data.length, '{count} mark correction', '{count} mark corrections')
          : sayCount(
              data.length,
              '{count} mark correction for this student',
              '{count} mark corrections for this student',
            )}
      </summary>
      <ul>
        {data.map((correction) => (
          <Entry key={correction._id} correction={correction} isLatest={latestIds.has(correction._id)} />
        ))}
      </ul>
    </Section>
  )
}
