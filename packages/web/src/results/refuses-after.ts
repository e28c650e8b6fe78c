import { isProblem } from '../api/rest.ts'

/** How services refuse a parameter that they do not know, or a result that was deleted meanwhile. */
const refusals: readonly number[] = [400, 404, 422]

/** Whether a service refused to read the results behind another one. Its pages can be read by their position. */
export const refusesAfter = (error: unknown): boolean => isProblem(error) && refusals.includes(error.status)
