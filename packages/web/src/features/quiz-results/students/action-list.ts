import { chakra } from '../../../ui/styled/chakra.tsx'

/** The heading of a list whose items each have a button. */
export const ListHeading = chakra('h3', { base: { fontWeight: 'semibold', mb: '2' } })

/** An item with its text and, beside it, a button. */
export const ActionItem = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    py: '2',
    borderTopWidth: '1px',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: '0' },
  },
})
