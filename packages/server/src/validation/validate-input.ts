import { validateInput as validateByZod } from '@quizwright/contracts/validation/validate-input.ts'
import type { ValidationResult } from '@quizwright/contracts/validation/validate.ts'
import type * as z from 'zod/mini'
import { isCertainlyValid } from './json-schema-check.ts'

/** Validates untrusted input. zod is asked for the words of an error, and where JSON Schema is not certain. */
export const validateInput = <S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
): ValidationResult<z.core.output<S>> =>
  isCertainlyValid(schema, value)
    ? { ok: true, data: value as z.core.output<S> }
    : validateByZod(schema, value)
