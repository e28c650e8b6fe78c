import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'
import { shownText } from './text.ts'

test.each([
  [
    String.raw`Qu'est-ce que l'\'energie \`a Gen\`eve, \^etre, na\"{\i}f ?`,
    "Qu'est-ce que l'énergie à Genève, être, naïf ?",
  ],
  [String.raw`M\"uller stra{\ss}e`, 'Müller straße'],
  [String.raw`\c{c}a, \v{s}koda, Erd\H{o}s, ma\~nana, \O re`, 'ça, škoda, Erdős, mañana, Øre'],
  [String.raw`printf(\"a\", x)`, String.raw`printf(\"a\", x)`],
  [String.raw`\(\vec{a} \cdot \overline{b} \ll c\)`, String.raw`\(\vec{a} \cdot \overline{b} \ll c\)`],
  [
    String.raw`\textbf{Use} \emph{\textcolor{red}{this}} {\large text} -- \enquote{so} \dots`,
    'Use this text – “so” …',
  ],
  [
    String.raw`\SI{9.81}{m/s^2}, 20\,\textdegree C, 5\% of \href{https://a.example}{these}`,
    '9.81 m/s^2, 20 °C, 5% of these',
  ],
  [
    String.raw`\begin{center}Table\end{center}\vspace*{1cm}` +
      String.raw`\begin{tabular}{|l|p{3cm}|}\hline a & 1 \\ \hline \multicolumn{2}{c}{b} \\ \bottomrule\end{tabular}`,
    'Table\na | 1\nb',
  ],
  [
    String.raw`$\text{kg}\,~\%$ and \begin{align*}a &= b\\ c &= d\label{x}\end{align*}`,
    String.raw`$\text{kg}\,~\%$ and \[\begin{aligned}a &= b\\ c &= d\end{aligned}\]`,
  ],
  [String.raw`Call \verb|a{b}~| or \lstinline{x--}.`, 'Call a{b}~ or x--.'],
  [
    String.raw`See \mystery[1]{this} and \begin{itemize}\item one\item[(b)] two\end{itemize}`,
    `${String.raw`See \mystery[1]{this} and`}\n• one\n(b) two`,
  ],
])('what people read of %s', (tex, shown) => {
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
