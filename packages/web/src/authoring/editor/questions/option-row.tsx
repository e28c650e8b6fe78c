import { lengths, limits } from '@quizwright/contracts/limits.ts'
import type { Option } from '@quizwright/contracts/schemas/question.ts'
import { X } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import type { Content } from './content.ts'
import { ContentField } from './content-field.tsx'
import { removeOptionAt } from './edit-options.ts'
import { onOptionKey } from './option-keys.ts'

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    '[data-folded] > &': { gap: '1' },
  },
})
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
    '[data-folded] > li > &': { height: '6' },
  },
})

type OptionRowProps = {
  questionId: string
  options: readonly Option[]
  /** The option's index. It is shown from 1. */
  index: number
  /** Set if two options are correct: radios of one name could not show both. */
  radioName: string
  /** Of all options' radios, the tabulator stops at one. */
  isRadioStop: boolean
  invalid: boolean
  folded: boolean
}

/** The wire's names of an option's fields. */
const toOption = ({ text, equation, image }: Partial<Content>) => ({
  ...(text === undefined ? {} : { option: text }),
  ...(equation === undefined ? {} : { equation }),
  ...(image === undefined ? {} : { image_url: image }),
})

/** One option: its correct mark and its content. */
export const OptionRow = memo(
  ({ questionId: id, options, index, radioName, isRadioStop, invalid, folded }: OptionRowProps) => {
    const { store } = useEditor()
    const no = index + 1
    const option = options[index]!
    const mark = () => store.trigger.markCorrect({ id, option: index })

    return (
      <Row data-field={`option-${index}`}>
        <Mark title="The correct option">
          {/* Given two marked options, choosing one of them is no change to the browser. */}
          <input
            type="radio"
            name={radioName}
            checked={option.is_correct}
            tabIndex={isRadioStop && !folded ? 0 : -1}
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
          folded={folded}
          maxLength={lengths.option}
          placeholder={`Option ${no}`}
          invalid={invalid}
          onChange={(changes) => store.trigger.setOption({ id, option: index, changes: toOption(changes) })}
          onLeave={() => store.trigger.endTyping()}
          onKeyDown={(event) => onOptionKey({ store, questionId: id, options, index }, event)}
        >
          <IconButton
            label={`Remove option ${no}`}
            icon={<X aria-hidden />}
            disabled={options.length <= limits.minOptions}
            tabIndex={-1}
            data-tool="remove"
            onClick={() => removeOptionAt(store, id, index)}
          />
        </ContentField>
      </Row>
    )
  },
)
