import { pairsOf } from '@quizwright/domain/kinds/matching/pairs.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeQuiz, goodQuestions } from '../../../testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from '../../../testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const open = async () => {
  fakeGateway(goodQuestions(1), fakeQuiz)
  const editor = renderEditor()
  await editor.user.selectOptions(await screen.findByLabelText('Kind of question'), 'Matching')
  await screen.findByLabelText('Prompt 1 text')
  return editor
}
const linesOf = ({ questions }: ReturnType<typeof renderEditor>): string[] => {
  const { interaction } = questions()[0]!
  if (interaction?.kind !== 'matching') return [String(interaction?.kind)]
  const { pairs, extra } = pairsOf(interaction)
  return [
    ...pairs.map(({ prompt, choices }) => `${prompt.text} → ${choices.map(({ text }) => text).join(' / ')}`),
    ...extra.map(({ text }) => `+ ${text}`),
  ]
}
const text = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(`${name} text`)

test('pairs are written line by line with Enter, also with choices that read alike', async () => {
  const editor = await open()
  const { user } = editor
  const prompt = text('Prompt 1')
  await user.clear(prompt)
  await user.type(prompt, 'France{Enter}Paris{Enter}')
  expect(document.activeElement).toBe(text('Prompt 2'))
  await user.clear(text('Prompt 2'))
  await user.keyboard('Italy{Enter}Paris too')
  expect(linesOf(editor).slice(0, 2)).toEqual(['France → Paris', 'Italy → Paris too'])
  await user.click(screen.getByRole('button', { name: 'Add extra choice' }))
  await user.keyboard('Vienna')
  expect(linesOf(editor).at(-1)).toBe('+ Vienna')
  const before = linesOf(editor).length
  await user.click(screen.getByRole('button', { name: 'Remove pair 1' }))
  expect(linesOf(editor)[0]).toBe('Italy → Paris too')
  expect(linesOf(editor)).toHaveLength(before - 1)
})

test('what is missing is said, and the rule of the marks is chosen', async () => {
  const editor = await open()
  expect(screen.getAllByText(/Prompt 1 has no right choice/).length).toBeGreaterThan(0)
  await editor.user.selectOptions(screen.getByLabelText('How matches are scored'), 'All or nothing')
  await editor.user.click(screen.getByLabelText('A choice may be used more than once'))
  expect(editor.questions()[0]!.interaction).toMatchObject({
    scoring: { rule: 'all' },
    presentation: { reuse: true },
  })
})
