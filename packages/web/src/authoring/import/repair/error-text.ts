import { chakra } from '../../../ui/styled/chakra.tsx'

/** The error of a row, shown beside its cells. */
export const ErrorText = chakra('p', { base: { textStyle: 'xs', color: 'fg.error' } })
