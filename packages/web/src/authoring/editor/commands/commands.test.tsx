import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from '../testing/fake-quiz.ts'
import { fakeSavingService } from '../testing/fake-saving-service.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async () => {
  const editor = renderEditor()
  await editor.wholePage()
  const card = (no: number) => within(editor.screen.getByRole('region', { name: `Question ${no}` }))
  return { ...editor, card }
}

test('Ctrl+K finds commands by their words, and Enter runs one', async () => {
  fakeGateway(goodQuestions(3))
  const { screen, user, card } = await openEditor()
  await user.click(card(1).getByLabelText('Question text'))
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: 'What do you want to do?' }))
  for (const name of [/^Save Publish/, /^Shuffle/, /^Add an image to option 2/, /^Add question/])
    expect(palette.getByRole('option', { name })).toBeTruthy()
  await user.keyboard('solu{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(card(1).queryByLabelText('Solution text')))
})

test('the palette groups commands by what they act on, and shows their keys', async () => {
  fakeGateway(goodQuestions(3))
  const { screen, user, card } = await openEditor()
  await user.click(card(2).getByLabelText('Question text'))
  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await screen.findByRole('dialog', { name: 'What do you want to do?' }))
  const group = (name: string) => within(palette.getByRole('group', { name }))
  expect(group('Question 2').getByRole('option', { name: 'Duplicate question Ctrl + D' })).toBeTruthy()
  expect(group('Add questions').getByRole('option', { name: /^Paste questions/ })).toBeTruthy()
  expect(group('Quiz').getByRole('option', { name: 'Save Unpublish Ctrl + S' })).toBeTruthy()
  expect(group('Quiz').getByRole('option', { name: 'Keyboard shortcuts ?' })).toBeTruthy()
  expect(
    group('Fields of question 2').getByRole('option', { name: /^Add an image to option 3/ }),
  ).toBeTruthy()
  expect(palette.queryByRole('option', { name: /^All commands/ })).toBeNull()
  const names = () => palette.getAllByRole('option').map((option) => option.textContent)
  expect(palette.getByRole('option', { selected: true }).textContent).toBe(names()[0])
  await user.keyboard('{ArrowUp}')
  expect(palette.getByRole('option', { selected: true }).textContent).toBe(names().at(-1))
})

test('a number in the palette leads to the question with this number', async () => {
  fakeGateway(goodQuestions(3))
  const { screen, user, card } = await openEditor()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'What do you want to do?' })
  await user.keyboard('3{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(card(3).getByLabelText('Question text')))
})

test('? shows the shortcuts but is typed in a text field; undo names the step', async () => {
  fakeGateway(goodQuestions(3))
  const { screen, user, card, questions } = await openEditor()
  await user.click(card(2).getByLabelText('Question text'))
  await user.keyboard('?')
  expect(questions()[1]!.question).toBe('What is 2 + 2??')
  expect(screen.getByRole('button', { name: 'Undo' }).title).toBe('Undo the change of question 2')
  screen.getByRole('button', { name: 'Undo' }).focus()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Alt + Enter')).toBeTruthy()
})

test('Ctrl+S saves without changing whether the quiz is published', async () => {
  const service = fakeSavingService()
  fakeGateway(goodQuestions(2), { ...fakeQuiz, is_published: true })
  const { user, card } = await openEditor()
  await user.click(card(1).getByLabelText('Question text'))
  await user.keyboard(' Really?{Control>}s{/Control}')
  await waitFor(() => expect(service.state.saved).toEqual(['q1', 'q2']))
  expect(service.state.isPublished).toBe(true)
})

test('a tag that could not be saved stays, and is saved again later', async () => {
  let isDown = true
  fakeGateway(goodQuestions(1), fakeQuiz, (path) => {
    if (path !== 'tag/add-tags') return undefined
    if (isDown) throw new TypeError('the network is gone')
    return { status: 200, data: { tags: [{ _id: 't2', tag_name: 'motion', tag_type: 'general' }] } }
  })
  const { screen, user, questions } = await openEditor()
  await user.click(screen.getByRole('button', { name: 'Add tag' }))
  await user.click(await screen.findByRole('combobox', { name: 'Add a tag' }))
  await user.paste('motion')
  await user.click(await screen.findByRole('option', { name: 'Add “motion”' }))
  const again = await screen.findByRole('button', { name: '“motion” wasn’t saved. Try again' })
  isDown = false
  await user.click(again)
  await waitFor(() => expect(questions()[0]!.tags.map((tag) => tag.tag_name)).toEqual(['sums', 'motion']))
})
