/** The most ids that one call takes. */
const idsPerCall = 1_000

/** Makes a call for all ids, as many in each as it takes, one after the other. */
export const inParts = async (
  ids: readonly string[],
  call: (part: string[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += idsPerCall) await call(ids.slice(from, from + idsPerCall))
}
