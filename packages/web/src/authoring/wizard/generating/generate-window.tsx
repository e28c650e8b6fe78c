import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { sayProblem } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { WindowProps } from '../wizard-props.ts'
import { explainLeftOut } from './explain-left-out.ts'
import { WantedFields } from './wanted-fields.tsx'
import type { TypedRequest } from './use-typed-request.ts'
import { wantedOf } from './wanted-form.ts'

const ErrorText = chakra('p', {
  base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})

type GenerateWindowProps = Pick<WindowProps, 'view' | 'send'> & { typedRequest: TypedRequest }

/** Window 4: asks which of the services' questions are wanted. */
export const GenerateWindow = ({ typedRequest: { form, onChange }, view, send }: GenerateWindowProps) => {
  const { problem } = view
  const countError = problem?.errors?.find(({ field }) => field === 'questionsCount')?.messages[0]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'generate questions', wanted: wantedOf(form) })
      }}
    >
      <WantedFields
        form={form}
        onChange={onChange}
        countError={countError}
        leftOut={view.leftOut ? explainLeftOut(view.leftOut) : ''}
      />
      <WindowFooter>
        {problem && !countError && <ErrorText role="alert">{sayProblem(problem)}</ErrorText>}
        <Button onClick={() => send({ type: 'back' })}>{labels.back}</Button>
        {view.canShowResult && (
          <Button onClick={() => send({ type: 'show the result' })}>{say('Show last result')}</Button>
        )}
        <Button type="submit" variant="solid" busy={view.isBusy}>
          {say('Generate')}
        </Button>
      </WindowFooter>
    </form>
  )
}
