import { keyOfInteraction } from '@quizwright/domain/kinds/key-of-interaction.ts'
import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChooseKey } from './choose-key.tsx'

afterEach(cleanup)

const show = (kind: 'matching' | 'ordering' | 'cloze') => {
  const onChange = vi.fn()
  const { interaction, question = 'Which?' } = kindSamples[kind].asked
  render(
    <ChooseKey
      text={question}
      interaction={interaction!}
      given={keyOfInteraction(interaction)!}
      disabled={false}
      onChange={onChange}
    />,
  )
  return { onChange, interaction: interaction! }
}
const choose = (label: string, text: string): void => {
  const select = screen.getByLabelText<HTMLSelectElement>(label)
  const option = [...select.options].find((one) => one.textContent.includes(text))!
  fireEvent.change(select, { target: { value: option.value } })
}
const lastKey = (onChange: ReturnType<typeof vi.fn>) => onChange.mock.lastCall![0]

test('a match begins with what is right, and can be another one', () => {
  const { onChange, interaction } = show('matching')
  if (interaction.kind !== 'matching') throw new Error('not matching')
  const select = screen.getByLabelText<HTMLSelectElement>('France')
  expect(select.selectedOptions[0]!.textContent).toContain('Paris')
  choose('France', 'Vienna')
  const vienna = interaction.presentation.choices.findIndex(({ text }) => text === 'Vienna')
  expect(lastKey(onChange).key.right).toEqual([[vienna], ...interaction.key.right.slice(1)])
})

test('an item that is put into a place changes places with the one that stood there', () => {
  const { onChange, interaction } = show('ordering')
  if (interaction.kind !== 'ordering') throw new Error('not ordering')
  choose('Place 1', 'third')
  const [first, second, third, fourth] = interaction.key.order
  expect(lastKey(onChange).key.order).toEqual([third, second, first, fourth])
})

test('a gap is chosen from its list, or written', () => {
  const { onChange } = show('cloze')
  choose('Gap 2', 'red')
  expect(lastKey(onChange).key.gaps[1].accepted).toEqual([{ value: 'red', is_pattern: false, share: 100 }])
  fireEvent.change(screen.getByLabelText('Gap 1'), { target: { value: 'Lyon | Nice @50%' } })
  expect(lastKey(onChange).key.gaps[0].accepted).toMatchObject([
    { value: 'Lyon', share: 100 },
    { value: 'Nice', share: 50 },
  ])
})
