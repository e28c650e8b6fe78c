import { withoutPadding } from './file-marks.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const sampleBytes = 4_096
/** Characters beyond these planes do not exist. */
const planes = 0x10

/**
 * Whether a text is UTF-32: of the four bytes of each character one is zero, and the one beside it is zero for
 * nearly all characters.
 */
export const isUtf32 = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, sampleBytes)
  if (withoutPadding(sample).length < 8) return false
  const units = Array.from({ length: Math.floor(sample.length / 4) }, (_, index) =>
    sample.subarray(index * 4, index * 4 + 4),
  )
  const hasForm = (zero: number, plane: number): boolean =>
    units.every((unit) => unit[zero] === 0 && elementAt(unit, plane) <= planes) &&
    units.filter((unit) => unit[plane] === 0).length > units.length / 2
  return !units.some((unit) => unit.every((byte) => byte === 0)) && (hasForm(3, 2) || hasForm(0, 1))
}
