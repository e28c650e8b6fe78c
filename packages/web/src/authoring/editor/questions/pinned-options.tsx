import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { pinnedOptions, referringOptions } from '@quizwright/domain/arrangement/pinned-options.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    '& > p': { textStyle: 'xs' },
  },
})

/** Says why options stay in their places although their author has not said so; undefined if none does. */
const reasonFor = (question: DraftQuestion): string | undefined => {
  if (question.pinned_options) return undefined
  const { toAll, toLetters } = referringOptions(question)
  if (toLetters.length > 0)
    return say('All stay in place because option {options} refers to others by letter.', {
      options: commaList(toLetters.map((index) => index + 1)),
    })
  return toAll.length > 0 ? say('Suggested because it refers to the other options.') : undefined
}

/** Asks which options stay in their places, in a quiz whose options are shuffled for each student. */
export const PinnedOptions = ({ question }: { question: DraftQuestion }) => {
  const { store, quiz } = useEditor()
  const { shuffled, hasOptions } = kindOf(question)
  if (!quiz.arrangement?.shuffle_options || !shuffled || !hasOptions) return null
  const pinned = pinnedOptions(question)
  const reason = reasonFor(question)
  const toggle = (index: number) =>
    store.trigger.setQuestion({
      id: question._id,
      changes: {
        pinned_options: pinned.includes(index)
          ? pinned.filter((one) => one !== index)
          : [...pinned, index].sort((a, b) => a - b),
      },
    })
  return (
    <Row role="group" aria-label={say('Options that stay in place')} data-field="pinned_options">
      <span>{say('Options are shuffled. Keep in place:')}</span>
      {question.options.map((_, index) => (
        // Options have no id, so their index is the key.
        <Chip key={index} pressed={pinned.includes(index)} onPress={() => toggle(index)}>
          {index + 1}
        </Chip>
      ))}
      {reason && <p>{reason}</p>}
    </Row>
  )
}
