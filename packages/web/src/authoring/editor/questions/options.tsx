import { limits } from '@quizwright/contracts/limits.ts'
import type { Option } from '@quizwright/contracts/schemas/question.ts'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { addOptionAfter } from './edit-options.ts'
import { OptionRow } from './option-row.tsx'

const List = chakra('ol', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1.5', m: '0', p: '0' },
})

/** Nothing to read where something must be. */
const isEmpty = (option: Option): boolean => option.option.trim() === '' && option.equation.trim() === ''

/** The options of a question, 2 to 8, one of them correct. */
export const Options = memo(
  ({ questionId: id, options }: { questionId: string; options: readonly Option[] }) => {
    const { store } = useEditor()
    const canAdd = options.length < limits.maxOptions
    const isMarkedTwice = options.filter((option) => option.is_correct).length > 1
    return (
      <div role="radiogroup" aria-label="Options, with the correct one marked" data-field="correct">
        <List>
          {options.map((option, index) => (
            // Options have no id: they are known by their index alone.
            <OptionRow
              key={index}
              questionId={id}
              option={option}
              index={index}
              count={options.length}
              radioName={isMarkedTwice ? `${id}-${index}` : id}
              invalid={isEmpty(option)}
            />
          ))}
        </List>
        <Button
          variant="ghost"
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={!canAdd}
          onClick={() => addOptionAfter(store, id, options.length - 1)}
        >
          {canAdd ? 'Add option' : `At most ${limits.maxOptions} options`}
        </Button>
      </div>
    )
  },
)
