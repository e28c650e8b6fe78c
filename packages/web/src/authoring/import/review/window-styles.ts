import { chakra } from '../../../ui/styled/chakra.tsx'

export const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
export const Summary = chakra('p', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    outline: '0 !important',
    '& > strong': { color: 'fg', fontWeight: 'semibold' },
  },
})
export const Notice = chakra('p', {
  base: { px: '3', py: '2', borderRadius: 'md', bg: 'orange.subtle', color: 'orange.fg', textStyle: 'sm' },
})
