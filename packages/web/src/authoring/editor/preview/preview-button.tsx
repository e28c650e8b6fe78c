import { Eye } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { previewNames, showPreview, useIsPreviewShown } from './preview-choice.ts'

/** Shows or hides the preview of the active question. */
export const PreviewButton = () => {
  const isShown = useIsPreviewShown()
  return (
    <IconButton
      label={previewNames.show}
      icon={<Eye aria-hidden />}
      aria-pressed={isShown}
      css={isShown ? { color: 'accent.fg', bg: 'accent.subtle' } : undefined}
      onClick={() => showPreview(!isShown)}
    />
  )
}
