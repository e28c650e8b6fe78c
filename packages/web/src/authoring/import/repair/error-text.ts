import { chakra } from '../../../ui/styled/chakra.tsx'

/** What is wrong with a row, beside the cells that it is about. */
export const ErrorText = chakra('p', { base: { textStyle: 'xs', color: 'fg.error' } })
