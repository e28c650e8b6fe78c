import { elementAt } from '@quizwright/domain/defined.ts'
import type { PresentedInteraction } from '@quizwright/domain/kinds/interaction.ts'
import type { AttemptQuestion, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { render } from '../test-support/render.tsx'
import { CheckedSolution } from './checked-solution.tsx'
import { OptionList } from './option-list.tsx'

const piece = (text: string) => ({ text, equation: '', image_url: '' })
const renderOptions = (
  interaction: PresentedInteraction,
  selected: number[] = [],
  solution: Partial<Solution> | null = null,
) => {
  const onChange = vi.fn<(selected: number[]) => void>()
  const question = {
    question_id: 'q1',
    question_no: 1,
    ...piece('Which are prime?'),
    takes_many: interaction.kind === 'multiple_answers' && interaction.at_most !== 1,
    options: ['two', 'three', 'four'].map(piece),
    interaction,
  } as unknown as AttemptQuestion
  render(
    <OptionList
      question={question}
      answer={{ selected, solution: solution as Solution | null }}
      describedBy="t"
      onChange={onChange}
    />,
  )
  return onChange
}
const several = { kind: 'multiple_answers', choose: null, at_most: null, rule: 'net' } as const

test('several options can be chosen, and the rule of the marks is said before', () => {
  const onChange = renderOptions(several, [1])
  expect(screen.getByRole('group').textContent).toContain('Choose all that apply')
  expect(screen.getByRole('group').textContent).toContain(
    'Each wrong choice cancels the marks of a correct one.',
  )
  fireEvent.click(screen.getByRole('checkbox', { name: 'two' }))
  expect(onChange).toHaveBeenLastCalledWith([0, 1])
})

test.each([
  [{ ...several, choose: 2 }, 'Choose 2'],
  [{ ...several, at_most: 2 }, 'Choose up to 2'],
  [{ kind: 'true_false' } as const, 'True or false?'],
])('%j is asked as "%s"', (interaction, legend) => {
  renderOptions(interaction)
  expect(document.querySelector('legend')?.textContent).toBe(legend)
})

test('no more options can be chosen than are possible; a chosen one can be taken back', () => {
  renderOptions({ ...several, at_most: 2 }, [0, 1])
  const isDisabled = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)
  expect(isDisabled).toEqual([false, false, true])
})

test('a checked answer shows what was right, wrong and missed', () => {
  renderOptions(several, [0, 2], { is_correct: false, correct: [0, 1], credit: 0.5 })
  expect([...document.querySelectorAll('.choice')].map(({ className }) => className.trim())).toEqual([
    'choice correct',
    'choice correct missed',
    'choice incorrect',
  ])
  const verdicts = [...document.querySelectorAll<HTMLElement>('.choice > span')]
  expect(verdicts.map(({ dataset }) => dataset['verdict'])).toEqual([
    'Correct',
    'Correct, not chosen',
    'Your answer',
  ])
})

test('a partly right answer says how much of the marks it earns', () => {
  render(
    <CheckedSolution
      solution={{ is_correct: false, credit: 0.5, correct: [0, 1], text: '', equation: '', image_url: '' }}
    />,
  )
  expect(screen.getByRole('status').textContent).toContain('Partly correct: 50% of the marks')
})

test('where one option can be chosen, another choice replaces it', () => {
  const onChange = renderOptions({ ...several, at_most: 1, rule: 'weights' }, [1])
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, false])
  expect(screen.getByRole('group').textContent).toContain('Choose one')
  fireEvent.click(elementAt(radios, 2))
  expect(onChange).toHaveBeenLastCalledWith([2])
})
