import { cleanup, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeQuiz, goodQuestions } from './testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor, withoutKinds } from './testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const image = new File(['x'], 'image.png', { type: 'image/png' })
const upload = vi.fn(() => ({ success: true, data: { link: '/files/image' } }))

/** Pastes into the last question, which is new and blank, and returns how it reads then. */
const pasteIntoBlank = async (
  html: string,
  text: string,
  files: readonly File[] = [],
  extra: Parameters<typeof fakeGateway>[2] = () => undefined,
) => {
  upload.mockClear()
  fakeGateway(goodQuestions(1), fakeQuiz, (path, ...rest) =>
    path === 'uploader/uploadImageToS3' ? upload() : extra(path, ...rest),
  )
  const rendered = renderEditor()
  await rendered.user.click(await rendered.screen.findByRole('button', { name: 'Add question' }))
  const card = within(await rendered.screen.findByRole('region', { name: 'Question 2' }))
  const field = card.getByLabelText('Question text') as HTMLTextAreaElement
  fireEvent.paste(field, {
    clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : text) },
  })
  const added = () =>
    rendered
      .questions()
      .slice(1)
      .map(({ question, options }) =>
        [question, ...options.map(({ option, is_correct }) => (is_correct ? `*${option}` : option))].join(
          ' | ',
        ),
      )
  return { ...rendered, field, added }
}

test('a list from a word processor keeps its bold key in a blank question, in one undo step', async () => {
  const { added, user, questions, screen } = await pasteIntoBlank(
    '<ol><li>Longest river?<ol><li>Rhine</li><li><b>Nile</b></li></ol></li></ol><img src="a.png">',
    'Longest river?\nRhine\nNile',
  )
  await waitFor(() => expect(added()).toEqual(['Longest river? | Rhine | *Nile']))
  expect(await screen.findByText(/1 image couldn’t be pasted/)).toBeTruthy()
  await user.keyboard('{Control>}z{/Control}')
  expect(questions()[1]!.question).toBe('')
})

const lineAnswers = [
  ['Half of one?', '1/2', 'numeric'],
  ['Capital of France?', 'Paris | City of Paris', 'short_answer'],
  ['g at the equator?', '9.78 ± 0.01 m/s²', 'numeric'],
] as const
test.each(lineAnswers)(
  '“%s” with the answer “%s” becomes a question that is typed (%s)',
  async (asked, answer, kind) => {
    const { questions } = await pasteIntoBlank('', `${asked}\nAnswer: ${answer}`)
    await waitFor(() =>
      expect(questions()[1]).toMatchObject({ question: asked, options: [], interaction: { kind } }),
    )
  },
)

test('several boxes with a tick are several right answers, and how they are scored is told', async () => {
  const { questions, screen } = await pasteIntoBlank('', 'Primes?\n[x] 2\n[ ] 4\n[x] 5')
  await waitFor(() => expect(questions()[1]!.interaction?.kind).toBe('multiple_answers'))
  expect(questions()[1]!.options.map(({ is_correct }) => is_correct)).toEqual([true, false, true])
  expect(
    await screen.findByText(/doesn’t say how several correct options|does not say how several right/),
  ).toBeTruthy()
})

test('a question of a kind that the services do not store is inserted as it is', async () => {
  const text = 'Primes?\n[x] 2\n[ ] 4\n[x] 5'
  const { questions, field } = await pasteIntoBlank('', text, [], withoutKinds)
  await waitFor(() => expect(field.value).toBe(text))
  expect(questions()[1]).not.toHaveProperty('interaction')
})

test('while nobody knows which kinds are stored, a question is taken as what it is', async () => {
  const { questions } = await pasteIntoBlank('', 'Primes?\n[x] 2\n[ ] 4\n[x] 5', [], (path) =>
    path === 'quiz/get-abilities' ? Promise.reject(new Error('No connection.')) : undefined,
  )
  await waitFor(() => expect(questions()[1]!.interaction?.kind).toBe('multiple_answers'))
})

test('a key that has two readings is left to the author', async () => {
  const { questions, screen } = await pasteIntoBlank('', 'Blood group?\na) B\nb) A\nc) O\nAnswer: A')
  await waitFor(() => expect(questions()[1]!.options).toHaveLength(3))
  expect(await screen.findByText(/may be the letter of an option or the text of one/)).toBeTruthy()
  expect(questions()[1]!.options.some(({ is_correct }) => is_correct)).toBe(false)
})

test('lines that are no question are inserted as they are', async () => {
  const { questions, field } = await pasteIntoBlank('', 'Read this:\nAll ravens are black.')
  await waitFor(() => expect(field.value).toBe('Read this:\nAll ravens are black.'))
  expect(questions()).toHaveLength(2)
})

const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

test('cells of a spreadsheet are read as a question; the image of them that it adds is left out', async () => {
  const rows = [
    ['question', 'option 1', 'option 2', 'correct'],
    ['Longest river?', 'Rhine', 'Nile', '2'],
  ]
  const { added } = await pasteIntoBlank(table(...rows), rows.map((row) => row.join('\t')).join('\n'), [
    image,
  ])
  await waitFor(() => expect(added()).toEqual(['Longest river? | Rhine | *Nile']))
  expect(upload).not.toHaveBeenCalled()
})

test('several questions of a document are previewed first', async () => {
  const list = (text: string) => `<li>${text}<ol><li>x</li><li><b>y</b></li></ol></li>`
  const { added, user, screen } = await pasteIntoBlank(`<ol>${list('One?')}${list('Two?')}</ol>`, 'One? x y')
  await user.click(await screen.findByRole('button', { name: 'Add 2 questions' }))
  await waitFor(() => expect(added()).toEqual(['One? | x | *y', 'Two? | x | *y']))
})

test('text of a document that is no question with options is inserted as it is', async () => {
  const { added, field } = await pasteIntoBlank('<p style="x">Read <b>this</b>:</p>', 'Read this:')
  await waitFor(() => expect(field.value).toBe('Read this:'))
  expect(added()[0]).toMatch(/^Read this: \|/)
})

test('an image that was copied alone is uploaded', async () => {
  const { questions } = await pasteIntoBlank('<img src="https://example.com/a.png">', '', [image])
  await waitFor(() => expect(questions()[1]!.image_url).toBe('/files/image'))
})
