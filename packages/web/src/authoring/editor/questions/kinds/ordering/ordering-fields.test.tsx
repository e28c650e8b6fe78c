import { itemsInOrder, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from '../../../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

test('items are written in their order with Enter, moved and removed, and a rule is chosen', async () => {
  fakeGateway(goodQuestions(1), fakeQuiz)
  const editor = renderEditor()
  const { user } = editor
  await user.selectOptions(await screen.findByLabelText('Kind of question'), 'Ordering')
  const ordering = () => {
    const { interaction } = editor.questions()[0]!
    return interaction?.kind === 'ordering' ? interaction : undefined
  }
  const texts = () => itemsInOrder(ordering()!).map(({ text }) => text)
  const first = await screen.findByLabelText<HTMLTextAreaElement>('Item 1 text')
  await user.clear(first)
  await user.type(first, 'one{Enter}two')
  expect(texts().slice(0, 2)).toEqual(['one', 'two'])
  await user.click(screen.getByRole('button', { name: 'Move item 2 up' }))
  expect(texts().slice(0, 2)).toEqual(['two', 'one'])
  const before = texts().length
  await user.click(screen.getByRole('button', { name: 'Remove item 1' }))
  expect([texts()[0], texts().length]).toEqual(['one', before - 1])
  await user.selectOptions(
    screen.getByLabelText('How the order is scored'),
    'Marks for each correct position',
  )
  expect(ordering()!.scoring.rule).toBe('places')
})

test('Enter goes through the empty lines of a new question, then adds more, and one between written ones', async () => {
  const [question] = goodQuestions(1)
  fakeGateway([{ ...question!, options: [], interaction: orderingOf() }], fakeQuiz)
  const editor = renderEditor()
  const { user } = editor
  const texts = () => {
    const { interaction } = editor.questions()[0]!
    return interaction?.kind === 'ordering' ? itemsInOrder(interaction).map(({ text }) => text) : []
  }
  await user.click(await screen.findByLabelText('Item 1 text'))
  await user.keyboard('one{Enter}two{Enter}three')
  expect(texts()).toEqual(['one', 'two', 'three'])
  await user.keyboard('{Enter}four')
  expect(texts()).toEqual(['one', 'two', 'three', 'four'])
  await user.click(screen.getByLabelText('Item 1 text'))
  await user.keyboard('{Enter}and a half')
  expect(texts()).toEqual(['one', 'and a half', 'two', 'three', 'four'])
})
