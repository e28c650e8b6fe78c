import { say, sayCount } from '@quizwright/domain/language/say.ts'
/** What a number field does with a typed text: `value` is what it holds now, `refusal` says what was not taken. */
export type DigitsRead = { value: string; refusal: string | undefined; isStuck: boolean }

/** Removes leading zeros, such as when 24 is typed after a 0. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/**
 * Reads the text of a field for a non-negative integer. A text with anything else changes nothing and is refused in
 * words. The digits that follow are refused, too (`isStuck`), because the 5 of 2.5 must not make 25; a shorter text
 * begins again. A number above `max` empties the field.
 */
export const readDigits = (
  text: string,
  { value, isStuck }: { value: string; isStuck: boolean },
  { maxDigits, max }: { maxDigits: number; max?: number },
): DigitsRead => {
  const typed = text.trim()
  const isInsertion = typed.length > value.length
  if (!/^\d*$/.test(typed) || (isStuck && isInsertion))
    return {
      value,
      refusal:
        value === ''
          ? say('Whole numbers only. Nothing was entered.')
          : say('Whole numbers only. It is still {value}.', { value }),
      isStuck: true,
    }
  const digits = withoutZeros(typed)
  if (max !== undefined && Number(digits) > max)
    return { value: '', refusal: say('At most {max}.', { max }), isStuck: false }
  if (digits.length > maxDigits)
    return {
      value,
      refusal: sayCount(
        maxDigits,
        'At most 1 digit. It is still {value}.',
        'At most {count} digits. It is still {value}.',
        { value },
      ),
      isStuck: false,
    }
  return { value: digits, refusal: undefined, isStuck: false }
}
