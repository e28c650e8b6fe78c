import { chakra } from '../styled/chakra.tsx'

/** A line on an orange ground: what to know before going on, with what can be done about it. */
export const WarningNote = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
    '& > svg': { width: '4', height: '4', flexShrink: '0' },
  },
})
