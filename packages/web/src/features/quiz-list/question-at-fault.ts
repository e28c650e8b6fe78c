import { isProblem } from '../../connection/rest.ts'

/** The number of the first question that a refusal names, if it names any. */
export const questionAtFault = (error: unknown): number | undefined => {
  if (!isProblem(error)) return undefined
  const fields = error.errors?.map(({ field }) => /^questions\.(\d+)\./.exec(field)?.[1]) ?? []
  const first = fields.find((index) => index !== undefined)
  return first === undefined ? undefined : Number(first) + 1
}
