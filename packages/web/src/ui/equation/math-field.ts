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
/** The name is in the page's content security policy. */
const policy = trustedTypes?.createPolicy('mathlive', { createHTML: keepDrawing })
MathfieldElement.createHTML = (markup) => (policy ? policy.createHTML(markup) : keepDrawing(markup))
// Its fonts come with the page's style sheets, and it is silent.
MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.keypressSound = null
MathfieldElement.plonkSound = null

export type MathField = MathfieldElement

/** What it would say with commands of its own, or with ones that students' pages do not draw. */
const otherwise: Readonly<Record<string, string | undefined>> = {
  '∂': '\\partial',
  '∆': '\\Delta',
  '//': undefined,
  '::': undefined,
  "''": "''",
  '>->>': undefined,
}

/** Keys that open what stays shut here. */
const shut = new Set<unknown>(['toggleContextMenu', 'toggleVirtualKeyboard', 'toggleKeystrokeCaption'])

/**
 * A field in which an equation is typed as it looks, without its menus and its own keyboard. `keepsSteps`:
 * Ctrl+Z is its own.
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
    // A phone shows its keyboard for it as for any text.
    field.shadowRoot?.querySelector('[part=keyboard-sink]')?.setAttribute('inputmode', 'text')
  })
  // The browser's own menu comes up instead.
  field.addEventListener('contextmenu', (event) => event.stopImmediatePropagation(), { capture: true })
  return field
}
