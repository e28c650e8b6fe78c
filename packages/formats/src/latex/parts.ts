/**
 * A part of a text: what is read as text, a formula, lines of a program, code within a line, a drawing, or an image
 * in a file with this name.
 */
export type Part = {
  kind: 'text' | 'formula' | 'program' | 'code' | 'drawing' | 'image'
  text: string
  name?: string
}

const codeNames = 'verbatim|Verbatim|lstlisting|minted|alltt|code|pyverbatim'
const drawingNames = 'tikzpicture|pspicture|circuitikz|picture|asy|tikzcd|forest|axis|chemfig'
const formulaNames = 'equation|align|alignat|gather|multline|eqnarray|displaymath|math|flalign'

/** How code within a line begins, without its first sign. */
const inline = String.raw`(?:lstinline(?:\[[^\]\n]{0,200}\])?|mintinline\{[a-z+#]{1,20}\})`

/** What a program looks like, in lines of its own and within a line. */
export const code: readonly string[] = [
  String.raw`\\begin\{(?<code>${codeNames})\}(?:\[[^\]\n]{0,300}\])?(?:\{[^{}\n]{0,40}\})?` +
    String.raw`(?<program>[^]{0,8000}?)\\end\{\k<code>\}`,
  String.raw`\\(?:verb\*?|${inline})(?<sign>[|!+"/@=])(?<line>[^\n]{0,400}?)\k<sign>`,
  String.raw`\\${inline}\{(?<braced>[^{}\n]{0,400})\}`,
]

/** Each of them has an end, which is looked for in a limited stretch, so that a missing one costs little. */
const part = new RegExp(
  [
    ...code,
    String.raw`\\begin\{(?<drawing>${drawingNames})\}[^]{0,6000}?\\end\{\k<drawing>\}`,
    String.raw`\\begin\{(?<display>(?:${formulaNames})\*?)\}(?<shown>[^]{0,4000}?)\\end\{\k<display>\}`,
    String.raw`\\begin\{(?<table>tabular[xy*]?|longtable|array)\}(?<rows>[^]{0,8000}?)\\end\{\k<table>\}`,
    String.raw`\\includegraphics\*?(?:\[[^\]\n]{0,300}\])?\s?\{(?<image>[^{}\n]{1,300})\}`,
    String.raw`(?<!\\)\$\$[^$]{1,4000}\$\$|(?<!\\)\$(?:\\.|[^$\\]){1,1000}\$`,
    String.raw`\\\([^]{0,2000}?\\\)|\\\[[^]{0,4000}?\\\]`,
  ].join('|'),
  'g',
)

/** Splits LaTeX into what is read as text and what has rules of its own. */
export const partsIn = (tex: string): Part[] => {
  const parts: Part[] = []
  let at = 0
  for (const found of tex.matchAll(part)) {
    if (found.index > at) parts.push({ kind: 'text', text: tex.slice(at, found.index) })
    parts.push(partOf(found[0], found.groups ?? {}))
    at = found.index + found[0].length
  }
  if (at < tex.length) parts.push({ kind: 'text', text: tex.slice(at) })
  return parts
}

/** What a question cannot hold: pictures in files of their own, and drawings that LaTeX makes. */
export const lossesIn = (tex: string): string[] =>
  partsIn(tex).flatMap(({ kind, name }) =>
    kind === 'image'
      ? [`the image "${(name ?? '').slice(-80)}", which the file does not hold`]
      : kind === 'drawing'
        ? ['a drawing that LaTeX makes']
        : [],
  )

const partOf = (written: string, groups: Partial<Record<string, string>>): Part => {
  const { program, drawing, display, shown, rows, line, braced, image } = groups
  if (program !== undefined) return { kind: 'program', text: program.replace(/^[ \t]*\n/, '').trimEnd() }
  if (drawing !== undefined) return { kind: 'drawing', text: '' }
  if (display !== undefined) return { kind: 'formula', text: displayed(display, shown ?? '') }
  if (rows !== undefined) return { kind: 'text', text: `\n${rowsOf(rows)}\n` }
  if (line !== undefined || braced !== undefined) return { kind: 'code', text: line ?? braced ?? '' }
  if (image !== undefined) return { kind: 'image', text: '', name: image }
  return { kind: 'formula', text: written }
}

/** Formulas in several lines are known by the name that they have within a formula. */
const displayed = (name: string, tex: string): string => {
  const clean = tex.replaceAll(/\\(?:label|tag)\{[^{}]*\}|\\(?:nonumber|notag)(?![A-Za-z])/g, '').trim()
  const inner = /^(?:align|flalign|eqnarray)/.test(name)
    ? ['aligned', clean.replaceAll(/&\s*=\s*&/g, '&=')]
    : name.startsWith('gather') || name.startsWith('multline')
      ? ['gathered', clean]
      : undefined
  return inner ? `\\[\\begin{${inner[0]}}${inner[1]}\\end{${inner[0]}}\\]` : `\\[${clean}\\]`
}

/** A table as lines with bars between the cells. The widths of its columns stand before the first row. */
const rowsOf = (body: string): string =>
  body
    .replace(/^(?:\[[^\]\n]*\])?\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}){1,2}/, '')
    .split(/\\\\(?:\[[^\]\n]*\])?|\\tabularnewline(?![A-Za-z])/)
    .map((row) =>
      row
        .replaceAll('\n', ' ')
        .split(/(?<!\\)&/)
        .map((cell) => cell.trim())
        .join(' | '),
    )
    .filter((row) =>
      /[^\s|]/.test(row.replaceAll(/\\(?:hline|(?:top|mid|bottom)rule|c(?:line|midrule)\{[^{}]*\})/g, '')),
    )
    .join('\n')
