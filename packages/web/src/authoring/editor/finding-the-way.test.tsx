import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { goodQuestion, goodQuestions } from './testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from './testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async (questions = goodQuestions(25), search?: string) => {
  fakeGateway(questions)
  const editor = renderEditor(search)
  await editor.wholePage()
  // Questions out of view are rendered a little later.
  const shows = (from: number, to: number) =>
    waitFor(() =>
      expect([...document.querySelectorAll('section h2')].map((heading) => heading.textContent)).toEqual(
        numbered(from, to),
      ),
    )
  const searchFor = async (typed: string) => {
    const field = editor.screen.getByLabelText('Go to question')
    await editor.user.clear(field)
    await editor.user.type(field, `${typed}{Enter}`)
  }
  return { ...editor, shows, searchFor }
}
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Question ${from + index}`)

test('the active question is rendered first, the others of its page and the summary after a frame', async () => {
  fakeGateway(goodQuestions(3))
  const frames: (() => void)[] = []
  const stub = vi.spyOn(globalThis, 'requestAnimationFrame')
  stub.mockImplementation((callback) => frames.push(() => callback(0)))
  const { screen, wholePage } = renderEditor()
  await screen.findByLabelText('Question text')
  expect(screen.getAllByRole('heading', { name: /^Question \d+$/ })).toHaveLength(1)
  expect(screen.queryByRole('complementary', { name: 'Summary' })).toBeNull()
  stub.mockRestore()
  frames.forEach((callback) => callback())
  await wholePage()
  expect(screen.getAllByRole('heading', { name: /^Question \d+$/ })).toHaveLength(3)
})

test('in the summary, only the active question is the current one', async () => {
  const { screen, user } = await openEditor(goodQuestions(12))
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
  const currentNumbers = () => summary.getAllByRole('button', { current: true }).map((row) => row.dataset.no)
  expect(currentNumbers()).toEqual(['1'])
  await user.click(screen.getByRole('region', { name: 'Question 3' }))
  await waitFor(() => expect(currentNumbers()).toEqual(['3']))
})

describe('pages of the editor', () => {
  test('hold ten questions each; the address contains the page', async () => {
    const { shows, screen, user } = await openEditor()
    await shows(1, 10)
    await user.click(screen.getAllByRole('button', { name: 'Next page' })[0]!)
    await shows(11, 20)
    await user.click(screen.getAllByRole('button', { name: 'Last page' })[0]!)
    await shows(21, 25)
  })

  test('open at the question named by question_no', async () => {
    const { shows, screen } = await openEditor(
      goodQuestions(25),
      'quizId=quiz1&quizType=full&instructorId=me&question_no=15',
    )
    await shows(11, 20)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Question 15' }))
  })
})

test('given the editor is open, when its address leads to another question, then that one is active', async () => {
  const { leadTo, screen, shows } = await openEditor(goodQuestions(12))
  await shows(1, 10)
  for (const no of [7, 12]) {
    await leadTo(no)
    const card = await screen.findByRole('region', { name: `Question ${no}` })
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(within(card).getByText('Add tag')).toBeTruthy()
  }
})

describe('the summary', () => {
  test('lists the questions, ten to a page', async () => {
    const { screen } = await openEditor()
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
    expect(summary.getByText('25 questions')).toBeTruthy()
    expect(summary.getByText('Page 1 · 1–10')).toBeTruthy()
    expect(summary.getByRole('button', { name: /What is 3 \+ 3\?/ })).toBeTruthy()
  })

  test('its search jumps to any question number', async () => {
    const { shows, screen, searchFor } = await openEditor()
    await searchFor('15')
    await shows(11, 20)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Question 15' }))
    await searchFor('25')
    await shows(21, 25)
    await searchFor('1')
    await shows(1, 10)
  })

  test('its search says why it cannot go to a number', async () => {
    const { screen, searchFor } = await openEditor()
    for (const [typed, message] of [
      [' ', 'Question no is required'],
      ['abc', 'Question no must be a number'],
      ['1.5', 'Question no can not be a decimal'],
      ['0', 'Question no must be greater than zero'],
      ['-3', 'Question no must be greater than zero'],
      ['26', 'Invalid question no, question not found'],
    ] as const) {
      await searchFor(typed)
      expect(screen.getByText(message)).toBeTruthy()
    }
  })
})

describe('findings', () => {
  const faulty = goodQuestions(25).map((question, index) => {
    if (index === 13)
      return { ...question, options: question.options.map((option) => ({ ...option, is_correct: false })) }
    return index === 20 ? { ...question, tags: [] } : question
  })

  test('are listed for the whole quiz with their question, and lead to the field to correct', async () => {
    const { screen, user, shows } = await openEditor(faulty)
    const panel = within(screen.getByRole('region', { name: 'Errors and omissions of the quiz' }))
    await user.click(panel.getByRole('button', { name: 'Errors (1)' }))
    await user.click(panel.getByRole('button', { name: 'Correct option is required at Question # 14' }))
    await shows(11, 20)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Option 1 is the correct one')
    await user.click(panel.getByRole('button', { name: /Omissions/ }))
    await user.click(panel.getByRole('button', { name: 'Minimum one tag should be added at Question # 21' }))
    expect(document.activeElement?.textContent).toBe('Add tag')
  })

  test('disappear when corrected, and return with undo', async () => {
    const { screen, user } = await openEditor(faulty)
    const panel = within(screen.getByRole('region', { name: 'Errors and omissions of the quiz' }))
    await user.click(panel.getByRole('button', { name: 'Errors (1)' }))
    await user.click(panel.getByRole('button', { name: 'Correct option is required at Question # 14' }))
    await user.click(document.activeElement!)
    expect(panel.getByText('No errors found')).toBeTruthy()
    await user.keyboard('{Control>}z{/Control}')
    expect(panel.getByText('Correct option is required at Question # 14')).toBeTruthy()
  })

  test('given a single error, then it is told at its question and in the summary, and listed on demand', async () => {
    const { screen } = await openEditor(faulty)
    const panel = within(screen.getByRole('region', { name: 'Errors and omissions of the quiz' }))
    expect(panel.getByRole('button', { name: 'Errors (1)' })).toBeTruthy()
    expect(panel.queryByText('Correct option is required at Question # 14')).toBeNull()
  })

  test('include hints about repeated questions, which do not forbid publishing', async () => {
    const { screen } = await openEditor([goodQuestion(1), { ...goodQuestion(1), _id: 'again' }])
    expect(await screen.findByRole('button', { name: 'Hints (1)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save Publish' }).getAttribute('aria-disabled')).toBeNull()
  })
})
