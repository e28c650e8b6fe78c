import { lazy, type ReactNode, Suspense, useState } from 'react'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { type AddingWindow, OpenAdding } from './adding.ts'
import { useTellAdded } from './use-tell-added.ts'

const PasteDialog = lazy(() => importWhenOnline(() => import('./pasting/paste-dialog.tsx')))
const BankDialog = lazy(() => importWhenOnline(() => import('./bank/bank-dialog.tsx')))

/** Wraps a list of questions with the windows that add several questions at once. */
export const AddingWindows = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<AddingWindow>()
  const tellAdded = useTellAdded()
  const close = () => setOpen(undefined)
  return (
    <OpenAdding value={setOpen}>
      {children}
      <Suspense fallback={null}>
        {open?.kind === 'paste' && <PasteDialog given={open.text} onAdded={tellAdded} onClose={close} />}
        {open?.kind === 'bank' && <BankDialog onAdded={tellAdded} onClose={close} />}
      </Suspense>
    </OpenAdding>
  )
}
