import { readNumbers } from './formulas.ts'
import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'

/**
 * Rewrites the smooth curves (T) of an SVG path with explicit control points (Q): the control point of the
 * last curve, mirrored at its end (SVG 2, 9.3.7). The formula fonts use absolute coordinates.
 */
export const withoutSmoothCurves = (path: string): string => {
  let at: [number, number] = [0, 0]
  let control: [number, number] = at
  const commands = [...path.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([whole, command, written]) => {
    const numbers = readNumbers(written)
    if (command !== 'Q' && command !== 'T') {
      at = endOf(defined(command, 'command'), numbers, at)
      control = at
      return [whole]
    }
    const step = command === 'Q' ? 4 : 2
    return Array.from({ length: numbers.length / step }, (_, index) => {
      const part = numbers.slice(index * step, index * step + step)
      control =
        step === 4
          ? [elementAt(part, 0), elementAt(part, 1)]
          : [2 * at[0] - control[0], 2 * at[1] - control[1]]
      at = [elementAt(part, step - 2), elementAt(part, step - 1)]
      return `Q${[...control, ...at].join(' ')}`
    })
  })
  return commands.join('')
}

const endOf = (command: string, numbers: number[], [x, y]: [number, number]): [number, number] => {
  if (command === 'H') return [numbers.at(-1) ?? x, y]
  if (command === 'V') return [x, numbers.at(-1) ?? y]
  return numbers.length >= 2 ? [defined(numbers.at(-2), 'x'), lastOf(numbers)] : [x, y]
}
