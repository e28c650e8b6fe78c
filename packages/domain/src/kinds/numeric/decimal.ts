import * as z from 'zod/mini'
import { kindLimits } from '../../limits.ts'

/** A number as its author wrote it, so that 9.80 stays 9.80. */
export const decimal = z.string().check(z.maxLength(kindLimits.numberLength))
