import { useMedia } from '../../../ui/use-media.ts'

/** Whether there is room for the list and the open row side by side. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)')
