import type { AttemptQuestion, SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { useCallback } from 'react'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import { Message } from '../page/message.tsx'

const load = () => import('./typed-answer.tsx')

/** Whether a question is answered by typing. Its view is not loaded with the first page. */
export const isTyped = ({
  interaction,
  options,
}: Pick<AttemptQuestion, 'interaction' | 'options'>): boolean =>
  interaction !== undefined && options.length === 0

/** Loads what a paper needs, before a question is opened: the connection may be lost by then. */
export const prepareAnswerViews = (questions: readonly AttemptQuestion[]): void => {
  if (questions.some(isTyped)) void load().catch(() => undefined)
}

type LateAnswerViewProps = {
  question: AttemptQuestion
  answer: Pick<SavedAnswer, 'answer' | 'solution'>
  describedBy: string
  onChange: (answer: string) => void
}

/** The answer to a question that is answered by typing. */
export const LateAnswerView = ({ question, ...props }: LateAnswerViewProps) => {
  const request = useRequest(
    useCallback(
      () =>
        load().catch(() => {
          throw noConnection('The field for this answer needs one to open.')
        }),
      [],
    ),
  )
  if (request.state === 'loading') return <p role="status">Loading…</p>
  if (request.state === 'failed')
    return (
      <Message
        text={request.error.message}
        // Browsers remember that a script could not be loaded, until the page is loaded again.
        action={{ label: 'Try again', onPress: () => location.reload() }}
      />
    )
  return <request.data.TypedAnswer interaction={question.interaction} {...props} />
}
