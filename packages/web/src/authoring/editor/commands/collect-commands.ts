import { say } from '@quizwright/domain/language/say.ts'
/**
 * A command that is available now: its name, its keys, and the heading under which it is listed. `run`
 * presses its button.
 */
export type Command = { group: string; name: string; keys: string | null; run: () => void }

const active = 'section[id^="question-"]:not([data-collapsed])'
const isTextTool = (element: Element): boolean => element.closest('[data-content]') !== null

/** "Question 3" for an element in the card of question 3. */
const questionOf = (element: Element): string =>
  element.closest('section')?.querySelector('h2')?.textContent ?? say('Question')

type Place = {
  selector: string
  counts?: (element: Element) => boolean
  group: string | ((element: Element) => string)
}

/**
 * Where to look for commands, the nearest first: the selection, the active question, the whole quiz, and the
 * ways out of it. The tools of single texts, which are many, come last.
 */
const places = (): readonly Place[] => [
  { group: say('Selected questions'), selector: '[data-selection-bar] button' },
  {
    group: questionOf,
    selector: `${active} :is(button, a[href], [data-select] input)`,
    counts: (element) => !isTextTool(element),
  },
  { group: say('Add questions'), selector: 'button[data-command]' },
  { group: say('Quiz'), selector: '[data-editor-bar] button' },
  { group: say('Go to'), selector: 'nav[data-quiz-tabs] a[href]:not([aria-current])' },
  {
    group: (element) => say('Fields of {question}', { question: questionOf(element).toLowerCase() }),
    selector: `${active} button`,
    counts: isTextTool,
  },
]

const nameOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Formats "Control+Shift+Z" as "Ctrl + Shift + Z". */
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
 * All commands that are available in the editor now. They are read from the buttons on the page, so that the
 * list stays complete when buttons are added. Hidden and disabled buttons are left out, and so is the button
 * that opens the list.
 */
export const collectCommands = (): Command[] => {
  const byName = new Map<string, Command>()
  for (const { selector, group, counts = () => true } of places())
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

/** The commands whose name or heading contains all typed words, in any order. */
export const findCommands = (commands: readonly Command[], typed: string): Command[] => {
  const words = typed.toLowerCase().split(/\s+/)
  return commands.filter(({ name, group }) => {
    const text = `${group} ${name}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
