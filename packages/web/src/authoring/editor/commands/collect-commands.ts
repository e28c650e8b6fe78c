/** Something that can be done now, with the button that does it. */
export type Command = { name: string; keys: string | null; run: () => void }

/** The buttons of the whole quiz, those of the question in hand, and single ones that say so. */
const places = [
  '[role=toolbar][aria-label="Quiz"] button',
  '[role=toolbar][aria-label="Selected questions"] button',
  'section[id^="question-"]:not([data-folded]) :is(button, a[href], [data-select] input)',
  'button[data-command]',
].join(', ')

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** "Control+Shift+Z" as people write it: "Ctrl + Shift + Z". */
const shownKeys = (keys: string | null): string | null =>
  keys
    ? keys
        .replaceAll('Control', 'Ctrl')
        .replaceAll('Arrow', '')
        .split('+')
        .map((key) => (key === '' ? '+' : key))
        .join(' + ')
    : null

/**
 * All that can be done in the editor now: what its buttons do. Reading them off the page keeps the list complete
 * whatever is added to it. A button that is not shown, or that is disabled, is no command.
 */
export const collectCommands = (): Command[] => {
  const byName = new Map<string, Command>()
  for (const element of document.querySelectorAll<HTMLElement>(places)) {
    const name = nameOf(element)
    const isOff = element.matches(':disabled, [aria-disabled=true]')
    if (name === '' || isOff || byName.has(name)) continue
    byName.set(name, {
      name,
      keys: shownKeys(element.getAttribute('aria-keyshortcuts')),
      run: () => element.click(),
    })
  }
  return [...byName.values()]
}

/** The commands whose name has all typed words in it, in any order. */
export const findCommands = (commands: readonly Command[], typed: string): Command[] => {
  const words = typed.toLowerCase().split(/\s+/)
  return commands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
