import { Problem } from '@quizwright/contracts/problem.ts'
import * as z from 'zod/mini'

const cursorKey = z.array(z.union([z.string(), z.number()]))
type Key = z.infer<typeof cursorKey>

/** Serializes a position in a list for a URL: the values by which the list is sorted. */
export const writeCursor = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Parses such a position with values of these types. Throws RULE for any other text. */
export const readCursor = (text: string, types: readonly ('string' | 'number')[]): Key => {
  try {
    const { data } = z.safeParse(cursorKey, JSON.parse(Buffer.from(text, 'base64url').toString()))
    const fits =
      data?.length === types.length &&
      data.every((value, index) => typeof value === types[index] && !String(value).includes('\0'))
    if (fits) return data
  } catch {
    // Falls through: text that is not JSON is not a position either.
  }
  throw new Problem('RULE', { message: 'This is no place in the list. Read it again from the beginning.' })
}
