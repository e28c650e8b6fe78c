import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from '../../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const open = async (kind: string) => {
  fakeGateway(goodQuestions(1), fakeQuiz)
  const editor = renderEditor()
  await editor.user.selectOptions(await screen.findByLabelText('Kind of question'), kind)
  return editor
}
const interactionOf = ({ questions }: ReturnType<typeof renderEditor>) => questions()[0]!.interaction

test('a number has accepted answers, each with its own tolerance; Enter adds the next', async () => {
  const editor = await open('Number')
  const { user } = editor
  expect(screen.queryByRole('button', { name: /Add option/ })).toBeNull()
  const first = await screen.findByLabelText<HTMLInputElement>('Accepted answer 1')
  await user.clear(first)
  await user.type(first, '9.81')
  await user.selectOptions(screen.getByLabelText('Tolerance for accepted answer 1'), '± a number')
  await user.clear(screen.getByLabelText('Tolerance of accepted answer 1'))
  await user.type(screen.getByLabelText('Tolerance of accepted answer 1'), '0.05{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Accepted answer 2'))
  await user.keyboard('9.8')
  await user.selectOptions(screen.getByLabelText('Marks for accepted answer 2'), '50%')
  expect(interactionOf(editor)).toMatchObject({
    kind: 'numeric',
    key: {
      accepted: [
        { value: '9.81', tolerance: { by: 'absolute', amount: '0.05' }, share: 100 },
        { value: '9.8', tolerance: { by: 'absolute', amount: '0' }, share: 50 },
      ],
    },
  })
  expect(editor.questions()[0]!.options).toEqual([])
})

test('a number may be drawn for each student: variables, a formula, and examples of what students get', async () => {
  const editor = await open('Number')
  const { user } = editor
  await user.click(await screen.findByRole('button', { name: 'Different numbers for each student' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name of variable 1'))
  await user.click(screen.getByRole('button', { name: 'Add variable' }))
  const name = screen.getByLabelText('Name of variable 2')
  await user.selectOptions(screen.getByLabelText('Values of variable 2'), 'one of a list')
  await user.clear(name)
  await user.type(name, 'm, v')
  const rows = screen.getByLabelText<HTMLTextAreaElement>('Values of m, v')
  await user.clear(rows)
  await user.type(rows, '2; 10{Enter}3; 15')
  const first = await screen.findByLabelText<HTMLInputElement>('Accepted answer 1')
  await user.clear(first)
  await user.type(first, 'a + m*v')
  expect(interactionOf(editor)).toMatchObject({
    variables: [
      { by: 'range', name: 'a', from: '1', to: '10', step: '1' },
      {
        by: 'rows',
        names: ['m', 'v'],
        rows: [
          ['2', '10'],
          ['3', '15'],
        ],
      },
    ],
    key: { accepted: [{ value: 'a + m*v' }] },
  })
  expect(screen.getByText('20 combinations, for example:')).toBeDefined()
  const examples = screen.getAllByText(/^a = \d+, m = \d+, v = \d+ →/).map((line) => line.textContent)
  const isRight = (line: string): boolean => {
    const [a, m, v, right] = line.match(/\d+/g)!.map(Number)
    return right === a! + m! * v!
  }
  expect(examples.filter((line) => !isRight(line!))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove variable 2' }))
  await user.click(screen.getByRole('button', { name: 'Remove variable 1' }))
  expect(interactionOf(editor)).not.toHaveProperty('variables')
})

test('variables begin with the names that the text has, as far as they can be names', async () => {
  const editor = await open('Number')
  const text = screen.getByLabelText('Question text')
  await editor.user.clear(text)
  await editor.user.type(text, 'From [[[[v0]] and [[[[=2*t + v0]], [[[[sin]] and [[[[1]]')
  await editor.user.click(screen.getByRole('button', { name: 'Different numbers for each student' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Name of variable 1'))
  await editor.user.click(screen.getByRole('button', { name: 'Add variable' }))
  expect(interactionOf(editor)).toMatchObject({
    variables: [
      { by: 'range', name: 'v0' },
      { by: 'range', name: 't' },
      { by: 'range', name: 'a' },
    ],
  })
})

test('a number may have a unit that students choose', async () => {
  const editor = await open('Number')
  await editor.user.selectOptions(screen.getByLabelText('Unit entry'), 'Students choose the unit')
  await editor.user.type(screen.getByLabelText('Unit of the accepted answers'), 'm/s')
  await editor.user.click(screen.getByRole('button', { name: 'Add unit' }))
  await editor.user.type(screen.getByLabelText('Unit 2'), 'km/h')
  await editor.user.selectOptions(screen.getByLabelText('Penalty for a wrong unit'), 'A wrong unit costs 20%')
  expect(interactionOf(editor)).toMatchObject({
    presentation: { unit: 'chosen', units: ['m/s', 'km/h'] },
    key: { units: [{ name: 'm/s' }, { name: 'km/h' }], unit_costs: { share: 20, of: 'credit' } },
  })
})

test('a short answer has accepted answers, and says what counts', async () => {
  const editor = await open('Short answer')
  const first = await screen.findByLabelText<HTMLInputElement>('Accepted answer 1')
  await editor.user.clear(first)
  await editor.user.type(first, 'P*s')
  await editor.user.click(screen.getByLabelText('* stands for any text'))
  await editor.user.click(screen.getByLabelText('Case-sensitive'))
  expect(interactionOf(editor)).toMatchObject({
    kind: 'short_answer',
    key: { accepted: [{ value: 'P*s', is_pattern: true }], words: { case_counts: true } },
  })
  await editor.user.clear(first)
  expect(screen.getAllByText(/Give at least one accepted answer/).length).toBeGreaterThan(0)
})

test('an accepted answer may have feedback; left empty, there is none', async () => {
  const editor = await open('Short answer')
  await editor.user.click(screen.getByRole('button', { name: 'Feedback for accepted answer 1' }))
  const field = screen.getByLabelText('Feedback for accepted answer 1')
  expect(document.activeElement).toBe(field)
  await editor.user.type(field, 'Well done')
  expect(interactionOf(editor)).toMatchObject({ key: { accepted: [{ feedback: 'Well done' }] } })
  await editor.user.clear(field)
  await editor.user.tab()
  expect(JSON.stringify(interactionOf(editor))).not.toContain('feedback')
  expect(screen.getByRole('button', { name: 'Feedback for accepted answer 1' })).toBeTruthy()
})

test('an answer that the author tries is read and marked at once, and not stored', async () => {
  const editor = await open('Number')
  const { user } = editor
  const trial = screen.getByLabelText('Answer as a student')
  await user.clear(screen.getByLabelText('Accepted answer 1'))
  await user.type(screen.getByLabelText('Accepted answer 1'), '1.5')
  await user.clear(screen.getByLabelText('Weightage'))
  await user.type(screen.getByLabelText('Weightage'), '4')
  const before = interactionOf(editor)
  await user.type(trial, '3/2')
  expect(screen.getByText('Read as 1.5 · 4 of 4 marks')).toBeTruthy()
  await user.clear(trial)
  await user.type(trial, '1.4')
  expect(screen.getByText('Read as 1.4 · 0 of 4 marks')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Tolerance for accepted answer 1'), '± a number')
  await user.clear(screen.getByLabelText('Tolerance of accepted answer 1'))
  await user.type(screen.getByLabelText('Tolerance of accepted answer 1'), '0.1')
  expect(screen.getByText('Read as 1.4 · 4 of 4 marks'), 'it follows the key').toBeTruthy()
  await user.clear(trial)
  expect(screen.queryByText(/of 4 marks/)).toBeNull()
  expect(before).toMatchObject({ kind: 'numeric' })
  expect(JSON.stringify(interactionOf(editor))).not.toContain('1.4')
})

test('words are tried as well, by what counts in them', async () => {
  const { user } = await open('Short answer')
  await user.clear(screen.getByLabelText('Accepted answer 1'))
  await user.type(screen.getByLabelText('Accepted answer 1'), 'Paris')
  await user.type(screen.getByLabelText('Answer as a student'), 'paris')
  const marks = screen.getByLabelText<HTMLInputElement>('Weightage').value
  expect(marks).toBe('1')
  expect(screen.getByText('1 of 1 mark')).toBeTruthy()
  await user.click(screen.getByLabelText('Case-sensitive'))
  expect(screen.getByText('0 of 1 mark')).toBeTruthy()
})
