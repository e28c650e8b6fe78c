import { chakra } from '../styled/chakra.tsx'

const Frame = chakra('div', {
  base: {
    px: '2.5',
    py: '1',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    boxShadow: 'md',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
  },
})

/** The value under the pointer. */
export const ChartTooltip = ({ name, value }: { name: string; value: string }) => (
  <Frame>
    {name}: <strong>{value}</strong>
  </Frame>
)
