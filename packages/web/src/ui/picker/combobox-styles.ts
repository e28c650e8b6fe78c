import { inputRecipe } from '../form/input-recipe.ts'

/** The input of a picker: its end is the button's. */
export const comboboxInputStyles = { ...inputRecipe.base, pe: '9' } as const

/** The button within the field that shows its list. */
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
