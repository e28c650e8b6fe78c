import { defined } from '@quizwright/domain/defined.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { correctionLimits } from '@quizwright/domain/limits.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import { markFindings } from '@quizwright/domain/rules/mark.ts'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { readMark } from '../results/read-mark.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KeptNote } from '../ui/form/kept-note.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { useKeptValue } from '../ui/form/use-kept-value.ts'
import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import type { CorrectAnswerBody } from '@quizwright/domain/schemas/correction.ts'
import { useMutation } from '@tanstack/react-query'
import { problemText } from '../api/problem-text.ts'
import { rest } from '../api/rest.ts'
import { useMayCall } from '../quiz-actions/quiz-role.ts'
import { toast } from '../ui/feedback/toaster-store.ts'
import { forgetFigures } from './correction-queries.ts'
import { MutedText, Stack } from '../ui/layout/parts.tsx'

/** Whether the services can give one answer of one student other marks, as far as is known. */
const useCanCorrectAnswer = (): boolean =>
  useMayCall('editor', 'correctAnswer', 'getCorrections', 'undoCorrection')

/** Gives one answer other marks and reads everything that shows them again. */
const useCorrectAnswer = (onDone: () => void) =>
  useMutation({
    mutationFn: async (body: CorrectAnswerBody) => {
      await rest(correctionEndpoints).correctAnswer({ body })
      await forgetFigures()
    },
    onSuccess: () => {
      toast.success(
        say('Mark corrected'),
        say('The student sees the new mark and the reason with the result.'),
      )
      onDone()
    },
    onError: (error) => toast.error(say('The mark couldn’t be corrected'), problemText(error)),
  })

/** An answer of one student that has its mark. */
export type MarkedAnswer = {
  resultId: string
  questionId: string
  questionNo: number
  marks: number
  outOf: number
}

type Form = { marks: string; reason: string }

const markError = (text: string, answer: MarkedAnswer): string | undefined => {
  const mark = readMark(text)
  const [fault] = markFindings(mark ?? Number.NaN, answer.outOf)
  if (fault) return sayMade(fault.message)
  return mark === answer.marks ? say(correctionTexts.sameMarks) : undefined
}

const errorsOf = ({ marks, reason }: Form, answer: MarkedAnswer): Partial<Form> => {
  const message = markError(marks, answer)
  return {
    ...(message !== undefined && { marks: message }),
    ...(reason.trim() === '' && { reason: say(correctionTexts.reason) }),
  }
}

const CorrectAnswerDialog = ({ answer, onClose }: { answer: MarkedAnswer; onClose: () => void }) => {
  const { resultId, questionId, questionNo, marks, outOf } = answer
  const kept = useKeptValue<Form>(`correction-of-${resultId}-${questionId}`, {
    marks: '',
    reason: '',
  })
  const { value: form, set: setForm } = kept
  const [isSubmitted, setIsSubmitted] = useState(false)
  const correct = useCorrectAnswer(() => {
    kept.forget()
    onClose()
  })
  const errors = errorsOf(form, answer)
  const send = () => {
    setIsSubmitted(true)
    if (Object.keys(errors).length > 0) return
    const body = { result_id: resultId, question_id: questionId, reason: form.reason.trim() }
    correct.mutate({ ...body, marks: defined(readMark(form.marks), 'readMark') })
  }
  return (
    <Dialog
      open
      title={say('Change this student’s mark for question {number}', { number: questionNo })}
      locked={correct.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={correct.isPending} onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button variant="solid" busy={correct.isPending} onClick={send}>
            {say('Change mark')}
          </Button>
        </>
      }
    >
      <Stack>
        <MutedText>
          {say(
            'Only this answer changes; other students’ marks don’t. It currently has {marks} of {outOf}. ' +
              'You can undo this.',
            { marks, outOf },
          )}
        </MutedText>
        <KeptNote isBack={kept.isBack} onDiscard={kept.forget} />
        <TextField
          label={say('Marks (0 to {outOf})', { outOf })}
          inputMode="decimal"
          autoComplete="off"
          required
          value={form.marks}
          error={isSubmitted ? errors.marks : undefined}
          onChange={(typed) => setForm({ ...form, marks: typed })}
        />
        <TextField
          label={say('Reason for the correction')}
          hint={say('The student sees it with the result, and it stays in the quiz’s history.')}
          lines={2}
          required
          maxLength={correctionLimits.reason}
          value={form.reason}
          error={isSubmitted ? errors.reason : undefined}
          onChange={(reason) => setForm({ ...form, reason })}
        />
      </Stack>
    </Dialog>
  )
}

/** The button that corrects the mark of one answer of one student. Hidden if the services cannot do it. */
export const CorrectAnswer = ({ answer }: { answer: MarkedAnswer }) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!useCanCorrectAnswer()) return null
  return (
    <>
      <Button
        size="sm"
        icon={<PencilLine aria-hidden />}
        aria-label={say('Change this student’s mark for question {number}', {
          number: answer.questionNo,
        })}
        onClick={() => setIsOpen(true)}
      >
        {say('Change mark')}
      </Button>
      {isOpen && <CorrectAnswerDialog answer={answer} onClose={() => setIsOpen(false)} />}
    </>
  )
}
