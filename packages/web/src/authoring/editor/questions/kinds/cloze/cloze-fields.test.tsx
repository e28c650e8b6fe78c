import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from '../../../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const open = async () => {
  const [question] = goodQuestions(1)
  fakeGateway([{ ...question!, question: 'The Nile is in ___.', options: [] }], fakeQuiz)
  const editor = renderEditor()
  await editor.user.selectOptions(await screen.findByLabelText('Kind of question'), 'Fill in the gaps')
  return editor
}
const questionOf = ({ questions }: ReturnType<typeof renderEditor>) => questions()[0]!

test('a blank of the text becomes a gap, and its answers are written in a line', async () => {
  const editor = await open()
  await editor.user.type(await screen.findByLabelText('Answers of gap 1'), 'Africa | Egypt @50%')
  expect(questionOf(editor)).toMatchObject({
    question: 'The Nile is in [[1]].',
    interaction: {
      key: {
        gaps: [
          {
            accepted: [
              { value: 'Africa', share: 100 },
              { value: 'Egypt', share: 50 },
            ],
          },
        ],
      },
    },
  })
})

test('selected words become a gap; removing it puts them back', async () => {
  const editor = await open()
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Question text')
  text.setSelectionRange(4, 8)
  await editor.user.click(await screen.findByRole('button', { name: 'Add gap' }))
  expect(questionOf(editor).question).toBe('The [[1]] is in [[2]].')
  expect(screen.getByLabelText<HTMLInputElement>('Answers of gap 1').value).toBe('Nile')
  expect(document.activeElement).toBe(screen.getByLabelText('Answers of gap 1'))
  await editor.user.click(screen.getByRole('button', { name: 'Remove gap 1' }))
  expect(questionOf(editor).question).toBe('The Nile is in [[1]].')
})

test('a gap may have a list, and the bank further words', async () => {
  const editor = await open()
  await editor.user.selectOptions(screen.getByLabelText('How gap 1 is filled'), 'Chosen from a list')
  await editor.user.type(screen.getByLabelText('Answers of gap 1'), 'Asia | *Africa')
  expect(questionOf(editor).interaction).toMatchObject({
    presentation: { gaps: [{ as: 'chosen', choices: ['Asia', 'Africa'] }] },
    key: { gaps: [{ accepted: [{ value: 'Africa' }] }] },
  })
  await editor.user.selectOptions(screen.getByLabelText('How gap 1 is filled'), 'From the word bank')
  await editor.user.type(screen.getByLabelText('Extra words in the bank'), 'Asia | Europe')
  expect(questionOf(editor).interaction).toMatchObject({
    presentation: { bank: ['Africa', 'Asia', 'Europe'] },
  })
})

test('of several gaps each has its weight, unless only all together earn marks', async () => {
  const editor = await open()
  expect(screen.queryByLabelText('Weight of gap 1')).toBeNull()
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Question text')
  text.setSelectionRange(4, 8)
  await editor.user.click(await screen.findByRole('button', { name: 'Add gap' }))
  await editor.user.selectOptions(screen.getByLabelText('Weight of gap 2'), 'Weight 3')
  expect(questionOf(editor).interaction).toMatchObject({ key: { gaps: [{ weight: 1 }, { weight: 3 }] } })
  await editor.user.selectOptions(screen.getByLabelText('How gaps are scored'), 'All or nothing')
  expect(screen.queryByLabelText('Weight of gap 2')).toBeNull()
})

test('an author fills the gaps as a student would: they are marked at once, and nothing is stored', async () => {
  const editor = await open()
  const { user } = editor
  await user.type(screen.getByLabelText('Answers of gap 1'), 'Africa | Egypt @50%')
  await user.clear(screen.getByLabelText('Weightage'))
  await user.type(screen.getByLabelText('Weightage'), '4')
  const before = JSON.stringify(questionOf(editor))
  const trial = within(screen.getByRole('group', { name: 'Answer as a student' }))
  expect(trial.queryByText(/of 4 marks/)).toBeNull()
  await user.type(trial.getByLabelText('Gap 1'), 'egypt')
  expect(trial.getByText('2 of 4 marks')).toBeTruthy()
  await user.clear(trial.getByLabelText('Gap 1'))
  await user.type(trial.getByLabelText('Gap 1'), 'Asia')
  expect(trial.getByText('0 of 4 marks')).toBeTruthy()
  expect(JSON.stringify(questionOf(editor))).toBe(before)
})

test('a gap with a list is tried by choosing from it', async () => {
  const editor = await open()
  const { user } = editor
  await user.selectOptions(screen.getByLabelText('How gap 1 is filled'), 'Chosen from a list')
  await user.type(screen.getByLabelText('Answers of gap 1'), 'Asia | *Africa')
  const trial = within(screen.getByRole('group', { name: 'Answer as a student' }))
  await user.selectOptions(trial.getByLabelText('Gap 1'), 'Africa')
  expect(trial.getByText(/^(\d+) of \1 marks?$/)).toBeTruthy()
  await user.selectOptions(trial.getByLabelText('Gap 1'), 'Asia')
  expect(trial.getByText(/^0 of/)).toBeTruthy()
})
