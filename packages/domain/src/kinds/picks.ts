import type { Response } from '../schemas/response.ts'

/** Whether a response has one pick for each part, of a list of so many entries, or none at all. */
export const isFittingPicks = (
  response: Response | null | undefined,
  parts: number,
  entries: number,
): boolean =>
  !response ||
  (response.texts.length === 0 &&
    response.picks.length === parts &&
    response.picks.every((pick) => pick < entries))
