import { say } from '@quizwright/domain/language/say.ts'
import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { useCallback } from 'react'
import { noConnection } from '../connection/request-error.ts'
import { useRequest } from '../connection/use-request.ts'
import { Message } from '../page/message.tsx'
import type { AnswerViewProps } from './answer-view.ts'
import { loaderOf } from './answer-views.ts'

type LateAnswerViewProps = Omit<AnswerViewProps, 'interaction'>

/** Whether the view of a question's answer is not loaded with the first page. */
export const isLate = ({ interaction }: Pick<AttemptQuestion, 'interaction'>): boolean =>
  loaderOf(interaction) !== undefined

/** Loads what a paper needs, before a question is opened: the connection may be lost by then. */
export const prepareAnswerViews = (questions: readonly AttemptQuestion[]): void => {
  for (const load of new Set(questions.map(({ interaction }) => loaderOf(interaction))))
    void load?.().catch(() => undefined)
}

const Loaded = (props: LateAnswerViewProps) => {
  const { interaction } = props.question
  const load = loaderOf(interaction)
  const request = useRequest(
    useCallback(
      async () => ({
        View: await load?.().catch(() => {
          throw noConnection(say('You need a connection to load this question.'))
        }),
      }),
      [load],
    ),
  )
  if (request.state === 'loading') return <p role="status">{say('Loading…')}</p>
  if (request.state === 'failed')
    return (
      <Message
        text={request.error.message}
        // Browsers remember that a script could not be loaded, until the page is loaded again.
        action={{ label: say('Try again'), onPress: () => location.reload() }}
      />
    )
  const { View } = request.data
  return View && interaction && <View {...props} interaction={interaction} />
}

/** The answer to a question whose view is loaded when a paper has it. */
export const LateAnswerView = (props: LateAnswerViewProps) => (
  <Loaded key={props.question.interaction?.kind} {...props} />
)
