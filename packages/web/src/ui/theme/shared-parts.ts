/**
 * The custom properties that packages/ui uses, in this page's colours, so that shared components look like
 * the rest of the page.
 */
export const sharedPartsStyle = {
  '--ink': 'colors.fg',
  '--quiet': 'colors.fg.muted',
  '--card': 'colors.bg.panel',
  '--line': 'colors.border.control',
  '--hair': 'colors.bg.emphasized',
  '--accent': 'colors.accent.solid',
  '--ring': 'colors.accent.focusRing',
  '--problem': 'colors.fg.error',
  '--warning': 'colors.orange.solid',
  '--good': 'colors.green.solid',
  '--formula-error-size': 'fontSizes.sm',
  '--formula-error-line': '1.25rem',
} as const
