import type { KeyboardEvent } from 'react'
import type { CardActions } from './card-actions.ts'

type Asks = { move: () => void; delete: () => void }

/** Presses the checkbox that selects the question; with Shift it selects a range. */
const pressSelect = (card: Element, shiftKey: boolean): void =>
  void card
    .querySelector('[data-select] input')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))

/** Presses a tool of the focused content, such as "Add an equation to option 2". */
const pressTool = (target: EventTarget, kind: string): void =>
  target instanceof Element
    ? target.closest('[data-content]')?.querySelector<HTMLButtonElement>(`[data-tool="${kind}"]`)?.click()
    : undefined

/** Handles the shortcuts of a question, wherever the focus is inside its card. */
export const onCardKey =
  (actions: CardActions, no: number, ask: Asks) =>
  (event: KeyboardEvent): void => {
    // Key events of a dialog opened by the card also bubble to here, and are ignored.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
    const isCommand = event.ctrlKey || event.metaKey
    const { target, currentTarget } = event
    const withAlt: Record<string, () => void> = {
      ArrowUp: () => actions.moveTo(no - 1),
      ArrowDown: () => actions.moveTo(no + 1),
      Delete: ask.delete,
      // Keys are identified by position, because on some keyboards Alt changes the letter.
      KeyM: ask.move,
      KeyX: () => pressSelect(currentTarget, event.shiftKey),
      KeyI: () => pressTool(target, 'image'),
      Equal: () => pressTool(target, 'equation'),
    }
    const withCommand: Record<string, () => void> = { Enter: actions.addBelow, d: actions.duplicate }
    const commands: Record<string, () => void> = isCommand ? withCommand : {}
    const run = event.altKey ? (withAlt[event.code] ?? withAlt[event.key]) : commands[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
