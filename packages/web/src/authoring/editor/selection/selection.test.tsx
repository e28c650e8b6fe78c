import { exportEndpoints } from '@quizwright/contracts/endpoints/export.ts'
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rest } from '../../../api/rest.ts'
import * as files from '../../../files/save-file.ts'
import { fakeQuiz, goodQuestions } from '../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../testing/render-editor.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  cleanup()
  await cleanUpEditor()
})

const openEditor = async (count = 24, tagsOfFirst = 1) => {
  const [first, ...others] = goodQuestions(count)
  const tags = Array.from({ length: tagsOfFirst - 1 }, (_, index) => ({ tag_name: `tag ${index}` }))
  fakeGateway([{ ...first!, tags: [...first!.tags, ...tags] }, ...others], fakeQuiz, (path) =>
    path === 'tag/add-tags'
      ? { status: 200, data: { tags: [{ _id: 't2', tag_name: 'motion', tag_type: 'general' }] } }
      : undefined,
  )
  const editor = renderEditor()
  const { screen, user } = editor
  const box = (no: number) => screen.findByRole('checkbox', { name: `Select question ${no}` })
  const bar = () => within(screen.getByRole('toolbar', { name: 'Selected questions' }))
  const ids = () => editor.questions().map(({ _id }) => _id)
  const undoTitle = () =>
    within(screen.getByRole('toolbar', { name: 'Quiz' })).getByRole('button', { name: 'Undo' }).title
  await box(10)
  /** Presses a button of the bar and returns the dialog that opens. */
  const ask = async (button: RegExp) => {
    await user.click(bar().getByRole('button', { name: button }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...editor, box, bar, ids, undoTitle, ask }
}
const isSelecting = (screen: { queryByRole: (role: string, by: { name: string }) => unknown }) =>
  screen.queryByRole('toolbar', { name: 'Selected questions' }) !== null

describe('selecting questions', () => {
  test('given a range selected with Shift over two pages, then the bar shows how many are selected', async () => {
    const { screen, user, box, bar } = await openEditor()
    expect(isSelecting(screen)).toBe(false)
    await user.click(await box(9))
    expect(bar().getByText('1 of 24 selected')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: 'Next page' })[0]!)
    const twelve = await box(12)
    await user.keyboard('{Shift>}')
    await user.click(twelve)
    await user.keyboard('{/Shift}')
    expect(bar().getByText('4 of 24 selected')).toBeTruthy()
    await user.click(bar().getByRole('button', { name: 'Select all 24' }))
    expect(bar().getByText('24 of 24 selected')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(isSelecting(screen)).toBe(false)
  })

  test('given a pressed checkbox, then its question is not expanded', async () => {
    const { screen, user, box } = await openEditor()
    await user.click(await box(3))
    const third = within(screen.getByRole('region', { name: 'Question 3' }))
    expect(third.queryByText('Add tag')).toBeNull()
    await user.click(third.getByLabelText('Question text'))
    expect(await third.findByText('Add tag'), 'what an expanded question shows').toBeTruthy()
  })

  test('Alt+X selects the active question, and Alt+Shift+X all from the last selected one', async () => {
    const { screen, user, bar } = await openEditor()
    const text = (no: number) =>
      within(screen.getByRole('region', { name: `Question ${no}` })).getByLabelText('Question text')
    await user.click(text(2))
    await user.keyboard('{Alt>}[KeyX]{/Alt}')
    await user.click(text(4))
    await user.keyboard('{Alt>}{Shift>}[KeyX]{/Shift}{/Alt}')
    expect(bar().getByText('3 of 24 selected')).toBeTruthy()
    await user.click(bar().getByRole('button', { name: 'Clear the selection' }))
    expect(isSelecting(screen)).toBe(false)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Question 2' })),
    )
  })
})

describe('an action on the selection is one undo step with a name', () => {
  const select = async (user: { click: (box: Element) => Promise<void> }, boxes: Promise<HTMLElement>[]) => {
    for (const box of await Promise.all(boxes)) await user.click(box)
  }

  test('deleting asks first, and the toast afterwards undoes it', async () => {
    const { screen, user, box, ask, ids, undoTitle } = await openEditor()
    const before = ids()
    await select(user, [box(2), box(5), box(7)])
    const dialog = await ask(/^Delete/)
    expect(dialog.getByText('Delete 3 questions?')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(ids()).toEqual(before.filter((id) => !['q2', 'q5', 'q7'].includes(id)))
    expect(undoTitle()).toBe('Undo deleting 3 questions')
    const message = within(screen.getByRole('region', { name: 'Notifications' }))
    expect(message.getByText('3 questions deleted')).toBeTruthy()
    await user.click(message.getByRole('button', { name: 'Undo' }))
    expect(ids()).toEqual(before)
  })

  test('downloads the questions as edited, after saying what the format cannot hold', async () => {
    const asked = vi.spyOn(rest(exportEndpoints), 'exportQuestions').mockResolvedValue({
      status: 200,
      data: { name: 'any.gift', type: 'text/plain', base64: btoa('Q'), losses: ['the marks of 1 question'] },
    })
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue(undefined)
    const { user, box, ask, ids, undoTitle } = await openEditor(10)
    await select(user, [box(1), box(3)])
    await ask(/^Set marks/)
    await user.keyboard('4{Enter}')
    const dialog = await ask(/^Download/)
    expect(dialog.getByText('Export 2 questions to another tool')).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: 'GIFT' }))
    expect(await dialog.findByText('GIFT doesn’t support: the marks of 1 question.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(saved.mock.calls[0]![1]).toMatch(/\(2 questions\)\.gift$/)
    const { body } = asked.mock.calls.at(-1)![0]
    expect(body.questions.map(({ weightage }) => weightage)).toEqual([4, 4])
    expect(ids()).toHaveLength(10)
    expect(undoTitle()).toBe('Undo setting the marks of 2 questions')
  })

  test('moving keeps their order, and a number past the end moves them to the end', async () => {
    const { user, box, ask, ids, undoTitle } = await openEditor(10)
    await select(user, [box(8), box(2)])
    let dialog = await ask(/^Move to number/)
    await user.keyboard('x{Enter}')
    expect(dialog.getByText('Question no must be a number')).toBeTruthy()
    await user.keyboard('{Backspace}1{Enter}')
    await waitFor(() => expect(ids().slice(0, 3)).toEqual(['q2', 'q8', 'q1']))
    expect(undoTitle()).toBe('Undo moving 2 questions')
    dialog = await ask(/^Move to number/)
    await user.keyboard('10{Enter}')
    await waitFor(() => expect(ids().slice(-2)).toEqual(['q2', 'q8']))
    expect(ids()).toHaveLength(10)
  })

  test('sets marks and difficulty for all of them', async () => {
    const { user, box, ask, questions, undoTitle } = await openEditor(10)
    await select(user, [box(1), box(3)])
    await ask(/^Set marks/)
    await user.keyboard('4{Enter}')
    await waitFor(() =>
      expect(questions().map((one) => one.weightage)).toEqual([4, 1, 4, 1, 1, 1, 1, 1, 1, 1]),
    )
    expect(undoTitle()).toBe('Undo setting the marks of 2 questions')
    const dialog = await ask(/^Set difficulty/)
    await user.selectOptions(dialog.getByLabelText('Difficulty'), 'Hard')
    await user.click(dialog.getByRole('button', { name: 'Set difficulty' }))
    expect(questions().flatMap((one, index) => (one.difficulty_level === 'Hard' ? [index] : []))).toEqual([
      0, 2,
    ])
    expect(undoTitle()).toBe('Undo setting the difficulty of 2 questions')
  })

  test('given a question with the most tags, then one sentence says so and nothing is lost', async () => {
    const { screen, user, box, ask, questions } = await openEditor(10, 50)
    await select(user, [box(1), box(2)])
    const dialog = await ask(/^Add tags/)
    await user.click(await dialog.findByRole('combobox', { name: 'Add a tag' }))
    await user.paste('motion')
    await user.click(await screen.findByRole('option', { name: 'Add “motion”' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(
      '1 question would have more than 50 tags',
    )
    expect(dialog.getByRole('button', { name: 'Add tags' })).toHaveProperty('disabled', true)
    expect(dialog.getByRole('button', { name: 'Remove tag motion' })).toBeTruthy()
    expect(questions().map((one) => one.tags.length)).toEqual([50, ...Array.from({ length: 9 }, () => 1)])
  })

  test('adds tags, including a new one, and keeps existing tags', async () => {
    const { screen, user, box, ask, questions, undoTitle } = await openEditor(10)
    await select(user, [box(1), box(2)])
    const dialog = await ask(/^Add tags/)
    await user.click(await dialog.findByRole('combobox', { name: 'Add a tag' }))
    await user.paste('motion')
    await user.click(await screen.findByRole('option', { name: 'Add “motion”' }))
    await dialog.findByRole('button', { name: 'Remove tag motion' })
    await user.click(dialog.getByRole('button', { name: 'Add tags' }))
    expect(questions().map((one) => one.tags.map((tag) => tag.tag_name).join())).toEqual([
      'sums,motion',
      'sums,motion',
      ...Array.from({ length: 8 }, () => 'sums'),
    ])
    expect(undoTitle()).toBe('Undo tagging 2 questions')
  })
})
