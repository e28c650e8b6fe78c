import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import {
  describeDiscriminationFigure,
  describeFacilityFigure,
  describeFewAttempts,
} from '@quizwright/domain/rules/describe-figures.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { CorrectMarksButton } from '../../corrections/correct-marks.tsx'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { href } from '../../routes/routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { readKeptText } from '../../ui/form/kept-text.ts'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useCloseIssue } from './use-issues.ts'
import { Wrap } from '../../ui/layout/parts.tsx'

const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    p: { base: '4', md: '5' },
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.panel',
    textStyle: 'sm',
    breakInside: 'avoid',
    '& h3': { textStyle: 'title.md' },
    '& .asked': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    // On both sides, because the bullet of a comment is where its own language begins.
    '& ul': { listStyle: 'disc', px: '5' },
    '& summary': { cursor: 'button', minHeight: '6', color: 'fg.muted' },
    '& .figures': { color: 'fg.muted' },
    // Paper cannot be opened: it has what they wrote.
    '& details::details-content': { _print: { contentVisibility: 'visible', blockSize: 'auto' } },
  },
})

/** What the figures of a question mean; undefined if there are too few attempts. */
const figuresText = ({ figures }: ReportedIssue): string | undefined => {
  if (!figures || figures.counted === 0) return undefined
  if (figures.few) return describeFewAttempts(figures.counted)
  const { facility, discrimination } = figures
  return [
    ...(facility.value === null ? [] : [describeFacilityFigure(facility)]),
    ...(discrimination.value === null ? [] : [describeDiscriminationFigure(discrimination)]),
  ]
    .filter((text) => text !== undefined)
    .map(asSentence)
    .join(' ')
}

const noteOn = ({ quiz_id, question_id }: ReportedIssue): string =>
  `note on the issue of ${quiz_id} ${question_id}`

const CloseForm = ({ issue, onCancel }: { issue: ReportedIssue; onCancel: () => void }) => {
  const [note, setNote] = useKeptText(noteOn(issue))
  const [isAsked, setIsAsked] = useState(false)
  const close = useCloseIssue(issue)
  const send = () => {
    if (note.trim() === '') setIsAsked(true)
    else
      void close.mutateAsync(note.trim()).then(
        () => setNote(''),
        // A toast has said why; the note stays.
        () => undefined,
      )
  }
  return (
    <>
      <TextField
        autoFocus
        label={say('Reply to the students who reported it')}
        lines={2}
        maxLength={lengths.description}
        value={note}
        error={isAsked && note.trim() === '' ? say('Tell them what you did.') : undefined}
        onChange={setNote}
      />
      <Wrap>
        <Button size="sm" onClick={onCancel}>
          {say('Cancel')}
        </Button>
        <Button size="sm" variant="solid" busy={close.isPending} onClick={send}>
          {say('Resolve and send reply')}
        </Button>
      </Wrap>
    </>
  )
}

/** What students wrote says most about an issue, so a few comments are shown at once. */
const openUpTo = 3

type IssueCardProps = {
  issue: ReportedIssue
  /** Whether the question is descriptive. */ isInWords: boolean
  onCorrect: () => void
}

/** Shows a question with the issues that students reported, and the actions on it. */
export const IssueCard = ({ issue, isInWords, onCorrect }: IssueCardProps) => {
  const [isClosing, setIsClosing] = useState(() => readKeptText(noteOn(issue)) !== '')
  const { quiz_id: quizId, question_no: no } = issue
  const figures = figuresText(issue)
  const mayEdit = useMay('editor')
  return (
    <Card>
      <h3>
        {labelled(
          no === null ? say('A deleted question') : say('Question {number}', { number: no }),
          sayCount(issue.reports, '{count} issue', '{count} issues'),
        )}
      </h3>
      <p className="asked" dir="auto">
        {issue.question || say('Question without text')}
      </p>
      <ul>
        {issue.categories.map(({ category, totalCount }) => (
          <li key={category}>
            {say(category)} ({formatNumber(totalCount)})
          </li>
        ))}
      </ul>
      {issue.descriptions.length > 0 && (
        <details open={issue.descriptions.length <= openUpTo}>
          <summary>{say('Student comments ({count})', { count: issue.descriptions.length })}</summary>
          <ul>
            {issue.descriptions.map((description, index) => (
              <li key={index} dir="auto">
                {description}
              </li>
            ))}
          </ul>
        </details>
      )}
      {figures && <p className="figures">{labelled(say('Statistics'), figures)}</p>}
      {isClosing ? (
        <CloseForm issue={issue} onCancel={() => setIsClosing(false)} />
      ) : (
        <Wrap>
          {no !== null && (
            <>
              {mayEdit && (
                <ButtonLink
                  size="sm"
                  icon={<Pencil aria-hidden />}
                  href={href.editQuestion({ quizId, question_no: String(no) })}
                >
                  {say('Edit question')}
                </ButtonLink>
              )}
              <CorrectMarksButton questionNo={no} isInWords={isInWords} onOpen={onCorrect} />
            </>
          )}
          {mayEdit && (
            <Button size="sm" onClick={() => setIsClosing(true)}>
              {say('Resolve with a note')}
            </Button>
          )}
        </Wrap>
      )}
    </Card>
  )
}
