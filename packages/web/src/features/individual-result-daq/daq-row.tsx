import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { formatTwoDecimals } from '../../results/figures.ts'
import { CorrectAnswer } from '../../corrections/correct-answer.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { aiResponse, isMarked, isSuggested, ownResponse } from '../../results/evaluation/evaluation-form.ts'
import { CutText } from './cut-text.tsx'
import { IsWhole } from './is-whole.ts'
import type { Opened } from './opened.ts'
import { Wrap } from '../../ui/layout/parts.tsx'

const Cell = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '1.5',
    '& > small': { textStyle: 'xs', color: 'fg.muted' },
  },
})
const Thumbnail = chakra('button', {
  base: {
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
    cursor: 'zoom-in',
    '& > img': {
      display: 'block',
      width: '14',
      height: '14',
      objectFit: 'cover',
      _print: { width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: '16rem' },
    },
  },
})

type PreviewProps = { text: string; more: string; onMore: () => void }

const Preview = ({ text, more, onMore }: PreviewProps) => (
  <>
    <CutText text={text} />
    <Button size="sm" aria-label={labelled(labels.viewMore, more)} onClick={onMore}>
      {labels.viewMore}
    </Button>
  </>
)

/** The name of the model that graded an answer, or a note that none did. */
const graderOf = (model: string | undefined): string | undefined =>
  model === 'offline'
    ? say('Graded without AI, by comparing words')
    : model && say('Graded by {model}', { model })

const AiResponse = ({ question, no, onOpen }: Omit<DaqRowProps, 'deliveredId'>) => {
  const { ai_result: graded, skipped } = question
  if (!graded)
    return (
      <Cell>
        {labels.skipped}
        {!skipped && (
          <small>
            {isBlankText(question.answer) && question.uploaded_images.length > 0
              ? say('The AI can’t read images. Mark this one yourself.')
              : say('No suggestion yet.')}
          </small>
        )}
      </Cell>
    )
  return (
    <Cell>
      <Preview
        text={aiResponse(question)}
        more={say('AI response to question {number}', { number: no })}
        onMore={() => onOpen({ window: 'evaluation', question, of: 'ai' })}
      />
      {graded.unsure && <Badge tone="warning">{say('Uncertain: please review')}</Badge>}
      {graderOf(graded.model) && <small>{graderOf(graded.model)}</small>}
    </Cell>
  )
}

const Marks = ({ question, deliveredId, no }: Omit<DaqRowProps, 'onOpen'>) => {
  const marks = formatTwoDecimals(question.obtained_marks ?? 0)
  if (isMarked(question) && deliveredId === undefined) return marks
  if (isMarked(question) && deliveredId !== undefined)
    return (
      <Cell css={{ alignItems: { sm: 'flex-end' } }}>
        {marks}
        <CorrectAnswer
          answer={{
            resultId: deliveredId,
            questionId: question._id,
            questionNo: no,
            marks: question.obtained_marks ?? 0,
            outOf: question.total_marks,
          }}
        />
      </Cell>
    )
  return (
    <Cell css={{ alignItems: { sm: 'flex-end' } }}>
      {isSuggested(question) ? marks : '–'}
      <Badge tone="warning">{isSuggested(question) ? say('Suggestion') : say('To mark')}</Badge>
    </Cell>
  )
}

type DaqRowProps = {
  /** The id of a result that the student has: its marks change only by a correction. */
  deliveredId: string | undefined
  question: DaqQuestion
  no: number
  onOpen: (opened: Opened) => void
}

/** One question of a descriptive result. It opens in place, so that a whole result is read without a dialog. */
export const DaqRow = ({ deliveredId, question, no, onOpen }: DaqRowProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <IsWhole value={isOpen}>
      <tr>
        <th scope="row">
          <Cell>
            <span>
              {no}. <CutText text={question.question ?? ''} />
            </span>
            <Button
              size="sm"
              variant="ghost"
              ms="-3"
              icon={isOpen ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
              aria-expanded={isOpen}
              aria-label={
                isOpen
                  ? say('Show less, question {number}', { number: no })
                  : say('Show full text, question {number}', { number: no })
              }
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? say('Show less') : say('Show full text')}
            </Button>
          </Cell>
        </th>
        <td data-numeric data-label={say('Time spent')}>
          {formatDuration(question.time_spent)}
        </td>
        <td data-numeric data-label={say('Marks obtained')}>
          <Marks question={question} deliveredId={deliveredId} no={no} />
        </td>
        <td data-numeric data-label={say('Total marks')}>
          {formatTwoDecimals(question.total_marks)}
        </td>
        <td data-label={say('AI response')}>
          <AiResponse question={question} no={no} onOpen={onOpen} />
        </td>
        <td data-label={say('Instructor’s response')}>
          <Cell>
            <Preview
              text={ownResponse(question)}
              more={say('instructor updated response to question {number}', { number: no })}
              onMore={() => onOpen({ window: 'evaluation', question, of: 'instructor' })}
            />
          </Cell>
        </td>
        <td data-label={say('Uploaded images')}>
          <Wrap>
            {question.uploaded_images.map((link, index) => {
              const name = say('Image {number} of question {question}', { number: index + 1, question: no })
              return (
                <Thumbnail
                  key={link}
                  type="button"
                  aria-label={say('Enlarge {name}', { name })}
                  onClick={() => onOpen({ window: 'image', link, name })}
                >
                  <img src={link} alt="" loading="lazy" />
                </Thumbnail>
              )
            })}
            {question.uploaded_images.length === 0 && '–'}
          </Wrap>
        </td>
        <td data-label={say('Student’s answer')}>
          <Cell>
            {isBlankText(question.answer) ? (
              '–'
            ) : (
              <Preview
                text={question.answer}
                more={say('student answer to question {number}', { number: no })}
                onMore={() => onOpen({ window: 'answer', question })}
              />
            )}
          </Cell>
        </td>
      </tr>
    </IsWhole>
  )
}
