import { chakra } from '@chakra-ui/react/styled-system'
import { limits } from '@quizwright/contracts/limits.ts'
import type { Finding } from '@quizwright/contracts/rules/finding.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { useEditor } from '../editor-context.ts'
import { focusField } from './fields.ts'
import { OptionRow } from './option-row.tsx'

const List = chakra('ol', { base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1.5', m: '0', p: '0' } })

/** The options of a question, 2 to 8, one of them correct. Enter goes on to the next, after the last to a new one. */
export const Options = ({ question: { _id: id, options }, errors }: { question: DraftQuestion; errors: readonly Finding[] }) => {
  const { store } = useEditor()
  const canAdd = options.length < limits.maxOptions
  const isMarkedTwice = options.filter((option) => option.is_correct).length > 1

  const addAfter = (place: number) => {
    flushSync(() => store.trigger.addOption({ id, at: place + 1 }))
    focusField(id, `option-${place + 1}`)
  }
  const remove = (option: number) => {
    flushSync(() => store.trigger.removeOption({ id, option }))
    focusField(id, `option-${Math.max(0, option - 1)}`)
  }
  const onKeyDown = (place: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && event.altKey) {
      event.preventDefault()
      store.trigger.markCorrect({ id, option: place })
    } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (place < options.length - 1) focusField(id, `option-${place + 1}`)
      else if (canAdd) addAfter(place)
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && options[place]?.equation === '' && options.length > limits.minOptions) {
      event.preventDefault()
      remove(place)
    }
  }

  return (
    <div role="radiogroup" aria-label="Options, with the correct one marked" data-field="correct">
      <List>
        {options.map((option, place) => (
          <OptionRow
            // Options have no identity of their own: their place is all that they are known by.
            key={place} option={option} no={place + 1} radioName={isMarkedTwice ? `${id}-${place}` : id} invalid={errors.some((error) => error.optionNo === place + 1)} canRemove={options.length > limits.minOptions}
            onChange={(changes) => store.trigger.setOption({ id, option: place, changes })} onMark={() => store.trigger.markCorrect({ id, option: place })} onRemove={() => remove(place)}
            onLeave={() => store.trigger.endTyping()} onKeyDown={onKeyDown(place)}
          />
        ))}
      </List>
      <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} disabled={!canAdd} onClick={() => addAfter(options.length - 1)}>
        {canAdd ? 'Add option' : `At most ${limits.maxOptions} options`}
      </Button>
    </div>
  )
}
