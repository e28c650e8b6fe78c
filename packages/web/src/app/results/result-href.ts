import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { href } from '../screens.tsx'

/** Where one result is shown: a descriptive one has a screen of its own. */
export const resultHref = ({ _id }: Pick<ListedResult, '_id'>): string => href.result({ resultId: _id })
