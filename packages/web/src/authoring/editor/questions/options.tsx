import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import type { Direction } from '@quizwright/domain/rules/text-direction.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { isEmptyContent } from './content.ts'
import { addOptionAfter, dropEmptyOptions } from './edit-options.ts'
import { findQuestion } from './find-question.ts'
import { OptionMark } from './option-mark.tsx'
import { OptionRow } from './option-row.tsx'

/** The marks are before the texts on screen but after them in tab order, so that an author can type on. */
const Rows = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '2',
    rowGap: '1.5',
    // Fractions below each other would touch without room of their own.
    '&[data-collapsed]': { columnGap: '1', rowGap: '0', '& math': { my: '1' } },
    '& > ol': { display: 'contents', listStyle: 'none' },
  },
})

type OptionsProps = {
  direction: Direction | undefined
  questionId: string
  options: readonly Option[]
  /** Whether several options may be correct. */
  takesMany: boolean
  /** Whether the question is not active. Then its options look as students see them. */
  collapsed: boolean
  /** Whether errors are still hidden. */
  untouched: boolean
}

/** Removes options that Enter added and that stayed empty, when the question is left. */
const useDropOnLeave = (id: string, count: number, collapsed: boolean) => {
  const { store } = useEditor()
  const kept = useRef(count)
  useEffect(() => {
    if (collapsed) dropEmptyOptions(store, id, kept.current)
    else kept.current = findQuestion(store, id)?.options.length ?? 0
  }, [collapsed, id, store])
  return kept
}

/** The options of a question, 2 to 8, with the correct ones marked. */
export const Options = memo(
  ({ questionId: id, options, takesMany, collapsed, untouched, direction }: OptionsProps) => {
    const { store } = useEditor()
    const keptRef = useDropOnLeave(id, options.length, collapsed)
    const canAdd = options.length < limits.maxOptions
    const correct = options.filter((option) => option.is_correct).length
    return (
      <div
        role={takesMany ? 'group' : 'radiogroup'}
        aria-label={takesMany ? say('Options, correct ones marked') : say('Options, correct one marked')}
        data-field="correct"
      >
        <Rows data-collapsed={collapsed || undefined}>
          <ol>
            {options.map((option, index) => (
              // Options have no id, so their index is the key.
              <OptionRow
                key={index}
                questionId={id}
                option={option}
                index={index}
                canRemove={options.length > limits.minOptions}
                invalid={
                  !untouched &&
                  isEmptyContent({ text: option.option, equation: option.equation, image: option.image_url })
                }
                collapsed={collapsed}
                direction={direction}
              />
            ))}
          </ol>
          {options.map((option, index) => (
            <OptionMark
              key={index}
              questionId={id}
              index={index}
              isCorrect={option.is_correct}
              takesMany={takesMany}
              radioName={correct > 1 ? `${id}-${index}` : id}
              isStop={!collapsed && (takesMany || (correct === 0 ? index === 0 : option.is_correct))}
            />
          ))}
        </Rows>
        {!collapsed && (
          <Button
            variant="ghost"
            size="sm"
            tabIndex={-1}
            icon={<Plus aria-hidden />}
            disabled={!canAdd}
            onClick={() => {
              // An option added by the button is kept even if it stays empty.
              keptRef.current = options.length + 1
              addOptionAfter(store, id, options.length - 1)
            }}
          >
            {canAdd ? say('Add option') : say('At most {most} options', { most: limits.maxOptions })}
          </Button>
        )}
      </div>
    )
  },
)
