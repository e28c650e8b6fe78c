/** Ctrl-Z and the ends of lines, which may stand among the NULs that fill up a file. */
const endOfFile: ReadonlySet<number> = new Set([0x1a, 0x0a, 0x0d])

/**
 * Validates UTF-16 chunk by chunk: complete surrogate pairs, no NUL but at the end, an even number of bytes. Both
 * functions return the offset of the first invalid byte, or undefined.
 */
export const createUtf16Validator = (littleEndian: boolean) => {
  let offset = 0
  let pendingByte: number | undefined
  let highSurrogateOffset: number | undefined
  let nulOffset: number | undefined

  const checkUnit = (unit: number, unitOffset: number): number | undefined => {
    const isLow = unit >= 0xdc00 && unit <= 0xdfff
    if (highSurrogateOffset !== undefined && !isLow) return highSurrogateOffset
    if (highSurrogateOffset === undefined && isLow) return unitOffset
    if (unit === 0) nulOffset ??= unitOffset
    else if (nulOffset !== undefined && !endOfFile.has(unit)) return nulOffset
    highSurrogateOffset = unit >= 0xd800 && unit <= 0xdbff ? unitOffset : undefined
    return undefined
  }

  return {
    push: (chunk: Uint8Array): number | undefined => {
      for (const byte of chunk) {
        offset += 1
        if (pendingByte === undefined) {
          pendingByte = byte
          continue
        }
        const invalidOffset = checkUnit(
          littleEndian ? pendingByte | (byte << 8) : (pendingByte << 8) | byte,
          offset - 2,
        )
        if (invalidOffset !== undefined) return invalidOffset
        pendingByte = undefined
      }
      return undefined
    },
    end: (): number | undefined =>
      highSurrogateOffset ?? (pendingByte === undefined ? undefined : offset - 1),
  }
}
