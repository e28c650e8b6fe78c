import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The styles that all text inputs, selects and pickers share. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    height: '10',
    px: '3',
    textStyle: 'sm',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    appearance: 'none',
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: {
      borderColor: 'accent.focusRing',
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-1px',
    },
    '&[aria-invalid=true]': {
      borderColor: 'border.error',
      _focusVisible: { borderColor: 'border.error', outlineColor: 'border.error' },
    },
    _disabled: { layerStyle: 'disabled' },
  },
  variants: { size: { sm: { height: '8', px: '2.5' }, md: {} } },
  defaultVariants: { size: 'md' },
})

/** Those of a text of several lines, and of what is drawn in its place. */
export const areaRecipe = {
  ...inputRecipe,
  base: { ...inputRecipe.base, height: 'auto', minHeight: '10', py: '2', lineHeight: '1.5' },
}
