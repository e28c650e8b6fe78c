/** The style of a link or a button that leads back, above the title of a page. */
export const backLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '6',
  textStyle: 'sm',
  color: 'fg.muted',
  borderRadius: 'l1',
  cursor: 'button',
  _hover: { color: 'fg' },
  '& svg': { width: '4', height: '4' },
  '@media print': { display: 'none' },
} as const
