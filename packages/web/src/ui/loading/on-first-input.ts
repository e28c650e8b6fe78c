/**
 * Loads code with the first click or key on the page: what a person may need after that, and would miss if the
 * connection were gone by then. A failure is ignored; who needs the code asks for it again.
 */
export const onFirstInput = (load: () => Promise<unknown>): void => {
  const begin = (): void => {
    for (const event of ['pointerdown', 'keydown']) removeEventListener(event, begin, true)
    load().catch(() => undefined)
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, begin, true)
}
