import { chakra } from '../../../ui/styled/chakra.tsx'

/** A line about what was found or chosen. */
export const BankStatus = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', mt: '4' } })
