import { say } from '@quizwright/domain/language/say.ts'
/** A placeholder in a template: the selected text, or the caret if nothing is selected. */
const place = '#'

/** A template that a button inserts into an equation; `shown` is drawn on the button. */
export const pieces = () =>
  [
    { name: say('Fraction'), shown: '\\tfrac{a}{b}', piece: '\\frac{#}{}' },
    { name: say('Power'), shown: 'x^{n}', piece: '^{#}' },
    { name: say('Index'), shown: 'x_{n}', piece: '_{#}' },
    { name: say('Square root'), shown: '\\sqrt{x}', piece: '\\sqrt{#}' },
    { name: say('Root'), shown: '\\sqrt[n]{x}', piece: '\\sqrt[#]{}' },
    { name: say('Sum'), shown: '\\sum', piece: '\\sum_{#}^{}' },
    { name: say('Integral'), shown: '\\int', piece: '\\int_{#}^{}' },
    { name: say('Limit'), shown: '\\lim', piece: '\\lim_{#}' },
    { name: say('Parentheses'), shown: '(\\;)', piece: '\\left(#\\right)' },
    { name: say('Matrix'), shown: '[\\,]', piece: '\\begin{bmatrix} # & \\\\ & \\end{bmatrix}' },
    { name: say('Vector'), shown: '\\vec{v}', piece: '\\vec{#}' },
    { name: say('Text'), shown: '\\text{ab}', piece: '\\text{#}' },
    ...['pi', 'alpha', 'beta', 'theta', 'lambda', 'Delta'].map((letter) => ({
      name: letter,
      shown: `\\${letter}`,
      piece: `\\${letter} `,
    })),
    ...Object.entries({
      times: say('Times'),
      pm: say('Plus or minus'),
      le: say('At most'),
      ge: say('At least'),
      ne: say('Not equal'),
      approx: say('Approximately'),
      infty: say('Infinity'),
      to: say('Arrow'),
    }).map(([command, name]) => ({ name, shown: `\\${command}`, piece: `\\${command} ` })),
  ] as const satisfies readonly { name: string; shown: string; piece: string }[]

/** Replaces the selected text by a template that contains it. `caret` is the new position of the caret. */
export const insertPiece = (
  tex: string,
  piece: string,
  from: number,
  to: number,
): { tex: string; caret: number } => {
  const marked = tex.slice(from, to)
  const index = piece.indexOf(place)
  const written = index < 0 ? piece : piece.slice(0, index) + marked + piece.slice(index + place.length)
  // After the selected text was inserted, the caret moves to the next empty placeholder.
  const empty = marked === '' ? index : written.indexOf('{}', index)
  const inPlaceholder = marked === '' ? index : empty + 1
  const caret = index < 0 || empty < 0 ? written.length : inPlaceholder
  return { tex: tex.slice(0, from) + written + tex.slice(to), caret: from + caret }
}
