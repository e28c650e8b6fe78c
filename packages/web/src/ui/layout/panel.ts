/** The styles of a framed part of a screen, such as a chart or a table of figures. */
export const panel = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  p: { base: '4', md: '5' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'xl',
  _print: { breakInside: 'avoid' },
} as const
