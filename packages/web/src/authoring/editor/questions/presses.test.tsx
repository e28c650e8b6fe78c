import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { goodQuestion } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

/** Types into the first option, with its formula drawn below it. */
const writeFormula = async () => {
  const question = goodQuestion(1)
  fakeGateway([{ ...question, options: question.options.map((option) => ({ ...option, option: '$x^2$' })) }])
  const { screen, user } = renderEditor()
  const card = within(await screen.findByRole('region', { name: 'Question 1' }))
  const text = await card.findByLabelText('Option 1 text')
  await user.click(text)
  const line = text.closest('[data-cell]')!
  const isWritten = () => !line.hasAttribute('data-drawn') && line.parentElement!.hasAttribute('data-inside')
  await waitFor(() => expect(isWritten()).toBe(true))
  return { mark: card.getByLabelText('Option 3 is the correct one'), isWritten }
}

describe('while a text is edited, with its formula and tools below it,', () => {
  test('a mouse press elsewhere moves nothing before its release', async () => {
    const { mark, isWritten } = await writeFormula()
    fireEvent.pointerDown(mark)
    fireEvent.mouseDown(mark)
    mark.focus()
    expect(isWritten()).toBe(true)
    fireEvent.pointerUp(mark)
    fireEvent.mouseUp(mark)
    fireEvent.click(mark)
    await waitFor(() => expect(isWritten()).toBe(false))
  })

  test('a touch, whose pointer is up before the focus moves, moves nothing before its click', async () => {
    const { mark, isWritten } = await writeFormula()
    fireEvent.pointerDown(mark)
    fireEvent.pointerUp(mark)
    fireEvent.mouseDown(mark)
    mark.focus()
    expect(isWritten()).toBe(true)
    fireEvent.mouseUp(mark)
    fireEvent.click(mark)
    await waitFor(() => expect(isWritten()).toBe(false))
  })

  test('Tab hides the formula and the tools at once', async () => {
    const { mark, isWritten } = await writeFormula()
    mark.focus()
    await waitFor(() => expect(isWritten()).toBe(false))
  })
})

test('pressing the dots of another option shows its tools and keeps the focus', async () => {
  fakeGateway([goodQuestion(1)])
  const { screen, user } = renderEditor()
  const card = within(await screen.findByRole('region', { name: 'Question 1' }))
  await user.click(await card.findByLabelText('Option 1 text'))
  const dots = card.getByRole('button', { name: 'Tools for option 2' })
  const isOpen = () => dots.parentElement!.hasAttribute('data-inside')
  expect([isOpen(), dots.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  await user.click(dots)
  expect([isOpen(), dots.getAttribute('aria-expanded')]).toEqual([true, 'true'])
  expect(document.activeElement).toBe(card.getByLabelText('Option 1 text'))
  await user.click(dots)
  expect(isOpen()).toBe(false)
})
