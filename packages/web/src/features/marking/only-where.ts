import { chakra } from '../../ui/styled/chakra.tsx'

export const OnPhone = chakra('span', { base: { display: { base: 'contents', md: 'none' } } })
/** Hidden on a phone, which has no keys to explain. */
export const Wide = chakra('span', { base: { display: { base: 'none', md: 'contents' } } })
