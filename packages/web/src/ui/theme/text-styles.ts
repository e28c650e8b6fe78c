import { defineTextStyles } from '@chakra-ui/react/styled-system'

export const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '0.875rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem', letterSpacing: '-0.011em' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: '-0.014em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: '-0.019em' } },
  // Headings of a screen, of a window or an empty area, of a section, and of a subsection.
  title: {
    '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
    lg: { value: { fontSize: 'lg', lineHeight: '1.625rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
    md: { value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
    sm: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'semibold' } },
  },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
})
