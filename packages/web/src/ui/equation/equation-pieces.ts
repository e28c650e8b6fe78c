/** A placeholder in a template: the selected text, or the caret if nothing is selected. */
const place = '#'

/** A template that a button inserts into an equation; `shown` is drawn on the button. */
export const pieces = [
  { name: 'Fraction', shown: '\\tfrac{a}{b}', piece: '\\frac{#}{}' },
  { name: 'Power', shown: 'x^{n}', piece: '^{#}' },
  { name: 'Index', shown: 'x_{n}', piece: '_{#}' },
  { name: 'Square root', shown: '\\sqrt{x}', piece: '\\sqrt{#}' },
  { name: 'Root', shown: '\\sqrt[n]{x}', piece: '\\sqrt[#]{}' },
  { name: 'Sum', shown: '\\sum', piece: '\\sum_{#}^{}' },
  { name: 'Integral', shown: '\\int', piece: '\\int_{#}^{}' },
  { name: 'Limit', shown: '\\lim', piece: '\\lim_{#}' },
  { name: 'Parentheses', shown: '(\\;)', piece: '\\left(#\\right)' },
  { name: 'Matrix', shown: '[\\,]', piece: '\\begin{bmatrix} # & \\\\ & \\end{bmatrix}' },
  { name: 'Vector', shown: '\\vec{v}', piece: '\\vec{#}' },
  { name: 'Text', shown: '\\text{ab}', piece: '\\text{#}' },
  ...['pi', 'alpha', 'beta', 'theta', 'lambda', 'Delta'].map((letter) => ({
    name: letter,
    shown: `\\${letter}`,
    piece: `\\${letter} `,
  })),
  ...Object.entries({
    times: 'Times',
    pm: 'Plus or minus',
    le: 'At most',
    ge: 'At least',
    ne: 'Not equal',
    approx: 'About',
    infty: 'Infinity',
    to: 'Arrow',
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
  const caret = index < 0 || empty < 0 ? written.length : marked === '' ? index : empty + 1
  return { tex: tex.slice(0, from) + written + tex.slice(to), caret: from + caret }
}
