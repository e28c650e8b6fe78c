import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const entriesOf = (text: string) => {
  const opened = openQuestionFile({ bytes: Buffer.from(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

test('MyTest: ? before a question, + before right answers', () => {
  expect(
    readList('? Which river?\n- Niger\n+ Nile\n\n? Which sea,\nnorth of Egypt?\n+ Mediterranean\n- Red\n'),
  ).toEqual(['Which river? | Niger | *Nile', 'Which sea,\nnorth of Egypt? | *Mediterranean | Red'])
})

test('AMC-TXT: * before a question, ** before one with several right answers, options in brackets', () => {
  const text =
    '# notes\nTitle: Test\n\n*[id=a,horiz] Which river?\n+ Nile\n- Niger\n\n** Which are ' +
    'metals?\n+ tin\n+ iron\n- silk\n'
  expect(readList(text)).toEqual(['Which river? | *Nile | Niger', 'Which are metals? | *tin | *iron | silk'])
})

test('HEMIS: lines of = between answers, # before the right one, lines of + behind', () => {
  expect(
    readList('Which river?\n====\nNiger\n====\n#Nile\n++++\nWhich sea?\n====\n# Red\n====\nBlack\n++++\n'),
  ).toEqual(['Which river? | Niger | *Nile', 'Which sea? | *Red | Black'])
})

test('TCExam: modules, subjects, questions and answers in lines of their own', () => {
  const text =
    'M\t1\tBiology\nS\t1\tCells\tAbout\nQ\t1\tWhich makes ATP?\tPower ' +
    'house.\tS\t1\nA\t1\tNucleus\t\t0\nA\t1\tMitochondrion\t\t1\n'
  expect(entriesOf(text)).toMatchObject([
    {
      status: 'taken',
      question: { section: 'Cells', solution: 'Power house.', options: [{}, { is_correct: true }] },
    },
  ])
})

describe('text2qti', () => {
  const text =
    'Quiz title: Units\n\nTitle: One\nPoints: 2\n1.  Which is a force?\n... About forces.\na)  ' +
    'joule\n*b) newton\n... Right!\n\n' +
    '2.  Which are colours?\n[*] red\n[ ] dog\n[*] blue\n\nGROUP\npick: 1\npoints per ' +
    'question: 3\n\n1.  Pool?\n*a) yes\nb)  no\n\nEND_GROUP\n'
  const [first, second, third] = entriesOf(text)

  test('feedback on a question is its solution, feedback on an option is named', () => {
    expect(first).toMatchObject({
      question: { question: 'Which is a force?', solution: 'About forces.', weightage: 2 },
      without: ['its title "One"', 'the feedback "Right!"'],
    })
    expect(first!.question.options.map(({ option }) => option)).toEqual(['joule', 'newton'])
  })

  test('several boxes may be right, and the head of a group belongs to no question', () => {
    expect(second).toMatchObject({ kind: 'severalRight' })
    expect(third).toMatchObject({ question: { question: 'Pool?', weightage: 3 } })
  })
})

test('Open edX: no mark stands before students, and hints are given', () => {
  const text =
    '>>Which unit?||Think.<<\n\n( ) volt {{No.}}\n(x) coulomb\n\n[explanation]\nIt is SI.\n[explanation]\n\n---\n\n' +
    '>>Which are metals?<<\n\n[x] iron\n[ ] sulphur\n[x] tin\n'
  const [first, second] = entriesOf(text)
  expect(first).toMatchObject({
    question: {
      question: 'Which unit?',
      solution: 'It is SI.',
      hints: ['Think.'],
      options: [{ option: 'volt' }, { is_correct: true }],
    },
    without: ['the feedback "No."'],
  })
  expect(second).toMatchObject({ kind: 'severalRight', question: { question: 'Which are metals?' } })
})

describe('LaTeX', () => {
  test('given nested lists, then the outer items are questions and the inner ones options', () => {
    const text =
      '\\documentclass{article}\n\\begin{document}\n\\begin{enumerate}\n\\item What is $2+2$? % easy\n' +
      '\\begin{enumerate}[label=(\\alph*)]\n\\item 3\n\\item \\textbf{4}\n\\end{enumerate}\n' +
      '\\item Capital of France?\n\\begin{tasks}(2)\n\\task Lyon\n\\task Paris \\checkmark\n\\end{tasks}\n' +
      '\\item Capital of Italy?\n\\begin{enumerate}\n\\item Rome\n\\item Bari\n\\end{enumerate}\n' +
      '\\item Capital of Peru?\n\\begin{enumerate}\n\\item Cusco\n\\item Lima\n\\end{enumerate}\n' +
      '\\end{enumerate}\nAnswers: 3.~a 4.~b\n\\end{document}'
    expect(readList(text)).toEqual([
      'What is $2+2$? | 3 | *4',
      'Capital of France? | Lyon | *Paris',
      'Capital of Italy? | *Rome | Bari',
      'Capital of Peru? | Cusco | *Lima',
    ])
  })

  test('given a place to fill in, then its answer is no part of the text', () => {
    const [first] = entriesOf(
      '\\begin{questions}\n\\question The capital of \\fillin[Peru] is Lima.\n\\question Which?\n' +
        '\\begin{choices}\n\\choice a\n\\CorrectChoice b\n\\end{choices}\n\\end{questions}',
    )
    expect(first).toMatchObject({
      kind: 'shortAnswer',
      question: {
        question: 'The capital of  ____  is Lima.',
        interaction: { key: { accepted: [{ value: 'Peru' }] } },
      },
    })
  })
})
