import { isRenderable, maxMarkupLength } from './safe-tex.ts'

/** How TeX is drawn wherever it is drawn or judged, so that page and services refuse the same formulas. */
export const drawingSettings = {
  throwOnError: true,
  trust: false,
  maxExpand: 100,
  maxSize: [50, 500] satisfies [number, number],
}

/**
 * Why a formula is not drawn: it exceeds the limits, its TeX is incomplete (an open brace, a missing argument, half
 * a command), or its TeX is wrong.
 */
export type NotDrawn =
  | { outcome: 'too complex' }
  | { outcome: 'incomplete' }
  | { outcome: 'wrong'; command?: string }

/** Matches the renderer's messages about input that is missing at the end of the TeX. */
const isAtEnd = /end of input|got 'EOF'/i
const unknownCommand = /Unsupported function name: (?<command>\\[A-Za-z]+)/

const whyNot = (error: unknown, tex: string): NotDrawn => {
  // For some missing arguments, temml throws a plain TypeError instead of a ParseError.
  if (!(error instanceof Error) || error.name !== 'ParseError')
    return { outcome: error instanceof RangeError ? 'too complex' : 'incomplete' }
  if (isAtEnd.test(error.message)) return { outcome: 'incomplete' }
  const command = unknownCommand.exec(error.message)?.groups?.['command']
  if (command === undefined) return { outcome: 'wrong' }
  return tex.trimEnd().endsWith(command) ? { outcome: 'incomplete' } : { outcome: 'wrong', command }
}

/** Draws TeX with a renderer that returns the markup. Undefined if that succeeds. */
export const drawTex = (tex: string, render: () => string): NotDrawn | undefined => {
  if (!isRenderable(tex)) return { outcome: 'too complex' }
  try {
    return render().length > maxMarkupLength ? { outcome: 'too complex' } : undefined
  } catch (error) {
    return whyNot(error, tex)
  }
}
