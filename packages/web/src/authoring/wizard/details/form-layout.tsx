import type { ReactNode } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Group = chakra('fieldset', {
  base: {
    minWidth: '0',
    '& + fieldset': { mt: '6', pt: '6', borderTopWidth: '1px', borderColor: 'border.muted' },
    '& > legend': {
      float: 'left',
      width: 'full',
      mb: '3',
      textStyle: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
    },
    '& > legend + *': { clear: 'both' },
  },
})

export const FormGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Group>
    <legend>{title}</legend>
    {children}
  </Group>
)

/** Fields side by side if there is room. */
export const FormGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
    rowGap: '4',
    alignItems: 'start',
  },
})
export const FullWidth = chakra('div', { base: { gridColumn: { md: '1 / -1' } } })
