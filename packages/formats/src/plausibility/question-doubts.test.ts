import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { describe, expect, test } from 'vitest'
import { questionDoubts } from './question-doubts.ts'

type Made = { text: string; options?: string[]; solution?: string; section?: string }

const made = ({ text, options = [], solution = '', section = '' }: Made): QuestionContent => ({
  ...fullQuestion({ question: text, solution, section }),
  options: options.map((option, index) => ({ ...emptyOption, option, is_correct: index === 0 })),
})

const askingForNumber = (text: string): QuestionContent => ({
  ...made({ text }),
  interaction: {
    kind: 'numeric',
    presentation: { unit: 'none', units: [] },
    key: {
      accepted: [{ value: '2', tolerance: { by: 'absolute', amount: '0' }, share: 100 }],
      units: [],
      unit_costs: { share: 100, of: 'credit' },
    },
  },
})

test('bullets at the end of a text that asks for a number look like options', () => {
  expect(questionDoubts(askingForNumber('Which is it?\n- one\n- two\n- three'))).toEqual([
    'Its text has a line that looks like an option (“- one”): check it',
  ])
  expect(questionDoubts(askingForNumber('Given:\n- a = 1\n- b = 2\n- c = 3\nWhat is a + c?'))).toEqual([])
})

describe('doubts about a question', () => {
  test.each<[string, Made, string]>([
    [
      'options with their name in the text',
      { text: 'Which?\nOption 1: one\nOption 2: two\nOption 3: three' },
      'Its text has a line that looks like an option (“Option 1: one”): check it',
    ],
    [
      'letters that count up to its end',
      { text: 'Which?\n(A) one\n(B) two\n(C) three' },
      'Its text has a line that looks like an option (“(A) one”): check it',
    ],
    [
      'letters that count on in one line',
      { text: 'Which?\nA-one B-two C-three' },
      'Its text has a line that looks like an option (“A-one B-two C-three”): check it',
    ],
    [
      'an answer in the text',
      { text: 'Which?\none\ntwo\nCorrect answer: two' },
      'Its text has “Correct answer: two”, which may be its answer: check it',
    ],
    [
      'an answer in a language that no table knows',
      { text: 'Which?', options: ['one', 'two\nOIKEIN: B'] },
      'Its text has “OIKEIN: B”, which may be its answer: check it',
    ],
    [
      'a letter as the answer where no options are',
      { text: 'Which?', solution: 'C\nBecause it is so.' },
      'It has no options, and its answer begins with the letter C: check it',
    ],
    [
      'several questions in one text',
      { text: 'Which is one?\nx\nWhich is two?\ny\nWhich is three?' },
      'Its text has 3 lines that end with a question mark, so it may be several questions: check it',
    ],
    [
      'the next question within an option',
      { text: 'Which?', options: ['one', 'two', 'three\nQuestion 8. Where?'] },
      'Option C may hold what stands behind it in the file: check it',
    ],
    [
      'an option that is far longer than the others, over several lines',
      { text: 'Which?', options: ['one', `two\n${'and more '.repeat(40)}`] },
      'Option B may hold what stands behind it in the file: check it',
    ],
    [
      'options that were cut at a comma',
      { text: 'Which?', options: ['f(x', 'y)', 'g'] },
      'Options A and B may be one text that was cut: check them',
    ],
    [
      'a section that asks',
      { text: 'It is a planet.', section: 'What is Mars?' },
      'Its section “What is Mars?” ends with a question mark, so it may be the question: check it',
    ],
    [
      'a title of GIFT',
      { text: '::Rivers:: Which is long?' },
      'Its text has “::Rivers::”, which may be a sign of the program that wrote it: check it',
    ],
    [
      'a hint of Open edX',
      { text: 'Which is long? >>Think of Egypt<<' },
      'Its text has “>>Think of Egypt<<”, which may be a sign of the program that wrote it: check it',
    ],
    [
      'a command that sets a page',
      { text: 'Which?\n\\hline', options: ['one', 'two'] },
      'Its text has “\\hline”, which may be a sign of the program that wrote it: check it',
    ],
  ])('tell of %s', (_, question, doubt) => {
    expect(questionDoubts(made(question))).toContain(doubt)
  })

  test.each<[string, Made]>([
    [
      'parts that are asked',
      { text: 'A stone falls.\n(a) How long?\n(b) How far?', solution: 'a) 2 s\nb) 20 m' },
    ],
    [
      'statements above options',
      { text: 'Which are true?\nA. one\nB. two\nC. three', options: ['A', 'B and C'] },
    ],
    ['code', { text: 'What is shown?\nif (a[i] > b) {\n  f(x);\n}', options: ['f(x)', 'a[i]', '{}'] }],
    ['a formula with a table', { text: 'Solve \\(\\begin{array}{c} a \\\\ \\hline b \\end{array}\\)' }],
    ['intervals', { text: 'Which?', options: ['(1, 2]', '[1, 2)', '(1', '2'] }],
    ['a chemical symbol', { text: 'Which symbol has nitrogen?', solution: 'N' }],
    ['a question in two sentences', { text: 'Which?\nAnd why?' }],
    ['one option of two paragraphs', { text: 'Which?', options: ['one\n\nand more', 'two'] }],
  ])('are silent about %s', (_, question) => {
    expect(questionDoubts(made(question))).toEqual([])
  })
})
