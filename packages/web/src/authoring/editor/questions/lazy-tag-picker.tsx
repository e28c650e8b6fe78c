import { lazy } from 'react'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { onFirstInput } from '../../../ui/loading/on-first-input.ts'

const load = async () => ({ default: (await import('./tag-picker.tsx')).TagPicker })
onFirstInput(load)

/** The picker of tags, which is loaded with the first click or key. */
export const LazyTagPicker = lazy(() => importWhenOnline(load))
