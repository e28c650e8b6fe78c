import { Languages } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useIsFeatureOffered } from '../../../api/offered-kinds.ts'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { toolNames } from '../tool-names.ts'

const TranslationsDialog = lazy(() => importWhenOnline(() => import('./translations-dialog.tsx')))

/** Whether the services store questions in several languages. */
export const useAreTranslationsOffered = (): boolean => useIsFeatureOffered('translations')

/** The window with the translations of the quiz, loaded when it is first opened. */
export const LateTranslations = ({ onClose }: { onClose: () => void }) => (
  <Suspense>
    <TranslationsDialog onClose={onClose} />
  </Suspense>
)

/** Opens the translations of the quiz. */
export const TranslationsButton = () => {
  const [isOpen, setOpen] = useState(false)
  if (!useAreTranslationsOffered()) return null
  return (
    <>
      <IconButton
        label={toolNames.translations}
        icon={<Languages aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <LateTranslations onClose={() => setOpen(false)} />}
    </>
  )
}
