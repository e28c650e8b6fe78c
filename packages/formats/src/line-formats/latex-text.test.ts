import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'
import { shownText } from './latex-text.ts'

test.each([
  [
    String.raw`Qu'est-ce que l'\'energie \`a Gen\`eve, \^etre, na\"{\i}f ?`,
    "Qu'est-ce que l'énergie à Genève, être, naïf ?",
  ],
  [String.raw`M\"uller stra{\ss}e`, 'Müller stra{ß}e'],
  [String.raw`\c{c}a, \v{s}koda, Erd\H{o}s, ma\~nana, \O re`, 'ça, škoda, Erdős, mañana, Øre'],
  [String.raw`printf(\"a\", x)`, String.raw`printf(\"a\", x)`],
  [String.raw`\(\vec{a} \cdot \overline{b} \ll c\)`, String.raw`\(\vec{a} \cdot \overline{b} \ll c\)`],
])('letters with accents are characters: %s', (tex, shown) => {
  expect(shownText(tex)).toBe(shown)
})

test('a list that LaTeX only prints is read as a list', () => {
  const text = String.raw`\documentclass{article}
\usepackage{enumitem}
\begin{document}
\maketitle
\noindent
\textbf{Q1.} Which wind is warm?

\textbf{A.} F\"ohn \\
\textbf{B.} Mistral \\

\textbf{Answer:} A \\
\hrule
\vspace{1em}
\noindent
\textbf{Q2.} Which wind is cold?

\textbf{A.} F\"ohn \\
\textbf{B.} Mistral \\

\textbf{Answer:} B \\
\end{document}
`
  expect(readList(text)).toEqual([
    'Which wind is warm? | *Föhn | Mistral',
    'Which wind is cold? | Föhn | *Mistral',
  ])
})

test('an option of auto-multiple-choice ends with its braces, and the pages of a copy are no part of it', () => {
  const text = String.raw`\documentclass{article}
\usepackage{automultiplechoice}
\begin{document}
\element{q1}{
  \begin{question}{q1.1}
    Which wind is warm?
    \begin{multicols}{2}
      \begin{choices}
        \correctchoice{F\"ohn, \textbf{in} spring}
        \wrongchoice{Mistral}
        \lastchoices{}\columnbreak{}
        \wrongchoice{Bora}
      \end{choices}
    \end{multicols}
  \end{question}
}
\begin{examcopy}[2]
Time: 60 minutes.
\begin{itemize}
\item Write your name.
\end{itemize}
\insertgroup{q1}
\end{examcopy}
\end{document}
`
  expect(readList(text)).toEqual(['Which wind is warm? | *Föhn, in spring | Mistral | Bora'])
})
