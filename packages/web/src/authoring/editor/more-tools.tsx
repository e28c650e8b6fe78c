import { say } from '@quizwright/domain/language/say.ts'
import { Ellipsis, Eye, Languages, ListOrdered, Replace, Shuffle } from 'lucide-react'
import { IconButton } from '../../ui/buttons/button.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { previewNames, showPreview, useIsPreviewShown } from './preview/preview-choice.ts'
import { toolNames } from './tool-names.ts'

type MoreToolsProps = {
  onShuffle: () => void
  onFind: () => void
  onShowSummary: () => void
  /** Undefined where questions are in one language only. */
  onTranslate: (() => void) | undefined
}

/** The tools that have no button of their own on a phone, so that the buttons of the bar fit into one row. */
export const MoreTools = ({ onShuffle, onFind, onShowSummary, onTranslate }: MoreToolsProps) => {
  const isPreviewShown = useIsPreviewShown()
  return (
    <Menu
      label={say('More tools')}
      items={[
        { label: toolNames.summary, icon: <ListOrdered />, onSelect: onShowSummary },
        { label: toolNames.find, icon: <Replace />, onSelect: onFind },
        {
          label: isPreviewShown ? previewNames.hide : previewNames.show,
          icon: <Eye />,
          onSelect: () => showPreview(!isPreviewShown),
        },
        { label: toolNames.shuffle, icon: <Shuffle />, onSelect: onShuffle },
        ...(onTranslate
          ? [{ label: toolNames.translations, icon: <Languages />, onSelect: onTranslate }]
          : []),
      ]}
      trigger={<IconButton label={say('More tools')} icon={<Ellipsis aria-hidden />} />}
    />
  )
}
