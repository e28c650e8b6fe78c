import { attemptLimits } from '@quizwright/contracts/limits.ts'
import { reportCategories, sayWhatIsWrong } from '@quizwright/contracts/rules/report-categories.ts'
import { useId, useState } from 'preact/hooks'
import { type Holder, type Refused, reportIssue } from '../calls.ts'
import { Dialog } from './dialog.tsx'

type Reporting = { holder: Holder; questionId: string; questionNo: number; onClose: () => void }

/** Says to the instructor what is wrong with a question. */
export const ReportDialog = ({ holder, questionId, questionNo, onClose }: Reporting) => {
  const [category, setCategory] = useState<(typeof reportCategories)[number]>('question is unclear')
  const [description, setDescription] = useState('')
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const [problem, setProblem] = useState('')
  const id = useId()

  const send = async (event: Event) => {
    event.preventDefault()
    if (state === 'sending') return
    if (category === 'other' && description.trim() === '') return setProblem(sayWhatIsWrong)
    setState('sending')
    try {
      await reportIssue(holder, { question_id: questionId, category, description })
      setState('sent')
    } catch (error) {
      setProblem((error as Refused).message)
      setState('open')
    }
  }

  return (
    <Dialog title={`Report an issue on question ${questionNo}`} onClose={onClose}>
      {state === 'sent' ? (
        <>
          <p role="status">Thank you. Your instructor will see it.</p>
          <div class="actions">
            <button type="button" onClick={onClose}>
              Close
            </button>
          </div>
        </>
      ) : (
        <form onSubmit={send} noValidate>
          <fieldset>
            <legend>What is it about?</legend>
            {reportCategories.map((name) => (
              <label class="choice" key={name}>
                <input
                  type="radio"
                  name="category"
                  value={name}
                  checked={name === category}
                  onChange={() => setCategory(name)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <label for={id}>What is wrong?</label>
          <textarea
            id={id}
            rows={4}
            maxLength={attemptLimits.reportLength}
            value={description}
            onInput={(event) => setDescription(event.currentTarget.value)}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-problem`}
          />
          <p class="problem" role="alert" id={`${id}-problem`}>
            {problem}
          </p>
          <div class="actions">
            <button type="button" class="plain" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" aria-disabled={state === 'sending'}>
              Send report
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
