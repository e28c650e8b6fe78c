import { chakra } from '../styled/chakra.tsx'

/** A text of less weight, such as an explanation or what is said where a list is empty. */
export const MutedText = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } })
/** A short hint below a control. */
export const SmallMutedText = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted' } })

/** Parts below each other, as in the body of a dialog. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
export const TightStack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } })
/** Parts below each other, each as wide as there is room for. */
export const Blocks = chakra('div', { base: { display: 'grid', gap: '4' } })

/** Parts beside each other, in as many lines as they need. */
export const Wrap = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } })
export const CenteredWrap = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
})

/** An item of a list: its text, and its buttons beside it. */
export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'start',
    justifyContent: 'space-between',
    py: '3',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    '& p': { textStyle: 'sm' },
    '& p.quiet': { color: 'fg.muted' },
  },
})
export const ListRowText = chakra('div', { base: { minWidth: '0', flex: '1 1 16rem' } })
