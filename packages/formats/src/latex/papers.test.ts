import { expect, test } from 'vitest'
import { entriesOf } from '../testing/entries-of.ts'
import { readList } from '../testing/read-list.ts'

test('questions in braces keep their texts, also without options', () => {
  const text = String.raw`\question{Which river?}
\begin{checkboxes}
  \choice Po
  \CorrectChoice Nile
\end{checkboxes}

\question{Put the seas in order}

\question{Why?}
\begin{solution}
Because.
\end{solution}
`
  expect(readList(text)).toEqual(['Which river? | Po | *Nile', 'Put the seas in order', 'Why? | = Because.'])
})

test('each part of a question of the class exam is one, below the text that they share', () => {
  const text = String.raw`\documentclass{exam}
\begin{document}
\makebox[\textwidth]{Name:\enspace\hrulefill}
Answer all questions.
Show your work.
\vspace{\stretch{1}}
\begin{questions}
\question[6] A river is 10 km long.
\includegraphics[width=3cm]{river.pdf}
\begin{parts}
\part[2] How long is it in m?
\begin{solution} 10,000 m \end{solution}
\part[4] Give two of:
\begin{itemize}
\item its cities
\item its lakes
\end{itemize}
\end{parts}
\end{questions}
\end{document}
`
  const [title, first, second] = entriesOf(text)
  expect(title?.question.question).toBe('Name:\nAnswer all questions.\nShow your work.')
  expect(first).toMatchObject({
    question: {
      paragraph: 'A river is 10 km long.',
      question: 'How long is it in m?',
      solution: '10,000 m',
      weightage: 2,
    },
    without: ['the image "river.pdf", which the file does not hold'],
  })
  expect(second?.question).toMatchObject({
    paragraph: 'A river is 10 km long.',
    question: 'Give two of:\n• its cities\n• its lakes',
    weightage: 4,
  })
})

test('lists of an article below texts that ask are options', () => {
  const question = (text: string): string =>
    String.raw`\section*{Problem 1}
${text}
\begin{enumerate}
  \item Po
  \item \textbf{Nile}
\end{enumerate}
`
  const questions = ['Which river?', 'Which stream?', 'Which water?'].map(question).join('')
  const text = `\\documentclass{article}\n\\begin{document}\n${questions}\\end{document}\n`
  expect(entriesOf(text).map(({ question: { options } }) => options.map(({ option }) => option))).toEqual([
    ['Po', 'Nile'],
    ['Po', 'Nile'],
    ['Po', 'Nile'],
  ])
})
