import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { NumberedKey, QuestionFormat, ReadingChoices } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { type ReactNode, useState } from 'react'
import { useOfferedKinds } from '../../../api/offered-kinds.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { FirstNumberChoice } from './first-number-choice.tsx'
import { Body, Summary } from '../review/window-styles.ts'

type FormatWindowProps = {
  fileName: string | null
  format: QuestionFormat | undefined
  /** One right option of a file whose numbers may count from 0 or from 1. */
  numbered: NumberedKey | undefined
  formatChoice: ReactNode
  choices: ReadingChoices
  quizType: QuizType
  onRead: (choices: ReadingChoices) => void
  onCancel: () => void
}

const fates = () =>
  [
    { value: 'leave', label: say('Leave them out, with the reason for each') },
    { value: 'convert', label: say('Make them descriptive, with the answer as the solution') },
  ] as const

/**
 * Window 5, before a file that is not CSV is read: asks for its format and what to do with other kinds of
 * questions.
 */
export const FormatWindow = ({
  fileName,
  format,
  numbered,
  formatChoice,
  choices,
  quizType,
  onRead,
  onCancel,
}: FormatWindowProps) => {
  const canBeDescriptive = useOfferedKinds().includes('descriptive')
  const [convert, setConvert] = useState(choices.convert ?? false)
  const [countsFrom, setCountsFrom] = useState(choices.reading?.countsFrom)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onRead({
          ...(format && { format }),
          ...(convert && { convert }),
          ...(countsFrom !== undefined && { reading: { countsFrom } }),
        })
      }}
    >
      <Body>
        <Summary>
          {saidWith('How should {file} be imported?', {
            file: <strong>{fileName ?? say('The file')}</strong>,
          })}
        </Summary>
        {formatChoice}
        {numbered && <FirstNumberChoice numbered={numbered} value={countsFrom} onChange={setCountsFrom} />}
        {quizType === 'daq' || canBeDescriptive ? (
          <RadioGroup
            label={
              quizType === 'daq'
                ? say('Questions with options, numbers, short answers or pairs to match')
                : say('Questions of kinds that this quiz doesn’t support')
            }
            value={convert ? 'convert' : 'leave'}
            options={fates()}
            onChange={(value) => setConvert(value === 'convert')}
          />
        ) : (
          <Summary>
            {say(
              'Questions of kinds that this quiz doesn’t support are left out, with the reason for each. An ' +
                'import into an AI Assesment can make them descriptive.',
            )}
          </Summary>
        )}
      </Body>
      <WindowFooter>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button type="submit" variant="solid" disabled={numbered !== undefined && countsFrom === undefined}>
          {say('Import')}
        </Button>
      </WindowFooter>
    </form>
  )
}
