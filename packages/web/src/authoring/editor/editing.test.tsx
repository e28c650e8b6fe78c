import { cleanup, fireEvent, within } from '@testing-library/react'
import { notices } from '@quizwright/domain/texts.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeQuiz, goodQuestion, goodQuestions } from './testing/fake-quiz.ts'
import { cleanUpEditor, fakeGateway, renderEditor } from './testing/render-editor.tsx'

afterEach(async () => {
  cleanup()
  await cleanUpEditor()
})

const openEditor = async (questions = goodQuestions(3), search?: string) => {
  fakeGateway(questions)
  const editor = renderEditor(search)
  await editor.wholePage()
  const card = (no: number) => within(editor.screen.getByRole('region', { name: `Question ${no}` }))
  return { ...editor, card }
}

test('the focus stays in the question when its focused button is removed or disabled', async () => {
  const { card, user } = await openEditor([
    goodQuestion(1),
    { ...goodQuestion(2), equation: 'x^2', image_url: 'https://images.example/a.png' },
  ])
  await user.click(card(2).getByLabelText('Question text'))
  for (const name of ['Remove question equation', 'Remove the image of question']) {
    await user.click(card(2).getByRole('button', { name }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Question text')
  }
  await user.click(card(2).getByRole('button', { name: 'Move up' }))
  expect(document.activeElement?.id).toBe(`question-${goodQuestion(2)._id}`)
})

describe('options', () => {
  test('Enter moves to the next option and adds one after the last, up to eight', async () => {
    const { card, user, questions } = await openEditor()
    await user.click(card(1).getByLabelText('Option 4 text'))
    await user.keyboard('{Enter}five{Enter}six{Enter}seven{Enter}eight{Enter}nine')
    expect(
      questions()[0]!
        .options.map((option) => option.option)
        .slice(4),
    ).toEqual(['five', 'six', 'seven', 'eightnine'])
    expect(card(1).getByRole('button', { name: 'At most 8 options' }).hasAttribute('disabled')).toBe(true)
    await user.click(card(1).getByLabelText('Option 1 text'))
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Option 2 text')
  })

  test('removing stops at two options, and Backspace removes an empty one', async () => {
    const { card, user, questions } = await openEditor()
    await user.click(card(1).getByRole('button', { name: 'Remove option 4' }))
    await user.clear(card(1).getByLabelText('Option 3 text'))
    await user.keyboard('{Backspace}')
    expect(questions()[0]!.options).toHaveLength(2)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Option 2 text')
    expect(card(1).getByRole('button', { name: 'Remove option 1' }).hasAttribute('disabled')).toBe(true)
  })

  test('one option can be marked as correct, by mouse and by Alt+Enter', async () => {
    const { card, user, questions } = await openEditor()
    await user.click(card(1).getByLabelText('Option 3 is the correct one'))
    expect(questions()[0]!.options.map((option) => option.is_correct)).toEqual([false, false, true, false])
    await user.click(card(1).getByLabelText('Option 2 text'))
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(questions()[0]!.options.map((option) => option.is_correct)).toEqual([false, true, false, false])
  })

  test('a question with two correct options shows both, and choosing one corrects it', async () => {
    const faulty = goodQuestion(1)
    const { card, user } = await openEditor([
      { ...faulty, options: faulty.options.map((option, index) => ({ ...option, is_correct: index < 2 })) },
    ])
    const marks = () =>
      card(1)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).checked)
    expect(marks()).toEqual([true, true, false, false])
    expect(card(1).getByText('Only one option be marked as true')).toBeTruthy()
    await user.click(card(1).getByLabelText('Option 2 is the correct one'))
    expect(marks()).toEqual([false, true, false, false])
    expect(card(1).queryByText('Only one option be marked as true')).toBeNull()
  })
})

describe('fields', () => {
  test('weightage accepts up to four digits and nothing else', async () => {
    const { card, user, questions } = await openEditor()
    const field = card(1).getByLabelText('Weightage')
    await user.type(field, '{Backspace>4}12345')
    expect(questions()[0]!.weightage).toBe(1234)
    await user.type(field, '{Backspace>4}2.5')
    expect(questions()[0]!.weightage).toBe(2)
  })

  test('an equation alone is enough content for a question and for an option', async () => {
    const blank = goodQuestion(1)
    const { card, user } = await openEditor([
      {
        ...blank,
        question: '',
        options: blank.options.map((option, index) => (index === 1 ? { ...option, option: '' } : option)),
      },
    ])
    expect(card(1).getByText('Question text can not be empty')).toBeTruthy()
    expect(card(1).getByText('Option text can not be empty at option # 2')).toBeTruthy()
    await user.click(card(1).getByRole('button', { name: 'Add an equation to question' }))
    await user.type(card(1).getByLabelText('Question equation'), 'x^2')
    await user.click(card(1).getByRole('button', { name: 'Add an equation to option 2' }))
    await user.type(card(1).getByLabelText('Option 2 equation'), 'x')
    expect(card(1).queryByText(/can not be empty/)).toBeNull()
  })

  test('an option with only an equation is one line with one remove button, and Enter moves on', async () => {
    const blank = goodQuestion(1)
    const { card, user, questions } = await openEditor([
      {
        ...blank,
        options: blank.options.map((option, index) =>
          index === 0 ? { ...option, option: '', equation: 'x^2' } : option,
        ),
      },
    ])
    await user.click(card(1).getByLabelText('Question text'))
    const row = within(card(1).getByLabelText('Option 1 equation').closest('li')!)
    expect(row.queryByRole('button', { name: 'Remove option 1 equation' })).toBeNull()
    expect(row.getByRole('button', { name: 'Remove option 1' })).toBeTruthy()
    expect(row.getByRole('button', { name: 'Switch option 1 to text' })).toBeTruthy()
    expect(document.querySelector('li [data-equation] [data-drawn]')).not.toBeNull()
    await user.click(card(1).getByLabelText('Option 1 equation'))
    expect(document.querySelector('li [data-equation] [data-drawn]')).toBeNull()
    const before = questions()[0]!.options.length
    await user.keyboard('{Enter}')
    expect(questions()[0]!.options.length).toBe(before + 1)
    expect(questions()[0]!.options[0]!.equation).toBe('x^2')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Option 2/)
  })

  test('a solution can be added and written, and its field stays while it is emptied', async () => {
    const { card, user, questions } = await openEditor()
    await user.click(card(2).getByLabelText('Question text'))
    await user.click(card(2).getByRole('button', { name: 'Solution' }))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Solution text')
    await user.keyboard('Add them.')
    expect(questions()[1]!.solution).toBe('Add them.')
    await user.clear(card(2).getByLabelText('Solution text'))
    expect(card(2).getByLabelText('Solution text')).toBeTruthy()
  })

  test('a missing tag is an omission, and removing a tag is announced', async () => {
    const { card, user } = await openEditor()
    await user.click(card(1).getByRole('button', { name: 'Remove tag sums' }))
    expect(card(1).getByText('Minimum one tag should be added')).toBeTruthy()
  })

  test('unpaired surrogates and NUL are not accepted', async () => {
    const { card, questions } = await openEditor()
    fireEvent.change(card(1).getByLabelText('Question text'), { target: { value: 'a\0b\ud800c' } })
    expect(questions()[0]!.question).toBe('ab\ufffdc')
    const field = card(1).getByLabelText<HTMLTextAreaElement>('Question text')
    fireEvent.input(field, { target: { value: 'ab\0 and after', selectionEnd: 3 } })
    expect([field.value, field.selectionStart]).toEqual(['ab and after', 2])
  })
})

describe('whole questions', () => {
  test('deleting a question asks for confirmation', async () => {
    const { screen, card, user, questions } = await openEditor()
    await user.click(card(2).getByRole('button', { name: 'Delete question' }))
    expect(await screen.findByText(notices.deleteQuestion)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(questions()).toHaveLength(3)
    await user.click(card(2).getByRole('button', { name: 'Delete question' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(questions().map((question) => question._id)).toEqual(['q1', 'q3'])
  })

  test('questions are moved, duplicated and added by button and by key', async () => {
    const { card, screen, user, questions } = await openEditor()
    const order = () => questions().map((question) => question.question)
    await user.click(card(1).getByRole('button', { name: 'Move down' }))
    expect(order()).toEqual(['What is 2 + 2?', 'What is 1 + 1?', 'What is 3 + 3?'])
    await user.click(card(3).getByLabelText('Question text'))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order()).toEqual(['What is 2 + 2?', 'What is 3 + 3?', 'What is 1 + 1?'])
    await user.click(card(1).getByRole('button', { name: 'Duplicate question' }))
    expect(order().slice(0, 2)).toEqual(['What is 2 + 2?', 'What is 2 + 2?'])
    expect(new Set(questions().map((question) => question._id)).size).toBe(4)
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    expect(questions()[4]).toMatchObject({ question: '', weightage: 1, difficulty_level: 'Easy' })
    expect(questions()[4]!.options).toHaveLength(4)
    await user.keyboard('written at once')
    expect(questions()[4]!.question).toBe('written at once')
  })

  test('undo takes back a run of typing, even in a text field, and redo restores it', async () => {
    const { card, screen, user, questions } = await openEditor()
    await user.click(card(1).getByLabelText('Question text'))
    await user.keyboard(' And why?')
    await user.click(card(1).getByLabelText('Option 1 is the correct one'))
    await user.keyboard('{Control>}z{/Control}')
    expect(questions()[0]!.question).toBe('What is 1 + 1?')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(questions()[0]!.question).toBe('What is 1 + 1? And why?')
    expect(screen.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('pasting and dropping', () => {
  test('a pasted question with its options fills a blank one in one undo step', async () => {
    const { card, screen, user, questions } = await openEditor()
    await user.click(screen.getByRole('button', { name: 'Add question' }))
    await user.paste('1. One?\na) x\nb) y *')
    await vi.waitFor(() => expect(questions()[3]!.question).toBe('One?'), 20_000)
    expect(
      questions()
        .slice(3)
        .map(({ question, options }) => [
          question,
          options.map((option) => [option.option, option.is_correct]),
        ]),
    ).toEqual([
      [
        'One?',
        [
          ['x', false],
          ['y', true],
        ],
      ],
    ])
    await user.keyboard('{Control>}z{/Control}')
    expect(questions()[3]!.question).toBe('')
    await user.click(card(1).getByLabelText('Question text'))
    await user.paste('1. One?\na) x\nb) y')
    expect(questions()[0]!.question).toContain('What is 1 + 1?1. One?')
  })

  test('one image is uploaded and shown; several images are refused', async () => {
    fakeGateway(goodQuestions(1), fakeQuiz, (path) =>
      path === 'uploader/uploadImageToS3' ? { success: true, data: { link: '/files/image' } } : undefined,
    )
    const { screen, user } = renderEditor()
    await screen.findAllByLabelText('Question text')
    const image = (name: string) => new File(['x'], name, { type: 'image/png' })
    const input = screen.container.querySelector<HTMLInputElement>('input[type=file]')!
    await user.upload(input, [image('a.png'), image('b.png')])
    expect(await screen.findByText('You can only upload a single image file')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'Question image' })).toBeNull()
    await user.upload(input, image('a.png'))
    expect((await screen.findByRole('img', { name: 'Question image' })).getAttribute('src')).toBe(
      '/files/image',
    )
    expect(screen.getByText(/700px by 700px JPEG/)).toBeTruthy()
  })
})

test('switching off a text area warns before it erases text', async () => {
  const { card, screen, user, questions } = await openEditor()
  await user.click(card(1).getByRole('button', { name: 'Add an equation to question' }))
  await user.keyboard('x')
  await user.click(card(1).getByRole('button', { name: 'Switch question to equation only' }))
  expect(await screen.findByText(notices.switchTextArea)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(questions()[0]!.question).toBe('What is 1 + 1?')
  await user.click(card(1).getByRole('button', { name: 'Switch question to equation only' }))
  await user.click(await screen.findByRole('button', { name: 'Switch' }))
  expect(questions()[0]).toMatchObject({ question: '', equation: 'x' })
  expect(card(1).queryByLabelText('Question text')).toBeNull()
})

describe('a descriptive quiz', () => {
  const daq = { ...fakeQuiz, quiz_type: 'daq' as const }

  test('has questions without options, and prompts whose marks scale follows the marks', async () => {
    fakeGateway([], daq)
    const { screen, user, questions } = renderEditor()
    await user.click(await screen.findByRole('button', { name: 'Add question' }))
    expect(questions()[0]).toMatchObject({
      options: [],
      allow_ocr: true,
      ai_evaluation_prompt: 'Evaluate the answer against the solution on a scale of 0 to 100 marks.',
    })
    expect(screen.queryByRole('radiogroup')).toBeNull()
    await user.clear(screen.getByLabelText('Weightage'))
    await user.type(screen.getByLabelText('Weightage'), '20')
    expect(questions()[0]!.ai_evaluation_prompt).toContain('scale of 0 to 20 marks')
    await user.click(screen.getByLabelText('Writing skill'))
    await user.type(screen.getByLabelText('Writing skill prompt'), 'Is it well said?')
    await user.click(screen.getByRole('button', { name: 'Further prompt' }))
    await user.keyboard('And again.')
    expect(questions()[0]).toMatchObject({
      ai_config: { writing_skill: true, content: false },
      ai_writting_skill_prompt: 'Is it well said?',
      ai_evaluation_prompt_chain: [{ value: 'And again.' }],
    })
  })
})
