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
