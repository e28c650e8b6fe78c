import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from '../../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const open = async () => {
  fakeGateway(goodQuestions(1), fakeQuiz)
  const editor = renderEditor()
  await screen.findByLabelText('Kind of question')
  return editor
}

test('a question with several right answers has a mark for each option and says how choices earn marks', async () => {
  const { user } = await open()
  await user.selectOptions(screen.getByLabelText('Kind of question'), 'Several right answers')
  const marks = within(screen.getByRole('group', { name: 'Options, correct ones marked' }))
  for (const mark of marks.getAllByRole<HTMLInputElement>('checkbox').slice(0, 2)) {
    if (!mark.checked) await user.click(mark)
  }
  const isMarked = marks.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(isMarked.slice(0, 2)).toEqual([true, true])
  expect(screen.queryByText('Only one option be marked as true')).toBeNull()

  await user.selectOptions(await screen.findByLabelText('How choices are scored'), 'All or nothing')
  expect(
    screen.getByText(
      'Students see: You get the marks only if you choose all correct options and no wrong one.',
    ),
  ).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('How choices are scored'), 'A weight for each option')
  expect(screen.getByLabelText<HTMLSelectElement>('Option 1').value).toBe('50')
})

test('one undo step brings the former kind back', async () => {
  const { user } = await open()
  const kind = screen.getByLabelText<HTMLSelectElement>('Kind of question')
  await user.selectOptions(kind, 'Several right answers')
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(kind.value).toBe('single_answer')
  expect(screen.getByRole('radiogroup', { name: 'Options, correct one marked' })).toBeTruthy()
})

test('there is no choice of kinds where the services store no other kind', async () => {
  fakeGateway(goodQuestions(1), fakeQuiz, (path) =>
    path === 'quiz/get-abilities' ? { status: 200, data: { kinds: [], features: [] } } : undefined,
  )
  const { wholePage } = renderEditor()
  await wholePage()
  expect(screen.queryByLabelText('Kind of question')).toBeNull()
})

test('a descriptive question has no options, and says who marks it; undo brings them back', async () => {
  const { user } = await open()
  const optionsOf = () => screen.queryByRole('radiogroup', { name: 'Options, correct one marked' })
  expect(optionsOf()).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Kind of question'), 'Descriptive')
  expect(optionsOf()).toBeNull()
  expect(await screen.findByText(/You mark each answer; their results wait until you have/)).toBeTruthy()
  expect(screen.getByText('AI marking prompts')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Feedback' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(optionsOf()).toBeTruthy()
})
