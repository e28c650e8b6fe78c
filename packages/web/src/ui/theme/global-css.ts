import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/**
 * The custom properties that packages/ui uses, in this page's colours, so that shared components look like
 * the rest of the page.
 */
const sharedPartsStyle = {
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

/** Icons that point along a line of text. */
const pointing = ['arrow', 'chevron', 'chevrons']
  .flatMap((icon) => [`${icon}-left`, `${icon}-right`])
  .concat('undo-2', 'redo-2')

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    ...sharedPartsStyle,
    color: 'fg',
    bg: 'bg',
    colorPalette: 'accent',
    lineHeight: '1.5',
    colorScheme: 'light',
    // Keeps elements scrolled into view below the sticky header.
    scrollPaddingTop: '4.5rem',
    '&.dark': { colorScheme: 'dark' },
    // Where lines begin, and the sign of a way along them.
    '--page-start': 'left',
    '--onward': '1',
    '&[dir=rtl]': { '--page-start': 'right', '--onward': '-1' },
    // Prints backgrounds, because bars, legends and states rely on their colours.
    _print: { bg: 'white', printColorAdjust: 'exact' },
  },
  body: { minHeight: '100dvh' },
  // An open dialog covers the page, and also sets `none` on the body. If the page inherited it, the browser would
  // compute the style of each of its elements again, some 30 ms for a long list.
  '#root': { pointerEvents: 'auto' },
  // `scale` leaves `rotate` and `transform` to who uses the icon.
  [`[dir=rtl] :is(${pointing.map((icon) => `.lucide-${icon}`).join(', ')})`]: { scale: '-1 1' },
  // What people wrote may be one long word. A parent's rule does not reach it: Chakra sets one on every element.
  'bdi, [dir=auto]': { overflowWrap: 'anywhere' },
  // It would make a column as narrow as a letter, unless it has a minimum. On a phone, rows are blocks.
  'td :is(bdi, [dir=auto])': { sm: { overflowWrap: 'break-word' } },
  // A panel beside the screen takes its room from it.
  'body:has(> [data-side-panel]) #main': { paddingInlineEnd: '22rem' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.muted' },
  // The default focus ring; inputs have their own.
  ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
  // The colours of a system's contrast theme replace those that tell what is chosen from the rest.
  ':is([aria-current], [aria-pressed=true], [aria-selected=true]):not(:focus-visible)': {
    '@media (forced-colors: active)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
  },
  // A printed page is a document, so everything that can only be pressed is hidden.
  'body > *:not(#root), header:has(+ main), [data-not-printed], [role=toolbar], search, [role=status]': {
    _print: { display: 'none !important' },
  },
  'button:not(:is(h1, th, td, summary) button, .question-circle)': { _print: { display: 'none !important' } },
  // A printed select shows only the chosen words.
  select: { _print: { borderColor: 'transparent !important', paddingInline: '0 !important' } },
  ':has(> select)::after': { _print: { display: 'none' } },
  'td, tbody th': {
    _print: { whiteSpace: 'nowrap', paddingBlock: '{spacing.1} !important', fontSize: '{fontSizes.xs}' },
  },
  'tr, li, figure, article': { _print: { breakInside: 'avoid' } },
  'h1, h2, h3': { _print: { breakAfter: 'avoid' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      // An animation that repeats endlessly would flicker at this duration.
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
