import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { goodQuestion } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

/** Twelve questions on two pages. "force" occurs in question 3, in an option of 5, and twice in 12. */
const written = Array.from({ length: 12 }, (_, index) => {
  const question = goodQuestion(index + 1)
  if (index === 2) return { ...question, question: 'What is a force?' }
  if (index === 4)
    return {
      ...question,
      options: question.options.with(1, { ...question.options[1]!, option: 'Forces add' }),
    }
  return index === 11
    ? { ...question, question: 'Name a force', solution: 'A force has a direction' }
    : question
})

const openFind = async () => {
  fakeGateway(written)
  const editor = renderEditor()
  const { screen, user } = editor
  await screen.findByRole('region', { name: 'Question 3' })
  await user.keyboard('{Control>}{Shift>}F{/Shift}{/Control}')
  const panel = within(await screen.findByRole('search', { name: 'Find and replace' }))
  const field = panel.getByLabelText('Find in the questions')
  const press = (name: RegExp) => user.click(panel.getByRole('button', { name }))
  const says = (text: string) => waitFor(() => expect(panel.getByRole('status').textContent).toBe(text))
  return { ...editor, panel, field, press, says }
}
const foundField = () => {
  const card = document.querySelector('section[data-found]')
  return `${card?.querySelector('h2')?.textContent} ${card?.getAttribute('data-found')}`
}

test('Enter moves to the next match across pages, keeps the focus, and shows each match', async () => {
  const { screen, user, field, panel, says } = await openFind()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('force')
  await says('1 of 4')
  expect(panel.getByTitle('Edit this question').textContent).toBe('Question 3: What is a force?')
  await user.keyboard('{Enter}{Enter}')
  await says('2 of 4')
  expect(foundField()).toBe('Question 5 option-1')
  await user.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Question 12' })
  await says('3 of 4')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Enter}')
  await says('4 of 4')
  expect(panel.getByTitle('Edit this question').textContent).toBe(
    'Question 12, solution: A force has a direction',
  )
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await says('3 of 4')
})

test('Escape closes the panel and selects the match for editing', async () => {
  const { screen, user } = await openFind()
  await user.keyboard('Force{Escape}')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Question text'))
  const area = document.activeElement as HTMLTextAreaElement
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('force')
  expect(screen.queryByRole('search', { name: 'Find and replace' })).toBeNull()
  expect(document.querySelector('[data-found]')).toBeNull()
})

test('given no match, closing returns the focus to the field it was in, else to the button', async () => {
  const { screen, user } = await openFind()
  await user.keyboard('nowhere{Escape}')
  const button = screen.getByRole('button', { name: 'Find and replace' })
  expect(document.activeElement).toBe(button)
  const field = within(screen.getByRole('region', { name: 'Question 1' })).getByLabelText('Question text')
  field.focus()
  await user.keyboard('{Control>}h{/Control}')
  await user.type(await screen.findByLabelText('Find in the questions'), 'nowhere{Escape}')
  expect(document.activeElement).toBe(field)
})

test('case and whole words are respected if wanted', async () => {
  const { user, press, says } = await openFind()
  await user.keyboard('Force')
  await press(/^Match case/)
  await says('1 of 1')
  await press(/^Whole word/)
  await says('Not found')
})

test('replaces one match at a time and continues after it', async () => {
  const { user, panel, press, says, questions } = await openFind()
  await user.keyboard('force')
  await user.click(panel.getByLabelText('Replace with'))
  await user.keyboard('a force')
  await press(/^Replace$/)
  await says('2 of 4')
  expect(questions()[2]!.question).toBe('What is a a force?')
  expect(foundField()).toBe('Question 5 option-1')
})

test('replaces all matches in one undo step, and counts again what Undo brings back', async () => {
  const { screen, user, panel, press, says, questions } = await openFind()
  await user.keyboard('force')
  await user.click(panel.getByLabelText('Replace with'))
  await user.keyboard('push')
  await press(/^Replace all 4/)
  await says('Replaced 4 in 3 questions.')
  expect([questions()[2]!.question, questions()[4]!.options[1]!.option, questions()[11]!.solution]).toEqual([
    'What is a push?',
    'pushs add',
    'A push has a direction',
  ])
  const undo = within(screen.getByRole('toolbar', { name: 'Quiz' })).getByRole('button', { name: 'Undo' })
  expect(undo.title).toBe('Undo changing 3 questions')
  await user.click(undo)
  expect(questions().map(({ question }) => question)).toEqual(written.map(({ question }) => question))
  await says('1 of 4')
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Quiz' })).getByRole('button', { name: 'Redo' }),
  )
  await says('Replaced 4 in 3 questions.')
})

test('opening it again keeps what was searched', async () => {
  const { user, screen, field, panel, says } = await openFind()
  await user.keyboard('force')
  await says('1 of 4')
  await user.click(panel.getByLabelText('Replace with'))
  await user.click(screen.getByRole('button', { name: 'Find and replace' }))
  expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, 'force'])
  await user.keyboard('{Control>}h{/Control}')
  await says('1 of 4')
})
