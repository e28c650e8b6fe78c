import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import type { MergeDialogProps } from './merge-dialog.tsx'

const Loaded = lazy(() =>
  importWhenOnline(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog })),
)

/** The `MergeDialog`, with 8 KB for comparing questions that are loaded when two authors met. */
export const LazyMergeDialog = (props: MergeDialogProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
