import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { readList } from '../testing/read-list.ts'

const entriesOf = (text: string) => {
  const opened = openQuestionFile({ name: 'exam.tex', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const examOf = (body: string): string =>
  String.raw`\documentclass[addpoints]{exam}
\begin{document}
\begin{questions}
${body}
\end{questions}
\end{document}
`

test('images and drawings are named as lost, tables and programs stay as lines', () => {
  const [first, table] = entriesOf(
    examOf(String.raw`\question[2] Which vehicle is this?
\includegraphics[width=3cm]{figures/car.png}
\begin{tikzpicture}\draw (0,0) -- (1,1);\end{tikzpicture}
\begin{choices}
\choice A train
\CorrectChoice A car
\end{choices}
\vspace{1cm}
\question What does it print?
\begin{lstlisting}[language=Python]
for x in [1, 2]:
    print(x)
\end{lstlisting}
\begin{tabular}{|l|r|} \hline x & 1 \\ y & 2 \\ \hline \end{tabular}
\begin{oneparchoices} \CorrectChoice 1 2 \choice 12 \end{oneparchoices}`),
  )
  expect(first).toMatchObject({
    status: 'taken',
    question: { question: 'Which vehicle is this?', weightage: 2 },
    without: ['the image "figures/car.png", which the file does not hold', 'a drawing that LaTeX makes'],
  })
  expect(table?.question.question).toBe('What does it print?\nfor x in [1, 2]:\n    print(x)\nx | 1\ny | 2')
})

test('each part of a question is asked below the text of all, with its own marks', () => {
  const entries = entriesOf(
    examOf(String.raw`\question A stone falls for 2 s. \includegraphics{stone}
\begin{parts}
\part[3] How far does it fall?
\begin{solution} 20 m \end{solution}
\part[1] How fast is it?
\end{parts}
\question Why?`),
  )
  expect(
    entries.map(({ question: { paragraph, question, weightage, solution } }) => [
      paragraph,
      question,
      weightage,
      solution,
    ]),
  ).toEqual([
    ['A stone falls for 2 s.', 'How far does it fall?', 3, '20 m'],
    ['A stone falls for 2 s.', 'How fast is it?', 1, ''],
    ['', 'Why?', 1, ''],
  ])
  expect(entries[0]).toMatchObject({ without: ['the image "stone", which the file does not hold'] })
})

test('a question whose numbers LaTeX makes is left out, with the reason', () => {
  const [made, plain] = entriesOf(String.raw`\documentclass{article}
\usepackage{automultiplechoice}
\begin{document}
\element{a}{\begin{questionmultx}{sum}
\FPeval\x{trunc(1+random*8,0)}
How much is \x{} plus 2?
\AMCnumericChoices{\x}{digits=2}
\end{questionmultx}}
\element{a}{\begin{question}{wind}
\AMClabel{wind} Which wind is warm?
\begin{choices}\correctchoice{Foehn}\wrongchoice{Mistral}\end{choices}
\end{question}}
\onecopy{3}{\insertgroup{a}\clearpage}
\end{document}`)
  expect(made).toMatchObject({ status: 'left out', kind: 'calculated' })
  expect(plain).toMatchObject({
    status: 'taken',
    question: { question: 'Which wind is warm?', options: [{ option: 'Foehn' }, { option: 'Mistral' }] },
  })
})

test('a part of a question whose numbers LaTeX makes is left out, too', () => {
  const entries = entriesOf(
    examOf(String.raw`\question \pgfmathsetmacro{\x}{random(9)} Take \x{} stones.
\begin{parts}
\part How many are left?
\end{parts}
\question Why?`),
  )
  expect(entries.map(({ status, kind }) => [status, kind])).toEqual([
    ['left out', 'calculated'],
    ['taken', 'descriptive'],
  ])
})

test('a percent sign in a program begins no comment', () => {
  const [entry] = entriesOf(
    examOf(String.raw`\question What does it print? % easy
\begin{verbatim}
printf("%d", x);
\end{verbatim}
and \verb|%s|?`),
  )
  expect(entry?.question.question).toBe('What does it print?\nprintf("%d", x);\nand %s?')
})

test('what stands between two questions is no part of an option', () => {
  expect(
    readList(String.raw`\documentclass{article}
\begin{document}
\begin{question}{a} Which is largest? \begin{choices}\correctchoice{9}\wrongchoice{3}\end{choices}\end{question}
\newgeometry{margin=2cm}
\csvreader[head to column names]{list.csv}{}{\Test}
\begin{question}{b} Which is least? \begin{choices}\correctchoice{1}\wrongchoice{3}\end{choices}\end{question}
\end{document}`),
  ).toEqual(['Which is largest? | *9 | 3', 'Which is least? | *1 | 3'])
})

test('commands of the author for each line: question, option, answer', () => {
  expect(
    readList(String.raw`% bank
\question{Which equation is {\bf right}?}
\option{$[x, p] = 0$}
\option{$[x, p] = i\hbar$}
\answer{$[x, p] = i\hbar$}

\question{Who was it?}
\option{Newton}
\option{Einstein}
\answer{Einstein}
`),
  ).toEqual([
    String.raw`Which equation is right? | $[x, p] = 0$ | *$[x, p] = i\hbar$`,
    'Who was it? | Newton | *Einstein',
  ])
})

test('lists in environments of the author, with solutions in an environment of their own', () => {
  expect(
    readList(String.raw`\documentclass{article}
\newenvironment{problems}{\begin{enumerate}}{\end{enumerate}}
\begin{document}
\thispagestyle{empty}
\begin{problems}
\def\heading{One}
\item Which is prime?
\begin{subproblems}
\item 4
\item \textbf{5}
\end{subproblems}
\begin{solution} Only 5 has no divisors. \end{solution}
\item Which is even?
\begin{subproblems}
\item \textbf{4}
\item 5
\end{subproblems}
\end{problems}
\end{document}`),
  ).toEqual(['Which is prime? | 4 | *5 | = Only 5 has no divisors.', 'Which is even? | *4 | 5'])
})
