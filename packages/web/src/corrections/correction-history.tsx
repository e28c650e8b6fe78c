import { countOf } from '@quizwright/domain/rules/plural.ts'
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
  no === null ? 'A question that is gone' : `Question ${no}`

const studentOf = ({ full_name: name }: Correction): string => (name === undefined ? '' : ` of ${name}`)

const Entry = ({ correction, isLatest }: { correction: Correction; isLatest: boolean }) => {
  const [isAsking, setIsAsking] = useState(false)
  const undo = useMutation({
    mutationFn: () => undoCorrection(correction._id, () => undefined, new AbortController().signal),
    onSuccess: (outcome) => {
      toast.success('The correction is undone', outcome)
      setIsAsking(false)
    },
    onError: (error) => toast.error('The correction could not be undone', problemText(error)),
  })
  const { carried_from: from, is_outdated: isOutdated, repeated_in: repeatedIn = [] } = correction
  const { changed } = correction.summary
  return (
    <li>
      <div>
        {questionOf(correction)}
        {studentOf(correction)}: {describeChoice(correction)}.{' '}
        {correction.undone_at !== null && <Badge>Undone {formatDateTime(correction.undone_at)}</Badge>}
        {correction.undone_at === null && isOutdated && <Badge>The question was changed since</Badge>}
        <p>
          {formatDateTime(correction.created_at)} ·{' '}
          {from === undefined ? `${countOf(changed, 'result')} changed` : `As in version ${from}`} ·{' '}
          {correction.reason}
        </p>
      </div>
      {correction.undone_at === null && isLatest && (
        <Button
          size="sm"
          aria-label={`Undo the correction of ${questionOf(correction).toLowerCase()}`}
          onClick={() => setIsAsking(true)}
        >
          Undo
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Undo this correction?"
        confirmLabel="Undo the correction"
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {correction.kind === 'graded_again'
          ? 'The marks and suggestions of this question become what they were before it. ' +
            'Marks that you gave since then stay. Marks that students have seen are not lowered.'
          : correction.kind === 'one_student'
            ? 'This answer gets the marks that it had before.'
            : 'All marks of this question become what they were before it.'}
        {repeatedIn.length > 0 && ` ${listVersions(repeatedIn)}: it is undone there, too.`}
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
        {countOf(data.length, 'correction')} of marks{resultId !== undefined && ' for this student'}
      </summary>
      <ul>
        {data.map((correction) => (
          <Entry key={correction._id} correction={correction} isLatest={latestIds.has(correction._id)} />
        ))}
      </ul>
    </Section>
  )
}
