import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { toasterStore } from '../../../ui/feedback/toaster-store.ts'
import { fakeQuiz, goodQuestions } from '../../editor/testing/fake-quiz.ts'
import {
  cleanUpEditor,
  fakeGateway,
  renderEditor,
  withoutKinds,
} from '../../editor/testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  localStorage.clear()
  await cleanUpEditor()
})

const openPasting = async (questions = goodQuestions(0), extra?: typeof withoutKinds) => {
  fakeGateway(questions, undefined, extra)
  const rendered = renderEditor()
  await rendered.user.click(await rendered.screen.findByRole('button', { name: 'Paste questions' }))
  const dialog = within(await rendered.screen.findByRole('dialog', { name: 'Paste questions' }))
  return { ...rendered, dialog, field: () => dialog.getByLabelText('Your questions') as HTMLTextAreaElement }
}

test('given an empty quiz, when a list is pasted, then it is previewed and added in one undo step', async () => {
  const { dialog, field, user, screen, questions } = await openPasting()
  await user.click(field())
  await user.paste('1. One?\na) x\nb) y *\n\n2. Two?\na) v\nb) w')
  const understood = within(await dialog.findByRole('list', { name: 'Understood as' }))
  expect(understood.getAllByRole('checkbox')).toHaveLength(2)
  expect(understood.getByText('It does not say which option is right.')).toBeTruthy()
  expect(questions()).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await waitFor(() => expect(questions().map(({ question }) => question)).toEqual(['One?', 'Two?']))
  expect(questions()[0]!.options.map((option) => option.is_correct)).toEqual([false, true])
  const undo = within(await screen.findByRole('toolbar', { name: 'Quiz' })).getByRole('button', {
    name: 'Undo',
  })
  expect(undo.title).toBe('Undo adding 2 questions')
  await user.click(undo)
  expect(questions()).toHaveLength(0)
})

test('given a title above the questions, then nothing is left, and the dialog closes', async () => {
  const { dialog, field, user, screen, questions } = await openPasting()
  await user.click(field())
  await user.paste('Quiz on capitals\n\n1. One?\na) x\nb) y *\n\n2. Two?\na) v *\nb) w')
  const add = await dialog.findByRole('button', { name: 'Add 2 questions' })
  expect(dialog.queryByText(/left out$/)).toBeNull()
  await user.click(add)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(questions()).toHaveLength(2)
})

test('a question of a kind that the services do not store is left out, and stays in the field', async () => {
  const { dialog, field, user, questions } = await openPasting(goodQuestions(0), withoutKinds)
  await user.click(field())
  await user.paste('1. One?\na) x\nb) y *\n\n2. Primes?\n[x] 2\n[ ] 4\n[x] 5')
  const leftOut = within(await dialog.findByRole('list', { name: 'Left out' }))
  expect(leftOut.getByText('These services do not store this kind of question.')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Add 1 question' }))
  await waitFor(() => expect(questions().map(({ question }) => question)).toEqual(['One?']))
  expect(field().value).toContain('Primes?')
})

const pasteTwo = async () => {
  const rendered = await openPasting(goodQuestions(1))
  await rendered.user.click(rendered.field())
  await rendered.user.paste('1. One?\na) x\nb) y *\n\n2. Two?\na) v *\nb) w')
  await rendered.user.click(await rendered.dialog.findByRole('button', { name: 'Add 2 questions' }))
  const said = await rendered.screen.findByText('2 questions added')
  const toast = within(said.closest<HTMLElement>('[role=status]')!)
  return { ...rendered, said, undo: () => rendered.user.click(toast.getByRole('button', { name: 'Undo' })) }
}

test('the toast about added questions undoes that step, and redo adds them again', async () => {
  const { screen, user, questions, undo } = await pasteTwo()
  expect(questions()).toHaveLength(3)
  await undo()
  expect(questions().map(({ question }) => question)).toEqual(['What is 1 + 1?'])
  await user.click(screen.getByRole('button', { name: 'Redo' }))
  expect(questions()).toHaveLength(3)
})

test('given other edits since, then the toast takes back only the added questions', async () => {
  const { screen, user, questions, undo } = await pasteTwo()
  const card = within(screen.getByRole('region', { name: 'Question 1' }))
  await user.type(card.getByLabelText('Question text'), ' Now')
  await undo()
  expect(questions().map(({ question }) => question)).toEqual(['What is 1 + 1? Now'])
  // Taking back is an undo step of its own, so nothing is lost.
  const undoTool = within(screen.getByRole('toolbar', { name: 'Quiz' })).getByRole('button', { name: 'Undo' })
  await user.click(undoTool)
  expect(questions().map(({ question }) => question)).toEqual(['What is 1 + 1? Now', 'One?', 'Two?'])
})

test('the toast disappears with the editor, because nothing can be undone outside of it', async () => {
  const { screen, said } = await pasteTwo()
  screen.unmount()
  expect(said.isConnected).toBe(false)
  expect(toasterStore.current()).toEqual([])
})

test('questions that are left out or not wanted stay in the field, even after the window is closed', async () => {
  const { dialog, field, user, screen, questions } = await openPasting(goodQuestions(1))
  await user.click(field())
  await user.paste('question\toption1\toption2\tanswer\nOne?\tx\ty\ta\n\tp\tq\ta\nThree?\tx\ty\tb')
  const leftOut = within(await dialog.findByRole('list', { name: 'Left out' }))
  expect(leftOut.getByText('It has no text.')).toBeTruthy()
  await user.click(dialog.getByLabelText('Add question 2'))
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }))
  expect(questions().map(({ question }) => question)).toEqual(['What is 1 + 1?', 'One?'])
  expect(field().value).toBe('Three?\tx\ty\tb\n\n\tp\tq\ta')
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  await user.click(await screen.findByRole('button', { name: 'Paste questions' }))
  expect(await screen.findByDisplayValue(/Three\?/)).toBeTruthy()
})

test('given text is left out, the window keeps the focus until it closes, then the added question has it', async () => {
  const { dialog, field, user, screen } = await openPasting(goodQuestions(1))
  await user.click(field())
  await user.paste('Remember this.\nRead it twice.\n\n1. One?\na) x\nb) y *\n\n2. Two?\na) v *\nb) w')
  await user.click(await dialog.findByRole('button', { name: 'Add 2 questions' }))
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
  const added = within(await screen.findByRole('region', { name: 'Question 2' }))
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Question text')))
})

test('text from a word processor keeps its numbers and its marked option', async () => {
  const { dialog, field } = await openPasting()
  fireEvent.paste(field(), {
    clipboardData: {
      getData: (type: string) =>
        type === 'text/html'
          ? '<ol><li>One?<ol><li>x</li><li><b>y</b></li></ol></li></ol><img src="a.png">'
          : '',
    },
  })
  expect(field().value).toBe('1. One?\na) x\n*b) y')
  expect(await dialog.findByText(/1 image couldn’t be pasted/)).toBeTruthy()
  expect(await dialog.findByRole('button', { name: 'Add 1 question' })).toBeTruthy()
})

test('several questions pasted into a blank question are previewed, and replace it', async () => {
  fakeGateway(goodQuestions(1), fakeQuiz)
  const { screen, user, questions } = renderEditor()
  await user.click(await screen.findByRole('button', { name: 'Add question' }))
  await user.paste('1. One?\na) x\nb) y *\n\n2. Two?\na) v *\nb) w')
  await user.click(await screen.findByRole('button', { name: 'Add 2 questions' }))
  await waitFor(() =>
    expect(questions().map(({ question }) => question)).toEqual(['What is 1 + 1?', 'One?', 'Two?']),
  )
})
