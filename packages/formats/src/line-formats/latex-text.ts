/** A place to fill in, with its answer. */
const fillIn = /\\fillin(?![A-Za-z])(?:\[([^\]\n]{0,300})\])?(?:\[[^\]\n]{0,300}\])?/g
const comment = /(?<!\\)%[^\n]*/g

/** LaTeX without its comments, with one kind of line ends. */
export const withoutComments = (text: string): string => text.replace(/\r\n?/g, '\n').replace(comment, '')

/** What stands between two commands, as people read it. Formulas stay as they are. */
export const shownText = (tex: string): string =>
  tex
    .replace(fillIn, ' ____ ')
    .replace(/\\(?:textbf|textit|emph|underline|texttt|text)\{([^{}]*)\}/g, '$1')
    .replace(
      new RegExp(
        String.raw`\\(?:begin|end)\{(?:exam|mcquestions|quiz|center|flushleft|flushright|minipage|` +
          String.raw`multicols|samepage)\}(?:\{[^{}]*\}|\[[^\]\n]*\])*`,
        'g',
      ),
      ' ',
    )
    .replace(/\\(?:eAns|eChoices|bChoices(?:\[[^\]\n]*\])?)(?![A-Za-z])/g, ' ')
    .replace(
      /\\(?:noindent|par|newline|(?:med|small|big)skip|hfill|vspace\*?\{[^{}]*\}|label\{[^{}]*\})(?![A-Za-z])/g,
      ' ',
    )
    .replace(/\\(?:section|subsection)\*?\{([^{}]*)\}/g, '\n$1\n')
    .replace(/\\\\(?:\[[^\]]*\])?/g, '\n')
    .replace(/\\([%&#_{}])(?![^$]*\$[^$]*$)/g, '$1')
    .replace(/(?<!\\)~/g, ' ')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim()

/** The answers to what is filled in. */
export const answersIn = (tex: string): string[] =>
  [...tex.matchAll(fillIn)].flatMap(([, answer]) => (answer === undefined ? [] : [shownText(answer)]))
