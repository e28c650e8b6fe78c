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

test('Open edX: no mark stands before students, and hints are named', () => {
  const text =
    '>>Which unit?||Think.<<\n\n( ) volt {{No.}}\n(x) coulomb\n\n[explanation]\nIt is SI.\n[explanation]\n\n---\n\n' +
    '>>Which are metals?<<\n\n[x] iron\n[ ] sulphur\n[x] tin\n'
  const [first, second] = entriesOf(text)
  expect(first).toMatchObject({
    question: {
      question: 'Which unit?',
      solution: 'It is SI.',
      options: [{ option: 'volt' }, { is_correct: true }],
    },
    without: expect.arrayContaining(['its hint "Think."', 'the feedback "No."']),
  })
  expect(second).toMatchObject({ kind: 'severalRight', question: { question: 'Which are metals?' } })
})
