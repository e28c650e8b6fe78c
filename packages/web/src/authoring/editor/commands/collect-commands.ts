/** Something that can be done now, with the button that does it, and under which heading it is listed. */
export type Command = { group: string; name: string; keys: string | null; run: () => void }

const inHand = 'section[id^="question-"]:not([data-folded])'
const isTextTool = (element: Element): boolean => element.closest('[data-content]') !== null

/** "Question 3" for what belongs to its card. */
const questionOf = (element: Element): string =>
  element.closest('section')?.querySelector('h2')?.textContent ?? 'Question'

type Place = {
  selector: string
  counts?: (element: Element) => boolean
  group: string | ((element: Element) => string)
}

/**
 * The nearest first: what is selected, the question in hand, then the whole quiz and the ways out of it. The many
 * tools of single texts, which stand beside these, come last.
 */
const places: readonly Place[] = [
  { group: 'Selected questions', selector: '[role=toolbar][aria-label="Selected questions"] button' },
  {
    group: questionOf,
    selector: `${inHand} :is(button, a[href], [data-select] input)`,
    counts: (element) => !isTextTool(element),
  },
  { group: 'Add questions', selector: 'button[data-command]' },
  { group: 'Quiz', selector: '[role=toolbar][aria-label="Quiz"] button' },
  { group: 'Go to', selector: 'nav[aria-label="Quiz"] a[href]:not([aria-current])' },
  {
    group: (element) => `Texts of ${questionOf(element).toLowerCase()}`,
    selector: `${inHand} button`,
    counts: isTextTool,
  },
]

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
 * whatever is added to it. A button that is not shown, or that is disabled, is no command, and the one that opens
 * the list itself is none either.
 */
export const collectCommands = (): Command[] => {
  const byName = new Map<string, Command>()
  for (const { selector, group, counts = () => true } of places)
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const name = nameOf(element)
      const isOff = element.matches(':disabled, [aria-disabled=true], [data-opens-commands]')
      if (name === '' || isOff || byName.has(name) || !counts(element)) continue
      byName.set(name, {
        group: typeof group === 'string' ? group : group(element),
        name,
        keys: shownKeys(element.getAttribute('aria-keyshortcuts')),
        run: () => element.click(),
      })
    }
  return [...byName.values()]
}

/** The commands whose name, or heading, has all typed words in it, in any order. */
export const findCommands = (commands: readonly Command[], typed: string): Command[] => {
  const words = typed.toLowerCase().split(/\s+/)
  return commands.filter(({ name, group }) => {
    const text = `${group} ${name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
