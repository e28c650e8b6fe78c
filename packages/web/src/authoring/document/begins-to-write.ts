/** In the history state of the editor: its author chose to write, so an empty quiz begins with a question. */
export type BeginsToWrite = { beginsToWrite?: true }

/** Whether the author comes to write the first question. True once, so that a reload adds no further one. */
export const takeBeginsToWrite = (): boolean => {
  const { beginsToWrite, ...rest } = (history.state ?? {}) as BeginsToWrite
  if (beginsToWrite) history.replaceState(rest, '')
  return beginsToWrite === true
}
