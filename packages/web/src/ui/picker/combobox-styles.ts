import { inputRecipe } from '../form/input-recipe.ts'

/** The input of a picker, with room for the button at its end. */
export const comboboxInputStyles = { ...inputRecipe.base, pe: '9' } as const

/** The button inside the field that opens its list. */
export const comboboxTriggerStyles = {
  position: 'absolute',
  insetEnd: '0',
  top: '0',
  height: 'full',
  width: '9',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: 'fg.muted',
  cursor: 'pointer',
} as const
