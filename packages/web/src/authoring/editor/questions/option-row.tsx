import { lengths, limits } from '@quizwright/contracts/limits.ts'
import type { Option } from '@quizwright/contracts/schemas/question.ts'
import { X } from 'lucide-react'
import { type KeyboardEvent, memo } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { type Content, ContentField } from './content-field.tsx'
import { addOptionAfter, removeOptionAt } from './edit-options.ts'
import { focusField } from './fields.ts'

const Row = chakra('li', { base: { display: 'flex', alignItems: 'flex-start', gap: '2' } })
const Mark = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: '10',
    height: '10',
    flexShrink: '0',
    cursor: 'pointer',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.muted' },
    '&:has(:checked)': { color: 'green.fg', fontWeight: 'semibold' },
    '& input': { boxSize: '4', accentColor: '{colors.green.solid}', cursor: 'pointer' },
  },
})

type OptionRowProps = {
  questionId: string
  option: Option
  /** The option's index. It is shown from 1. */
  index: number
  /** How many options there are. */
  count: number
  /** Set if two options are correct: radios of one name could not show both. */
  radioName: string
  invalid: boolean
}

/** The wire's names of an option's fields. */
const toOption = ({ text, equation, image }: Partial<Content>) => ({
  ...(text === undefined ? {} : { option: text }),
  ...(equation === undefined ? {} : { equation }),
  ...(image === undefined ? {} : { image_url: image }),
})

/** One option: its correct mark and its content. */
export const OptionRow = memo(
  ({ questionId: id, option, index, count, radioName, invalid }: OptionRowProps) => {
    const { store } = useEditor()
    const no = index + 1
    const mark = () => store.trigger.markCorrect({ id, option: index })

    /**
     * Enter goes to the next option or adds one, Alt+Enter marks this one as correct, Backspace removes an empty
     * one.
     */
    const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return
      const isEmpty = event.currentTarget.value === '' && option.equation === '' && option.image_url === ''
      const run =
        event.key === 'Enter' && event.altKey
          ? mark
          : event.key === 'Enter' && no < count
            ? () => focusField(id, `option-${no}`)
            : event.key === 'Enter'
              ? () => count < limits.maxOptions && addOptionAfter(store, id, index)
              : event.key === 'Backspace' && isEmpty && count > limits.minOptions
                ? () => removeOptionAt(store, id, index)
                : undefined
      if (!run) return
      event.preventDefault()
      run()
    }

    return (
      <Row data-field={`option-${index}`}>
        <Mark title="The correct option">
          {/* Given two marked options, choosing one of them is no change to the browser. */}
          <input
            type="radio"
            name={radioName}
            checked={option.is_correct}
            onChange={mark}
            onClick={mark}
            onKeyDown={(event) => event.key === ' ' && mark()}
            aria-label={`Option ${no} is the correct one`}
          />
          {no}
        </Mark>
        <ContentField
          name={`Option ${no}`}
          content={{ text: option.option, equation: option.equation, image: option.image_url }}
          maxLength={lengths.option}
          placeholder={`Option ${no}`}
          invalid={invalid}
          onChange={(changes) => store.trigger.setOption({ id, option: index, changes: toOption(changes) })}
          onLeave={() => store.trigger.endTyping()}
          onKeyDown={onKeyDown}
        >
          <IconButton
            label={`Remove option ${no}`}
            icon={<X aria-hidden />}
            disabled={count <= limits.minOptions}
            onClick={() => removeOptionAt(store, id, index)}
          />
        </ContentField>
      </Row>
    )
  },
)
