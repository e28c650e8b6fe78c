import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import type { MergeDialogProps } from './merge-dialog.tsx'

const Loaded = lazy(() =>
  importWhenOnline(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog })),
)

/** The `MergeDialog`, loaded only when it is needed: comparing questions takes 8 KB of code. */
export const LazyMergeDialog = (props: MergeDialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
