import { say } from '@quizwright/domain/language/say.ts'
import { saySolution } from '@quizwright/domain/language/say-solution.ts'
import type { DaqQuestion } from '@quizwright/contracts/schemas/descriptive-answer.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { KeptNote } from '../../ui/form/kept-note.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useKeptValue } from '../../ui/form/use-kept-value.ts'
import { readMark } from '../read-mark.ts'
import { aiResponse, formErrors, formFor, textToStore } from './evaluation-form.ts'
import { useUpdateEvaluation } from './use-update-evaluation.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'

const List = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    textStyle: 'sm',
    maxHeight: '24rem',
    overflowY: 'auto',
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    '& > dt': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'semibold' },
    '& > dd': { mb: '3', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& > dd:last-child': { mb: '0' },
    '& img': { maxWidth: 'full', borderRadius: 'md', mb: '2' },
  },
})

/** Shows the whole question, its model answer and the student's answer. */
const AnsweredQuestion = ({ question }: { question: DaqQuestion }) => {
  const solution = question.solution ?? ''
  return (
    <List tabIndex={0} aria-label={say('Question and answer')}>
      <dt>{say('Question')}</dt>
      <dd dir="auto">{question.question}</dd>
      {solution !== '' && (
        <>
          <dt>{say('Solution')}</dt>
          <dd dir="auto">{saySolution(solution)}</dd>
        </>
      )}
      <dt>{say('Student answer')}</dt>
      <dd dir="auto">
        {isBlankText(question.answer) && question.uploaded_images.length === 0
          ? say('Skipped')
          : question.answer}
        {question.uploaded_images.map((link, index) => (
          <img key={link} src={link} alt={say('Image {number} of the answer', { number: index + 1 })} />
        ))}
      </dd>
    </List>
  )
}

const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } })
const Said = chakra('p', {
  base: {
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxHeight: '14rem',
    overflowY: 'auto',
    '& > strong': { display: 'block', textStyle: 'xs', color: 'fg.muted', mb: '1' },
  },
})
const Fields = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', '& > :last-child': { maxWidth: '12rem' } },
})

type ReadOnlyProps = { title: string; text: string; onClose: () => void }

/** Shows a whole text, read-only: the student's answer, or an evaluation of a delivered result. */
export const ReadOnlyDialog = ({ title, text, onClose }: ReadOnlyProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    closeOnPressOutside
    footer={<Button onClick={onClose}>{labels.close}</Button>}
  >
    <Words dir="auto">{text}</Words>
  </Dialog>
)

type EvaluationDialogProps = { title: string; resultId: string; question: DaqQuestion; onClose: () => void }

/** Edits the evaluation of one answer. A changed evaluation becomes the instructor's. */
export const EvaluationDialog = ({ title, resultId, question, onClose }: EvaluationDialogProps) => {
  const kept = useKeptValue(`evaluation of ${resultId} ${question._id}`, formFor(question))
  const { value: form, set: setForm } = kept
  const [isSubmitted, setIsSubmitted] = useState(false)
  const update = useUpdateEvaluation(resultId, () => {
    kept.forget()
    onClose()
  })
  const errors = formErrors(form, question.total_marks)
  const send = () => {
    setIsSubmitted(true)
    if (Object.keys(errors).length === 0)
      update.mutate({
        questionId: question._id,
        text: textToStore(form.text, question),
        mark: readMark(form.mark),
      })
  }
  const aiMark =
    question.ai_result &&
    say('The AI gave {marks} of {total}.', {
      marks: question.ai_result.marks_obtained,
      total: question.total_marks,
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      locked={update.isPending}
      footer={
        <>
          <Button disabled={update.isPending} onClick={onClose}>
            {labels.close}
          </Button>
          <Button variant="solid" busy={update.isPending} onClick={send}>
            {labels.update}
          </Button>
        </>
      }
    >
      <Fields>
        <AnsweredQuestion question={question} />
        {question.ai_result && question.instructor_updated_evaluation !== null && (
          <Said>
            <strong>{say('AI response')}</strong>
            <span dir="auto">{aiResponse(question)}</span>
          </Said>
        )}
        <KeptNote isBack={kept.isBack} onDiscard={kept.forget} />
        <TextField
          label={say('Instructor response')}
          lines={8}
          value={form.text}
          error={isSubmitted ? errors.text : undefined}
          onChange={(text) => setForm({ ...form, text })}
        />
        <TextField
          label={say('Marks (0 to {outOf})', { outOf: question.total_marks })}
          inputMode="decimal"
          autoComplete="off"
          value={form.mark}
          error={isSubmitted ? errors.mark : undefined}
          onChange={(mark) => setForm({ ...form, mark })}
          hint={aiMark ?? say('Not marked yet.')}
        />
      </Fields>
    </Dialog>
  )
}
