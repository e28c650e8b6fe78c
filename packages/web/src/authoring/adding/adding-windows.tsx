import { lazy, type ReactNode, Suspense, useRef, useState, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import type { Beginning } from '../document/begins-with.ts'
import { useEditor } from '../editor/editor-context.ts'
import { type Addition, goToAdded, takeBack } from './add-questions.ts'
import { type AddingWindow, OpenAdding } from './adding.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/**
 * Says in a toast what was added, with a button to undo it. The toast disappears with the editor, because
 * nothing can be undone outside of it.
 */
const useTellAdded = (): ((addition: Addition) => void) => {
  const editor = useEditor()
  const dismissals = useRef<(() => void)[]>([])
  useEffect(() => {
    const { current } = dismissals
    return () => current.forEach((dismiss) => dismiss())
  }, [])
  return (addition) =>
    void dismissals.current.push(
      toast.success(
        sayCount(addition.added.length, '{count} question added', '{count} questions added'),
        undefined,
        {
          label: say('Undo'),
          run: () => takeBack(editor, addition),
        },
      ),
    )
}

const PasteDialog = lazy(() => importWhenOnline(() => import('./pasting/paste-dialog.tsx')))
const BankDialog = lazy(() => importWhenOnline(() => import('./bank/bank-dialog.tsx')))

const windowOf: Record<Beginning, AddingWindow | undefined> = {
  'write by hand': undefined,
  'paste a list': { kind: 'paste' },
  'take from other quizzes': { kind: 'bank' },
}

type AddingWindowsProps = {
  /** What the author chose before the editor was opened. */
  beginning: Beginning | undefined
  children: ReactNode
}

/** Wraps a list of questions with the windows that add several questions at once. */
export const AddingWindows = ({ beginning, children }: AddingWindowsProps) => {
  const editor = useEditor()
  const [open, setOpen] = useState<AddingWindow | undefined>(beginning && windowOf[beginning])
  const tellAdded = useTellAdded()
  const added = useRef<Addition>(undefined)
  const noteAdded = (addition: Addition) => {
    added.current = addition
    tellAdded(addition)
  }
  // An open window keeps the focus: what was added gets it once the window is gone.
  const close = () => {
    flushSync(() => setOpen(undefined))
    if (added.current) goToAdded(editor, added.current)
    added.current = undefined
  }
  return (
    <OpenAdding value={setOpen}>
      {children}
      <Suspense fallback={null}>
        {open?.kind === 'paste' && <PasteDialog given={open.given} onAdded={noteAdded} onClose={close} />}
        {open?.kind === 'bank' && <BankDialog onAdded={noteAdded} onClose={close} />}
      </Suspense>
    </OpenAdding>
  )
}
