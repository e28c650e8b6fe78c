import 'mathlive/fonts.css'
import { MathfieldElement } from 'mathlive'
import { keepDrawing } from './math-markup.ts'

type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (markup: string) => string },
  ) => { createHTML: (markup: string) => unknown }
}

const { trustedTypes } = globalThis as { trustedTypes?: Policies }
/** The name of this policy is in the page's content security policy. */
const policy = trustedTypes?.createPolicy('mathlive', { createHTML: keepDrawing })
MathfieldElement.createHTML = (markup) => (policy ? policy.createHTML(markup) : keepDrawing(markup))
// The fonts come with the page's style sheets, and sounds are off.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.keypressSound = null
MathfieldElement.plonkSound = null

export type MathField = MathfieldElement

/** Replacements for MathLive's own commands, and for commands that the learner's page cannot draw. */
const otherwise: Readonly<Record<string, string | undefined>> = {
  '∂': '\\partial',
  '∆': '\\Delta',
  '//': undefined,
  '::': undefined,
  "''": "''",
  '>->>': undefined,
}

/** Keys that would open MathLive's menu or keyboard, which are switched off. */
const shut = new Set<unknown>(['toggleContextMenu', 'toggleVirtualKeyboard', 'toggleKeystrokeCaption'])

/**
 * Creates a field in which an equation is typed visually, without MathLive's menus and keyboard. With
 * `keepsSteps`, the field handles Ctrl+Z itself.
 */
export const createMathField = ({ label, keepsSteps }: { label: string; keepsSteps: boolean }): MathField => {
  const field = new MathfieldElement({
    mathVirtualKeyboardPolicy: 'manual',
    popoverPolicy: 'off',
    environmentPopoverPolicy: 'off',
  })
  field.setAttribute('aria-label', label)
  field.addEventListener('mount', () => {
    field.menuItems = []
    field.keybindings = field.keybindings.filter(
      ({ command }) => !shut.has(command) && (keepsSteps || (command !== 'undo' && command !== 'redo')),
    )
    field.inlineShortcuts = Object.fromEntries(
      Object.entries({ ...field.inlineShortcuts, ...otherwise }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    )
    // Lets a phone show its normal keyboard, as for any text field.
    field.shadowRoot?.querySelector('[part=keyboard-sink]')?.setAttribute('inputmode', 'text')
  })
  // A press focuses the field at once, but the element that receives keys only 60 ms later.
  field.addEventListener('click', () =>
    field.shadowRoot?.querySelector<HTMLElement>('[part=keyboard-sink]')?.focus({ preventScroll: true }),
  )
  // The browser's own context menu opens instead.
  field.addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), { capture: true })
  return field
}
