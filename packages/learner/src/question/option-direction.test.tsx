import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { languageOfText } from './language-of-question.ts'
import { OptionList } from './option-list.tsx'
import { QuestionText } from './question-text.tsx'

const piece = (text: string) => ({ text, equation: '', image_url: '' })
const question = {
  question_id: 'q1',
  question_no: 1,
  ...piece('پاکستان کا دارالحکومت کیا ہے؟'),
  takes_many: false,
  options: [piece('اسلام آباد'), piece('Islamabad'), piece('1947')],
} as unknown as AttemptQuestion

test('a question and its options have the direction of their text; numbers have that of the question', () => {
  render(
    <>
      <QuestionText id="t" question={question} />
      <OptionList
        question={question}
        answer={{ selected: [], solution: null }}
        describedBy="t"
        onChange={() => undefined}
      />
    </>,
  )
  expect(document.querySelector('#t')?.getAttribute('dir')).toBe('rtl')
  const directions = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.getAttribute('dir'))
  expect(directions).toEqual(['rtl', 'ltr', 'rtl'])
})

test('screen readers are told the language of a question, and of options in its letters', () => {
  const spokenIn = { ...question, language: 'ur' }
  render(
    <>
      <QuestionText id="t" question={spokenIn} />
      <OptionList
        question={spokenIn}
        answer={{ selected: [], solution: null }}
        describedBy="t"
        onChange={() => undefined}
      />
    </>,
  )
  expect(document.querySelector('#t')?.getAttribute('lang')).toBe('ur')
  const spoken = screen
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.querySelector('span')?.getAttribute('lang'))
  expect(spoken).toEqual(['ur', null, 'ur'])
})

test('letters tell Urdu where nobody tells the language, so that it has its font on any page', () => {
  expect(languageOfText({ text: 'روشنی کی رفتار کیا ہے؟' })).toBe('ur')
  expect(languageOfText({ text: 'ما سرعة الضوء؟' })).toBeUndefined()
  expect(languageOfText({ text: 'سرعت نور چیست؟' })).toBeUndefined()
  expect(languageOfText({ text: 'روشنی کی رفتار کیا ہے؟', language: 'pa' })).toBe('pa')
})
