import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { goodQuestions } from './testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from './testing/render-editor.tsx'

beforeEach(() => fakeGateway(goodQuestions(3)))
afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

/** Records the DOM mutations of the page. */
const noteChanges = () => {
  const noted: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { type, attributeName, target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      noted.push(
        `${type} ${attributeName ?? ''} of ${element?.getAttribute('aria-label') ?? element?.tagName}`,
      )
    }
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  return { noted, observer }
}

/** Types the first character into an option, after which undo and save are enabled. */
const typeIntoOption = async () => {
  const { screen, user, questions } = renderEditor()
  const card = within(await screen.findByRole('region', { name: 'Question 2' }))
  await user.click(await card.findByLabelText('Option 3 text'))
  await user.keyboard('a')
  const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
  return { card, screen, summary, user, questions }
}

describe('while an option is typed', () => {
  test('a keystroke changes only its own field in the page', async () => {
    const { card, user, questions } = await typeIntoOption()
    await waitFor(() => expect(questions()[1]!.options[2]!.option).toBe('6a'))
    const { noted, observer } = noteChanges()
    await user.keyboard('b')
    await waitFor(() => expect(questions()[1]!.options[2]!.option).toBe('6ab'))
    observer.disconnect()
    expect(card.getByLabelText('Option 3 text')).toHaveProperty('value', '6ab')
    expect(noted).toEqual([])
  })
})

describe('while a question is typed', () => {
  test('the summary follows when typing pauses', async () => {
    const { card, summary, user } = await typeIntoOption()
    await user.click(card.getByLabelText('Question text'))
    await user.keyboard('{End} or so')
    expect(summary.queryByText(/or so/)).toBeNull()
    expect(await summary.findByText(/or so$/)).toBeDefined()
  })

  test('the summary follows a new question at once', async () => {
    const { screen, summary, user } = await typeIntoOption()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(summary.getByText('No text yet')).toBeDefined()
  })
})
