import { isProblem } from '../api/rest.ts'

/**
 * Whether publishing was refused for what the questions are, and if so at which question to begin mending:
 * the first that the refusal names, none when it names none.
 */
export const questionAtFault = (error: unknown): { questionNo: number | undefined } | undefined => {
  if (!isProblem(error) || error.code !== 'RULE') return undefined
  const indexes = error.errors?.map(({ field }) => /^questions\.(\d+)\./.exec(field)?.[1]) ?? []
  const first = indexes.find((index) => index !== undefined)
  return { questionNo: first === undefined ? undefined : Number(first) + 1 }
}
