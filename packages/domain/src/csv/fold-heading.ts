import { withLatinDigits } from '../rules/digits.ts'
import { plainLatin } from './plain-latin.ts'

/** A longer cell is no heading, and the patterns below take a time that grows with the square of its blanks. */
export const maxHeadingChars = 1_000

/** Reduces a heading to lower-case letters without accents and digits, for comparison. */
export const foldHeading = (cell: string): string =>
  plainLatin(withLatinDigits(cell.slice(0, maxHeadingChars).normalize('NFKC')).toLowerCase()).replaceAll(
    /[^\p{L}\p{M}\p{N}]/gu,
    '',
  )

/**
 * Removes what templates and programs put around headings: "3. Answer 1 - max 75 characters", "Answer(s)", "HTML of the
 * question", "Options, separated by |", "Explanation of the answer".
 */
export const withoutAdvice = (cell: string): string =>
  cell
    .slice(0, maxHeadingChars)
    .replace(/^\s*\d{1,2}[.)]\s+(?=\p{L}{2})/u, '')
    .replace(/^\s*(?:html|text) (?:of|for) (?:the )?/i, '')
    .replace(/\(s\)/gi, 's')
    .replace(/\s*[#№]\s*$/, ' no')
    .replace(/\s+[-–—]\s*(?:max|min|choose|select|optional|required|mandatory|up to|e\.g\.)\b.*$/is, '')
    .replace(/,?\s+separated (?:by|with)\b.*$/is, '')
    .replace(/\s*\((?:max|min|choose|only|optional|required|mandatory|up to|e\.g\.)\b[^)]*\)\s*$/i, '')
    .replace(/(?<=\p{L}) (?:to|of|for) the (?:answer|question)\s*$/iu, '')
