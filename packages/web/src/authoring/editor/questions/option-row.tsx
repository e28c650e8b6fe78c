import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { Direction } from '@quizwright/domain/rules/text-direction.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import { X } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { asPage } from '../../../ui/styled/clipped.ts'
import { useEditor } from '../editor-context.ts'
import type { Content } from './content.ts'
import { ContentField } from './content-field.tsx'
import { removeOptionAt } from './edit-options.ts'
import { onOptionKey } from './option-keys.ts'

const Row = chakra('li', {
  base: {
    gridColumn: '2',
    minWidth: '0',
    display: 'flex',
    // Beside its number, although an English option begins on the left and an Urdu page on the right.
    '&[data-collapsed] [dir]': asPage,
  },
})

type OptionRowProps = {
  questionId: string
  option: Option
  index: number
  canRemove: boolean
  invalid: boolean
  collapsed: boolean
  direction: Direction | undefined
}

/** The API's names of an option's fields. */
const toOption = ({ text, equation, image, description }: Partial<Content>) => ({
  ...(text === undefined ? {} : { option: text }),
  ...(equation === undefined ? {} : { equation }),
  ...(image === undefined ? {} : { image_url: image }),
  ...(description === undefined ? {} : { image_description: description }),
})

/** The content of an option. It renders again only when this option changes. */
export const OptionRow = memo(
  ({ questionId: id, option, index, canRemove, invalid, collapsed, direction }: OptionRowProps) => {
    const { store } = useEditor()
    const no = index + 1

    return (
      <Row data-field={`option-${index}`} data-collapsed={collapsed || undefined} style={{ gridRow: no }}>
        <ContentField
          name={say('Option {number}', { number: no })}
          content={{
            text: option.option,
            equation: option.equation,
            image: option.image_url,
            description: option.image_description,
          }}
          collapsed={collapsed}
          baseDirection={direction}
          maxLength={lengths.option}
          placeholder={say('Option {number}', { number: no })}
          invalid={invalid}
          onChange={(changes) => store.trigger.setOption({ id, option: index, changes: toOption(changes) })}
          onKeyDown={(event) => onOptionKey({ store, questionId: id, index }, event)}
        >
          <IconButton
            label={say('Remove option {number}', { number: no })}
            icon={<X aria-hidden />}
            disabled={!canRemove}
            tabIndex={-1}
            data-tool="remove"
            onClick={() => removeOptionAt(store, id, index)}
          />
        </ContentField>
      </Row>
    )
  },
)
