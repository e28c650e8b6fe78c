/**
 * Checks UTF-16 chunk by chunk: pairs of surrogates whole, no NUL, an even number of bytes. Gives the place
 * of the first bad byte, from 0.
 */
export const createUtf16Validator = (littleEndian: boolean) => {
  let offset = 0
  let odd: number | undefined
  let highSurrogateAt: number | undefined

  const checkUnit = (unit: number, at: number): number | undefined => {
    const isLow = unit >= 0xdc00 && unit <= 0xdfff
    if (highSurrogateAt !== undefined && !isLow) return highSurrogateAt
    if (highSurrogateAt === undefined && isLow) return at
    if (unit === 0) return at
    highSurrogateAt = unit >= 0xd800 && unit <= 0xdbff ? at : undefined
    return undefined
  }

  return {
    push: (chunk: Uint8Array): number | undefined => {
      for (const byte of chunk) {
        offset += 1
        if (odd === undefined) {
          odd = byte
          continue
        }
        const bad = checkUnit(littleEndian ? odd | (byte << 8) : (odd << 8) | byte, offset - 2)
        if (bad !== undefined) return bad
        odd = undefined
      }
      return undefined
    },
    end: (): number | undefined => highSurrogateAt ?? (odd === undefined ? undefined : offset - 1),
  }
}
