import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { goodQuestion, goodQuestions } from './testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from './testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async (questions = goodQuestions(3)) => {
  fakeGateway(questions)
  const editor = renderEditor()
  await waitFor(() =>
    expect(editor.screen.getAllByRole('heading', { name: /^Question \d+$/ })).toHaveLength(questions.length),
  )
  const card = (no: number) => within(editor.screen.getByRole('region', { name: `Question ${no}` }))
  const expanded = () =>
    editor.screen
      .getAllByRole('region', { name: /^Question \d+$/ })
      .flatMap((region, index) => (within(region).queryByText('Add tag') ? [index + 1] : []))
  return { ...editor, card, expanded }
}
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('question cards', () => {
  test('only one is expanded; the others look as students see them until pressed', async () => {
    const formula = { ...goodQuestion(2), question: 'Is $x^2$ more than $5 or $10?' }
    const { card, screen, expanded, user } = await openEditor([goodQuestion(1), formula, goodQuestion(3)])
    expect(expanded()).toEqual([1])
    await waitFor(() => expect(screen.container.querySelectorAll('#question-q2 math msup')).toHaveLength(1))
    await user.click(card(2).getByLabelText('Option 3 text'))
    expect(expanded()).toEqual([2])
    expect(focused()).toBe('Option 3 text')
    await user.keyboard(' and more')
    expect(card(2).getByLabelText('Option 3 text')).toHaveProperty('value', '6 and more')
  })

  test('a question that has another number in its file says so', async () => {
    const numbered = [1, 2].map((no) => ({ ...goodQuestion(no), ind_number: no === 1 ? 1 : 17 }))
    const { card } = await openEditor(numbered)
    expect(card(1).queryByText(/in its file/)).toBeNull()
    expect(card(2).getByText('File no. 17')).toBeTruthy()
  })

  test('pressing the mark of an option in a collapsed card marks it and expands the card', async () => {
    const { card, expanded, questions, user } = await openEditor()
    await user.click(card(3).getByLabelText('Option 2 is the correct one'))
    expect(questions()[2]!.options.map((option) => option.is_correct)).toEqual([false, true, false, false])
    expect(expanded()).toEqual([3])
  })

  test('each has at most eight tab stops, and tabbing into the next expands it', async () => {
    const { card, expanded, user } = await openEditor()
    await user.click(card(1).getByLabelText('Question text'))
    let stops = 0
    while (expanded()[0] === 1 && stops < 20) {
      await user.tab()
      stops += 1
    }
    expect(stops).toBeLessThanOrEqual(8)
    expect([expanded(), focused()]).toEqual([[2], 'Question text'])
  })

  test('arrow keys move from text to text and on to the next question', async () => {
    const { card, expanded, user } = await openEditor()
    await user.click(card(1).getByLabelText('Option 3 text'))
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Option 4 text')
    await user.keyboard('{End}{ArrowDown}')
    expect([expanded(), focused()]).toEqual([[2], 'Question text'])
    await user.keyboard('{Home}{ArrowUp}')
    expect([expanded(), focused()]).toEqual([[1], 'Option 4 text'])
  })

  test('Tab moves from the question to its options, and then to the mark of the correct one', async () => {
    const { card, user } = await openEditor()
    await user.click(card(1).getByLabelText('Question text'))
    const reached: unknown[] = []
    for (let tab = 1; tab <= 5; tab++) {
      await user.tab()
      reached.push(focused())
    }
    expect(reached).toEqual([...[1, 2, 3, 4].map((no) => `Option ${no} text`), 'Option 1 is the correct one'])
  })

  test('left and right keys move through the details of a question', async () => {
    const { card, user } = await openEditor()
    card(1).getByLabelText('Difficulty').focus()
    await user.keyboard('{ArrowRight}{End}{ArrowRight}')
    expect(focused()).toBe('Remove tag sums')
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(card(1).getByLabelText('Weightage'))
  })
})

describe('a new question', () => {
  test('shows no errors until it is left', async () => {
    const { card, screen, user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(screen.queryByText(/can not be empty/)).toBeNull()
    expect(screen.getByText('Question 4 isn’t complete yet')).toBeTruthy()
    expect(screen.queryByText('No errors found')).toBeNull()
    await user.click(card(1).getByLabelText('Question text'))
    expect(card(4).getByText('Question text can not be empty')).toBeTruthy()
    expect(screen.getAllByText(/^Question text can not be empty at Question # 4/).length).toBeGreaterThan(0)
  })

  test('has a row of the usual height in the summary until it is left', async () => {
    const { card, screen, user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    const summary = within(await screen.findByRole('complementary', { name: 'Summary' }))
    const heights = () =>
      summary
        .getAllByRole<HTMLLIElement>('listitem')
        .flatMap((row) => (row.hasAttribute('aria-posinset') ? row.style.height : []))
    await waitFor(() => expect(heights()).toHaveLength(4))
    expect(new Set(heights()).size).toBe(1)
    await user.click(card(1).getByLabelText('Question text'))
    await waitFor(() => expect(new Set(heights()).size).toBe(2))
  })

  test('shows no errors while another button is pressed, so that nothing moves under the pointer', async () => {
    const { screen, user } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    const shuffle = screen.getByRole('button', { name: 'Shuffle the questions' })
    await user.pointer({ keys: '[MouseLeft>]', target: shuffle })
    expect(document.activeElement).toBe(shuffle)
    expect(screen.queryByText(/^Question text can not be empty/)).toBeNull()
    await user.pointer('[/MouseLeft]')
    expect(await screen.findAllByText(/^Question text can not be empty/)).not.toHaveLength(0)
  })

  test('its empty options are removed with one press once they are reported, and undo restores them', async () => {
    const { card, screen, user, questions } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    await user.click(card(4).getByLabelText('Option 1 text'))
    await user.keyboard('a{Enter}b')
    expect(card(4).queryByRole('button', { name: /^Remove the/ })).toBeNull()
    await user.click(card(1).getByLabelText('Question text'))
    await user.click(card(4).getByLabelText('Option 2 text'))
    await user.click(card(4).getByRole('button', { name: 'Remove the 2 empty options' }))
    expect(questions()[3]!.options.map(({ option }) => option)).toEqual(['a', 'b'])
    expect(document.activeElement).toBe(card(4).getByLabelText('Difficulty'))
    await user.keyboard('{Control>}z{/Control}')
    expect(questions()[3]!.options).toHaveLength(4)
  })

  test('Enter adds options; an option added by Enter that stays empty is removed', async () => {
    const { card, screen, user, questions } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    await user.click(card(4).getByLabelText('Option 1 text'))
    await user.keyboard('a{Enter}b{Enter}c{Enter}d{Enter}e{Enter}')
    expect(questions()[3]!.options).toHaveLength(6)
    await user.click(card(1).getByLabelText('Question text'))
    await waitFor(() =>
      expect(questions()[3]!.options.map((option) => option.option)).toEqual(['a', 'b', 'c', 'd', 'e']),
    )
  })

  test('an empty option added by the button stays, and Enter in an empty last option ends the list', async () => {
    const { card, user, questions } = await openEditor()
    await user.click(card(1).getByRole('button', { name: 'Add option' }))
    await user.click(card(2).getByLabelText('Question text'))
    expect(questions()[0]!.options).toHaveLength(5)
    await user.click(card(1).getByLabelText('Option 5 text'))
    await user.keyboard('{Enter}')
    expect(questions()[0]!.options).toHaveLength(4)
    expect(document.activeElement).toBe(card(1).getByLabelText('Difficulty'))
  })
})

test('an option with only a formula has no empty text field, and a text can be added', async () => {
  const question = goodQuestion(1)
  const { card, user, questions } = await openEditor([
    {
      ...question,
      options: question.options.with(1, { ...question.options[1]!, option: '', equation: 'x^2' }),
    },
  ])
  expect(card(1).queryByLabelText('Option 2 text')).toBeNull()
  await user.click(card(1).getByRole('button', { name: 'Add text to option 2' }))
  await user.keyboard('the square')
  expect(questions()[0]!.options[1]).toMatchObject({ option: 'the square', equation: 'x^2' })
})

test('an option with only an image is complete, and cleared marks are reported', async () => {
  const question = goodQuestion(1)
  const { card, user } = await openEditor([
    {
      ...question,
      options: question.options.with(1, { ...question.options[1]!, option: '', image_url: '/files/a' }),
    },
  ])
  expect(card(1).queryByText(/can not be empty/)).toBeNull()
  await user.clear(card(1).getByLabelText('Weightage'))
  expect(card(1).getByText('This question gives no marks')).toBeTruthy()
})

test('given an author who chose to write, then an empty quiz begins with a question, once', async () => {
  fakeGateway([])
  history.replaceState({ beginsWith: 'write by hand' }, '')
  const { questions, user } = renderEditor()
  await waitFor(() => expect(questions()).toHaveLength(1))
  await user.keyboard('What is a byte?')
  expect(questions()[0]!.question).toBe('What is a byte?')
  expect(history.state).toEqual({})
})
