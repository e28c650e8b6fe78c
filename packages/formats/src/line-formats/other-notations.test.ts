import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

const both = ['Which river? | Po | *Nile', 'Which sea? | *Red | Hot']

test.each([
  ['OpenTriviaQA', '#Q Which river?\n^ Nile\nA Po\nB Nile\n\n#Q Which sea?\n^ Red\nA Red\nB Hot\n'],
  [
    'questions of LaTeX with the letter of a task',
    String.raw`\begin{question}Which river?\answer{B}\begin{tasks}(2)\task Po \task Nile\end{tasks}\end{question}` +
      '\n' +
      String.raw`\begin{question}Which sea? \answer{A}\begin{tasks}\task Red \task Hot\end{tasks}\end{question}`,
  ],
  ['MyTest with numbers', '#1\nWhich river?\n-Po\n+Nile\n#2\nWhich sea?\n+Red\n-Hot\n'],
  ['AsciiDoc', ':toc:\n\n. Which river?\n.. Po\n.. *Nile*\n\n. Which sea?\n* [x] Red\n* [ ] Hot\n'],
  ['Org mode', '* Rivers\nWhich river?\n- [ ] Po\n- [X] Nile\n* Seas\nWhich sea?\n- [X] Red\n- [ ] Hot\n'],
  [
    'learnr',
    'quiz(\n  question("Which river?", answer("Po"), answer("Nile", correct = TRUE)),\n  ' +
      "question('Which sea?',\n    answer('Red', correct = TRUE), answer(\"Hot\"))\n)\n",
  ],
  [
    'Runestone',
    '.. mchoice:: a\n   :answer_a: Po\n   :answer_b: Nile\n   :correct: b\n\n   Which ' +
      'river?\n\n.. mchoice:: b\n   :answer_a: Red\n   :answer_b: Hot\n   :correct: a\n\n   Which sea?\n',
  ],
  [
    'the package moodle of LaTeX',
    String.raw`\usepackage{moodle}\begin{quiz}{Q}\begin{multi}{a} Which river? \item Po \item* Nile \end{multi}` +
      '\n' +
      String.raw`\begin{multi}{b} Which sea? \item* Red \item Hot \end{multi}\end{quiz}`,
  ],
  [
    'mcexam',
    String.raw`\begin{mcquestions}\question Which river?\begin{mcanswerslist}\answer Po ` +
      String.raw`\answer[correct] Nile\end{mcanswerslist}` +
      String.raw`\question Which sea?\begin{mcanswerslist}\answer[correct] Red \answer ` +
      String.raw`Hot\end{mcanswerslist}\end{mcquestions}`,
  ],
  [
    'eqexam',
    String.raw`\begin{exam}{E}\begin{problem} Which river? \begin{answers}{2}\bChoices\Ans0 ` +
      String.raw`Po\eAns\Ans1 Nile\eAns\eChoices\end{answers}\end{problem}` +
      String.raw`\begin{problem} Which sea? \begin{answers}{2}\bChoices\Ans1 Red\eAns\Ans0 ` +
      String.raw`Hot\eAns\eChoices\end{answers}\end{problem}\end{exam}`,
  ],
])('%s', (_, text) => {
  expect(readList(text).map((one) => one.replaceAll(/\s+\|/g, ' |').trim())).toEqual(both)
})

test('cards of org-drill: the text of a heading is asked, and the one below "Answer" is its solution', () => {
  expect(readList('* Seas\n** Card :drill:\nWhich sea is red?\n*** Answer\nThe Red Sea.\n')).toEqual([
    'Which sea is red? | = The Red Sea.',
  ])
})

test('what these notations say to who chose an option is taken', () => {
  const text =
    '.. mchoice:: a\n   :answer_a: Po\n   :feedback_a: Too short.\n   :answer_b: Nile\n   ' +
    ':correct: b\n\n   Which river?\n\n1. Which sea?\n\n   a) Red\n   b) Hot\n\n   Answer: a\n'
  expect(entriesOf(text)).toMatchObject([
    { question: { question: 'Which river?', option_feedback: ['Too short.'] } },
    { question: { question: 'Which sea?' } },
  ])
})

test("the end of an element of auto-multiple-choice is no part of its question's options", () => {
  const text =
    String.raw`\element{a}{\begin{question}{q} Which ` +
    String.raw`sea?\begin{choices}\wrongchoice{Hot}\correctchoice{Red}\end{choices}\end{question}` +
    '\n}\n'
  expect(readList(text)).toEqual(['Which sea? | Hot | *Red'])
})

test('auto-multiple-choice is read in French, too, and its numbers as they are marked digit by digit', () => {
  const text =
    String.raw`\element{a}{\begin{question}{q} Quelle mer ?\begin{reponseshoriz}` +
    String.raw`\mauvaise{Chaude}\bonne{Rouge}\end{reponseshoriz}\end{question}}` +
    '\n' +
    String.raw`\element{a}{\begin{questionmultx}{n} Give $\pi$.` +
    '\n' +
    String.raw`\AMCnumericChoices{3.14159}{digits=3,decimals=2,sign=false}\end{questionmultx}}`
  expect(readList(text)[0]).toBe('Quelle mer ? | Chaude | *Rouge')
  expect(entriesOf(text)[1]?.question.interaction).toMatchObject({
    kind: 'numeric',
    key: { accepted: [{ value: '3.14' }] },
  })
})

test('auto-multiple-choice shows no settings of marks, no boxes for who marks, and explains the answer', () => {
  const text =
    String.raw`\element{a}{\begin{question}{q}\scoring{b=2,m=-1} Which sea?\begin{choices}` +
    String.raw`\wrongchoice{Hot}\correctchoice{Red}\end{choices}` +
    String.raw`\explain{It is \emph{between} two deserts.}\end{question}}` +
    '\n' +
    String.raw`\element{a}{\begin{question}{o}\QuestionIndicative Why is it salty?` +
    '\n' +
    String.raw`\AMCOpen{lines=2}{\wrongchoice[F]{f}\correctchoice[OK]{ok}}\end{question}}`
  const [choice, open] = entriesOf(text)
  expect(choice?.question).toMatchObject({
    question: 'Which sea?',
    options: [{ option: 'Hot' }, { option: 'Red', is_correct: true }],
    solution: 'It is between two deserts.',
  })
  expect(open).toMatchObject({ kind: 'descriptive', question: { question: 'Why is it salty?', options: [] } })
})
