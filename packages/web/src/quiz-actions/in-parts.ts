const idsPerCall = 1_000

/** Splits ids into calls of the largest size, and makes them one after the other. */
export const inParts = async (
  ids: readonly string[],
  call: (part: string[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += idsPerCall) await call(ids.slice(from, from + idsPerCall))
}
