import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const keysOf = (text: string, name?: string): string[][] =>
  entriesOf(text, name).map(({ question }) =>
    question.options.filter(({ is_correct }) => is_correct).map(({ option }) => option),
  )

test('questions of MyST: no fence and no setting stands in a text, and what is quoted is said to an option', () => {
  const text =
    '# Chapter\n\nSome words about light.\n\n````{question} Light\n:type: multiple-choice\n:showanswer:\n\n' +
    'Which is fastest?\n---\n[ ] sound\n> Sound needs a medium.\n[x] light\n> :::{note}\n> Yes.\n> :::\n[ ] a ' +
    'car\n---\n' +
    'Think again.\n````\n\n:::{question}\n:type: short-answer\n\nIts unit?\n---\nm/s\n---\n:::\n'
  const [first, second] = entriesOf(text, 'page.md')
  expect(first).toMatchObject({
    question: {
      question: 'Which is fastest?\nThink again.',
      options: [{ option: 'sound' }, { option: 'light', is_correct: true }, { option: 'a car' }],
      option_feedback: ['Sound needs a medium.', 'Yes.'],
    },
    hints: ['The text between the questions of this file was not taken'],
  })
  expect(second).toMatchObject({ question: { question: 'Its unit?' }, kind: 'shortAnswer' })
})

test('quizzes in a directive, and in a tag of a site', () => {
  expect(keysOf(':::{quiz}\nQ: 3 + 3?\n- 5\n+ 6\n\nQ: 4 + 4?\n+ 8\n- 9\n:::\n')).toEqual([['6'], ['8']])
  const [first, second] = entriesOf(
    '<quiz>\nA gas?\n- [x] neon\n- [ ] lead\n\nIt glows.\n</quiz>\n\n<quiz>\nIt is [[neon]].\n</quiz>\n',
    'a.md',
  )
  expect(first?.question).toMatchObject({ question: 'A gas?', solution: 'It glows.' })
  expect(second?.question).toMatchObject({
    question: 'It is ____.',
    interaction: { kind: 'short_answer', key: { accepted: [{ value: 'neon' }] } },
  })
})

test('the XML of Moodle is no quiz of a site, whatever boxes stand in it', () => {
  const xml =
    '<quiz>\n<question type="truefalse"><questiontext><text>- [x] is a box.</text></questiontext>' +
    '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>' +
    '</question>\n</quiz>'
  expect(entriesOf(xml)).toMatchObject([{ kind: 'trueFalse' }])
})

test('directives of reStructuredText', () => {
  const mcq =
    'Page\n====\n\n.. mcq:: Which melts?\n   :answer: B\n\n   A. stone\n\n      :feedback: Not here,\n         ' +
    'not now.\n\n' +
    '   B. ice\n\n.. mcq:: Which burns?\n   :answer: A\n\n   A. oil\n\n   B. sand\n'
  expect(keysOf(mcq, 'a.rst')).toEqual([['ice'], ['oil']])
  expect(entriesOf(mcq)[0]?.question.option_feedback).toEqual(['Not here, not now.'])
  const quizdown =
    '.. quizdown::\n\n    ---\n    shuffle_questions: true\n    ---\n\n    ## Which is odd?\n\n    - [ ] 2\n    ' +
    '- [x] 3\n\n' +
    '    ## Put the numbers in the right order!\n\n    1. one\n    2. two\n    3. three\n\nMore text\n'
  expect(entriesOf(quizdown, 'b.rst').map(({ kind }) => kind)).toEqual(['oneRight', 'ordering'])
})

test('R/exams in LaTeX without code', () => {
  const choice =
    '\\begin{question}\nWhich is $x^2$ for 3?\n\\begin{answerlist}\n\\item 6\n\\item 9\n\\end{answerlist}\n' +
    '\\end{question}\n' +
    '\\begin{solution}\nSquare it.\n\\begin{answerlist}\n\\item That is twice.\n\\item True.\n\\end{answerlist}\n' +
    '\\end{solution}\n\\exname{a}\n\\extype{schoice}\n\\exsolution{01}\n\\expoints{2}\n'
  expect(entriesOf(choice)[0]?.question).toMatchObject({
    question: 'Which is $x^2$ for 3?',
    solution: 'Square it.',
    weightage: 2,
    options: [{ option: '6' }, { option: '9', is_correct: true }],
    option_feedback: ['That is twice.'],
  })
  const number = '\\begin{question}\nPi?\n\\end{question}\n\\extype{num}\n\\exsolution{3.14}\n\\extol{0.01}\n'
  expect(entriesOf(number)[0]?.question.interaction).toMatchObject({
    key: { accepted: [{ value: '3.14', tolerance: { amount: '0.01' } }] },
  })
})

test('LaTeX marks right items in brackets, and tasks by a star', () => {
  const list =
    '\\begin{enumerate}\n\\item Odd?\n\\begin{enumerate}\n\\item 2\n\\item[\\checkmark] 3\n\\end{enumerate}\n' +
    '\\end{enumerate}\n'
  expect(keysOf(list)).toEqual([['3']])
  const tasks =
    '\\question Odd?\n\\begin{tasks}(3)\n\\task 2\n\\task* 3\n\\end{tasks}\n\\question Even?\n\\begin{tasks}\n' +
    '\\task* 2\n' +
    '\\task 3\n\\end{tasks}\n'
  expect(keysOf(tasks)).toEqual([['3'], ['2']])
})

test.each([
  ['MkDocs', '??? success "Why"\n    Ice floats.\n'],
  ['Obsidian', '> [!info]- Explanation\n> Ice floats.\n'],
])('boxes of %s hold what explains the answer', (_, box) => {
  const [entry] = entriesOf(
    `## Which floats?\n\n- [ ] stone\n- [x] ice\n\n${box}\n## Which sinks?\n\n- [x] lead\n- [ ] ice\n`,
  )
  expect(entry?.question).toMatchObject({ question: 'Which floats?', solution: 'Ice floats.' })
})

test('one bold option of each counted list is its key', () => {
  const text =
    '### Question 1\n\nOdd?\n\n1. two\n\n2. **three**\n\n### Question 2\n\nEven?\n\n1. **two**\n\n2. three\n'
  expect(keysOf(text, 'a.md')).toEqual([['three'], ['two']])
})

test('words that are hidden as in Anki are gaps without its header, too', () => {
  expect(entriesOf('A {{c1::dog}} barks.\n\nA {{c1::cat}} purrs.\n').map(({ kind }) => kind)).toEqual([
    'gaps',
    'gaps',
  ])
})

test('the values of buttons on a page name the right options', () => {
  const button = (name: string, value: string, text: string) =>
    `<label><input type="radio" name="${name}" value="${value}"> ${text}</label>`
  const page = `<form><p>1. Odd?</p>${button('a', 'incorrect', '2')}${button('a', 'correct', '3')}
    <p>2. Even?</p>${button('b', 'correct', '2')}${button('b', 'incorrect', '3')}</form>`
  expect(readList(page)).toEqual(['Odd? | 2 | *3', 'Even? | *2 | 3'])
})

test('a cell of Blackboard between quotes has no doubled ones', () => {
  expect(readList('MC\t"The ""red"" planet?"\tMars\tcorrect\tVenus\tincorrect\n')).toEqual([
    'The "red" planet? | *Mars | Venus',
  ])
})
