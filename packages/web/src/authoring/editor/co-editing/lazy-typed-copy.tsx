import { type ComponentProps, lazy, Suspense } from 'react'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'

const TypedCopy = lazy(() => importWhenOnline(() => import('./typed-copy.tsx')))

/** Offers a copy of unsaved questions where a quiz can’t be edited any more. Loaded only there. */
export const LazyTypedCopy = (props: ComponentProps<typeof TypedCopy>) => (
  <Suspense fallback={null}>
    <TypedCopy {...props} />
  </Suspense>
)
